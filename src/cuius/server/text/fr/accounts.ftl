confirm-subject = Confirmez votre adresse
confirm-email =
    Bonjour { $name },

    quelqu’un, vous sans doute, a donné cette adresse à Cuius Regio. Pour la confirmer, ouvrez cette page avant
    demain à la même heure :

    { $link }

    Si ce n’était pas vous, ne faites rien ; l’adresse ne sera pas utilisée.

reset-subject = Choisissez un nouveau mot de passe
reset-email =
    Bonjour { $name },

    quelqu’un, vous sans doute, a demandé un nouveau mot de passe à Cuius Regio. Pour le choisir, ouvrez cette
    page dans l’heure :

    { $link }

    Si ce n’était pas vous, ne faites rien ; votre mot de passe reste le même.

password-changed-subject = Votre mot de passe a changé
password-changed-email =
    Bonjour { $name },

    votre mot de passe à Cuius Regio vient d’être changé. Si ce n’était pas vous, demandez-en aussitôt un nouveau :

    { $link }

email-changed-subject = Votre adresse a changé
email-changed-email =
    Bonjour { $name },

    votre compte à Cuius Regio a désormais une autre adresse, et celle-ci ne sert plus. Si ce n’était pas vous,
    écrivez à qui tient le serveur :

    { $link }

host-reset-subject = Choisissez un nouveau mot de passe
host-reset-email =
    Bonjour { $name },

    qui tient ce serveur vous permet de choisir un nouveau mot de passe à Cuius Regio. Pour le choisir, ouvrez
    cette page avant demain à la même heure :

    { $link }
