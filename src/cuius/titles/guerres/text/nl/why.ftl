# Waarom een bot zo antwoordt, in één zin.

why-attempt_town = { $town }: { $chance } % kans van slagen; dat voegt ongeveer { $gain } % toe aan de kans op de overwinning.
why-attempt_character = { $chance } % kans om over te halen: { $character }.
why-mission = { $country } kan geld en troepen sturen.
why-treaty = { $chance } % kans op een verdragspunt; dat voegt ongeveer { $gain } % toe aan de kans op de overwinning.
why-taxes = { $chance } % kans om de koninklijke belastingen te verhogen.
why-save_card = De kaart is een andere keer meer waard.
why-card_sure = De kaart helpt deze factie nu.
why-card = Deze kaart voegt ongeveer { $gain } % toe aan de kans op de overwinning.
why-muster = { $province }: van daaruit heeft een leger het meest te winnen.
why-rest = Geen mars is nu zijn kosten waard.
why-march_siege = { $province }: { $town } kan worden ingenomen.
why-march = { $province }: daar staat het leger het best.
why-battle = Een veldslag wordt met { $chance } % gewonnen.
why-no_battle = Een veldslag zou met maar { $chance } % worden gewonnen.
why-siege = { $town }: het beleg voegt ongeveer { $gain } % toe aan de kans op de overwinning.
why-no_siege = Geen beleg belooft hier iets.
why-ally_helped = De winst van de bondgenoot is ook de onze.
why-ally_refused = Het geld is hier nodig.
