# Mistakes named `bots.<message>`.

mistake-no-level = There is no bot level ‘{ $level }’; there are { $levels }.
