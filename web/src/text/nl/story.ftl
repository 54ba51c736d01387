## Het logboek
log-turn = Ronde { $turn }
log-details = Bijzonderheden
log-filter = Het logboek filteren
log-sort = Wat te zien is
log-everything = Alles
log-sort-war = Oorlog
log-sort-sea = Op zee
log-sort-religion = Godsdienst
log-sort-diplomacy = Diplomatie
log-sort-new-world = De Nieuwe Wereld
log-sort-cards = Kaarten
log-sort-building = Opbouw
log-sort-points = Punten en volgorde
log-sort-court = Aan het hof
log-sort-troops = Troepen en aanvoerders
log-sort-provinces = Gewesten
log-sort-cities = Steden
log-sort-money = Geld

## Sinds de laatste zet
digest = { $count ->
    [one] Sinds je laatste zet: één gebeurtenis
   *[other] Sinds je laatste zet: { $count } gebeurtenissen
}
digest-so-far = { $count ->
    [one] Tot nu toe: één gebeurtenis
   *[other] Tot nu toe: { $count } gebeurtenissen
}
digest-events = Wat de anderen deden
digest-close = Wegleggen
digest-watch = Terugzien

## Afspelen
playback = Zetten van de anderen
playback-slow = langzaam
playback-normal = rustig
playback-fast = snel
playback-off = alles tegelijk
playback-skip = { $count ->
    [one] Eén stap overslaan ( s )
   *[other] { $count } stappen overslaan ( s )
}
