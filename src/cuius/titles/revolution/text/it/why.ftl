# Perché un bot risponde così, in una frase.

why-treasury = Mancano le monete.
why-support = Nella sua casella la pedina renderà più tardi più che sulla mappa.
why-province = { $province }: una pedina in più vale circa { $gain } PV.
why-neutral = { $province }: lì una pedina neutra disturba meno.
why-arranged = { $province }: disposta così vale circa { $value } PV.
why-no_army = Nessuna regione ripagherebbe un altro esercito.
why-region = { $region }: un esercito in più vi vale circa { $gain } PV.
why-army_kept = L’esercito vale la sua paga: { $region }.
why-army_dismissed = L’esercito costa più di quanto renda: { $region }.
why-siege = Assedio: { $city }; è ciò che più toglie ai rivali.
why-no_siege = Qui nessun assedio renderebbe.
why-conversion = { $place }: la pedina che rende di più cambiando parte.
why-stake = { $city }: { $coins ->
    [one] lì una moneta vale circa { $gain } PV più che nel tesoro
   *[other] lì { $coins } monete valgono circa { $gain } PV più che nel tesoro
}.
why-no_stake = Nessuna città ripaga ora una moneta.
why-taxes = In questo turno { $wanted ->
    [one] serve circa una moneta
   *[other] servono circa { $wanted } monete
}.
