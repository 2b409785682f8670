import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: 'Guten Tag {name},',
  greetingNameless: 'Guten Tag,',
  buttonFallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  validFor: 'Der Link funktioniert einmal. Gültigkeit: {duration}.',
  signature: 'Ihr Team von {panel}',
  reason: 'Sie erhalten diese Nachricht, weil zu dieser Adresse ein Konto bei {panel} gehört.',
  unsubscribe: 'Abbestellen',
  account: {
    welcome: {
      subject: 'Willkommen bei {panel}: bitte bestätigen Sie Ihre E-Mail',
      title: 'Schön, dass Sie da sind',
      text: 'Ihr Konto bei {panel} ist bereit. Bestätigen Sie, dass diese Adresse Ihnen gehört, damit Sie jederzeit wieder hineinkommen und wir Sie über Ihre Bestellungen informieren können.',
      action: 'E-Mail bestätigen',
    },
    alreadyRegistered: {
      subject: 'Sie haben bereits ein Konto bei {panel}',
      title: 'Sie haben bereits ein Konto',
      text: 'Jemand, vielleicht Sie selbst, hat sich gerade mit dieser Adresse bei {panel} registriert. Sie gehört schon zu Ihrem Konto, es hat sich also nichts geändert. Melden Sie sich mit Ihrem Passwort an oder fordern Sie auf derselben Seite ein neues an.',
      action: 'Anmelden',
    },
    verifyEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail für {panel}',
      title: 'E-Mail bestätigen',
      text: 'Bestätigen Sie, dass diese Adresse Ihnen gehört, damit Sie jederzeit wieder in Ihr Konto bei {panel} kommen.',
      action: 'E-Mail bestätigen',
    },
    passwordReset: {
      subject: 'Neues Passwort für {panel}',
      title: 'Neues Passwort wählen',
      text: 'Sie haben ein neues Passwort für Ihr Konto bei {panel} angefordert. Wenn Sie es festlegen, werden alle offenen Sitzungen beendet.',
      action: 'Neues Passwort festlegen',
    },
  },
} satisfies Phrases['mail'];
