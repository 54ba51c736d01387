confirm-subject = Conferma il tuo indirizzo
confirm-email =
    Buongiorno { $name },

    qualcuno, speriamo tu, ha dato questo indirizzo a Cuius Regio. Per confermarlo, apri questa pagina entro un
    giorno:

    { $link }

    Se non eri tu, non fare nulla; l’indirizzo non sarà usato.

reset-subject = Scegli una nuova password
reset-email =
    Buongiorno { $name },

    qualcuno, speriamo tu, ha chiesto una nuova password a Cuius Regio. Per sceglierla, apri questa pagina entro
    un’ora:

    { $link }

    Se non eri tu, non fare nulla; la tua password resta com’è.

password-changed-subject = La tua password è cambiata
password-changed-email =
    Buongiorno { $name },

    la tua password a Cuius Regio è appena stata cambiata. Se non eri tu, chiedine subito una nuova:

    { $link }

email-changed-subject = Il tuo indirizzo è cambiato
email-changed-email =
    Buongiorno { $name },

    il tuo account a Cuius Regio ha ora un altro indirizzo, e questo non è più usato. Se non eri tu, scrivi a chi
    gestisce il server:

    { $link }

host-reset-subject = Scegli una nuova password
host-reset-email =
    Buongiorno { $name },

    chi gestisce questo server ti lascia scegliere una nuova password a Cuius Regio. Per sceglierla, apri questa
    pagina entro un giorno:

    { $link }
