confirm-subject = Bevestig je e-mailadres
confirm-email =
    Goedendag { $name },

    iemand, hopelijk jij, gaf dit adres op bij Cuius Regio. Open binnen een dag deze pagina om het te bevestigen:

    { $link }

    Was jij het niet, doe dan niets; het adres wordt niet gebruikt.

reset-subject = Kies een nieuw wachtwoord
reset-email =
    Goedendag { $name },

    iemand, hopelijk jij, vroeg bij Cuius Regio om een nieuw wachtwoord. Open binnen een uur deze pagina om het te
    kiezen:

    { $link }

    Was jij het niet, doe dan niets; je wachtwoord blijft zoals het is.

password-changed-subject = Je wachtwoord is gewijzigd
password-changed-email =
    Goedendag { $name },

    je wachtwoord bij Cuius Regio is zojuist gewijzigd. Was jij het niet, vraag dan meteen een nieuw aan:

    { $link }

email-changed-subject = Je e-mailadres is gewijzigd
email-changed-email =
    Goedendag { $name },

    je account bij Cuius Regio heeft nu een ander e-mailadres, en dit wordt niet meer gebruikt. Was jij het niet,
    schrijf dan aan wie de server beheert:

    { $link }

host-reset-subject = Kies een nieuw wachtwoord
host-reset-email =
    Goedendag { $name },

    de beheerder van deze server laat je een nieuw wachtwoord kiezen bij Cuius Regio. Open binnen een dag deze
    pagina om het te kiezen:

    { $link }
