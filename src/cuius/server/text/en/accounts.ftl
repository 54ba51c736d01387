confirm-subject = Confirm your email address
confirm-email =
    Good day { $name },

    somebody, hopefully you, gave this address to Cuius Regio. To confirm it, open this page within a day:

    { $link }

    If it was not you, do nothing; the address will not be used.

reset-subject = Choose a new password
reset-email =
    Good day { $name },

    somebody, hopefully you, asked for a new password at Cuius Regio. To choose one, open this page within an hour:

    { $link }

    If it was not you, do nothing; your password stays as it is.

password-changed-subject = Your password was changed
password-changed-email =
    Good day { $name },

    your password at Cuius Regio has just been changed. If it was not you, ask for a new password at once:

    { $link }

email-changed-subject = Your email address was changed
email-changed-email =
    Good day { $name },

    your account at Cuius Regio now has another email address, and this one is no longer used. If it was not you,
    write to the host of the server:

    { $link }

host-reset-subject = Choose a new password
host-reset-email =
    Good day { $name },

    the host of this server lets you choose a new password at Cuius Regio. To choose one, open this page within a day:

    { $link }
