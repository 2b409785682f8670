import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Name',
    email: 'E-Mail',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    repeatPassword: 'Passwort wiederholen',
    companyName: 'Firmenname',
    companyAddress: 'Firmenanschrift',
    companySite: 'Website',
    vat: 'USt-IdNr.',
    messenger: 'Messenger',
    contact: 'Kontakt',
    phone: 'Telefon',
  },
  placeholders: {
    name: 'Ihr Name',
    contact: '@name oder Nummer',
  },
  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    hint: 'Mindestens 8 Zeichen. Ein kurzer Satz ist leicht zu merken und schwer zu erraten.',
    strength: {
      short: 'Zu kurz',
      weak: 'Leicht zu erraten',
      good: 'Gut',
      strong: 'Stark',
    },
  },
  accountType: {
    label: 'Kontoart',
    individual: 'Privatperson',
    company: 'Firma',
  },
  contacts: {
    title: 'Wie erreichen wir Sie?',
    hint: 'Für Fragen zu Ihren Bestellungen. Nur für den Support sichtbar.',
    add: 'Kontakt hinzufügen',
    remove: 'Kontakt entfernen',
  },
  login: {
    title: 'Willkommen zurück',
    text: 'Melden Sie sich an, um zu bestellen, Bestellungen zu verfolgen und Ihr Guthaben zu verwalten.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    register: 'Konto erstellen',
    passwordChanged: 'Passwort geändert. Melden Sie sich mit dem neuen Passwort an.',
    withCode: 'Anmeldung läuft …',
    codeFailed: 'Dieser Anmeldelink ist abgelaufen. Melden Sie sich mit Ihrem Passwort an.',
  },
  register: {
    title: 'Konto erstellen',
    text: 'Das dauert keine Minute.',
    submit: 'Konto erstellen',
    haveAccount: 'Sie haben schon ein Konto?',
    login: 'Anmelden',
    terms:
      'Mit der Erstellung eines Kontos akzeptieren Sie unsere <terms>Nutzungsbedingungen</terms> und die <privacy>Datenschutzerklärung</privacy>.',
  },
  firstOwner: {
    title: 'Inhaberkonto erstellen',
    text: 'Dieses Panel hat noch keinen Inhaber. Der Inhaber steuert alles über die Konsole.',
    submit: 'Inhaberkonto erstellen',
    expired: 'Dieser Link funktioniert nicht mehr. Starten Sie den Server neu, um einen neuen zu erhalten.',
  },
  reset: {
    title: 'Passwort vergessen?',
    text: 'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link zum Zurücksetzen.',
    submit: 'Link senden',
    sentTitle: 'Sehen Sie in Ihrem Postfach nach',
    sentText:
      'Wenn zu {email} ein Konto gehört, haben wir einen Link gesendet. Er funktioniert nur einmal und läuft nach 30 Minuten ab.',
    again: 'Andere Adresse verwenden',
    back: 'Zurück zur Anmeldung',
    newTitle: 'Neues Passwort wählen',
    newText: 'Für {email}. Alle anderen Sitzungen werden beendet.',
    newSubmit: 'Neues Passwort festlegen',
    expired: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  },
  verify: {
    title: 'Ihre E-Mail-Adresse wird bestätigt …',
    text: 'Einen Moment bitte.',
    doneTitle: 'E-Mail-Adresse bestätigt',
    doneText: 'Vielen Dank. Sie können Ihr Konto jetzt bei Bedarf per E-Mail wiederherstellen.',
    failedTitle: 'Dieser Link funktioniert nicht mehr',
    failedText:
      'Er ist abgelaufen, wurde schon verwendet oder die Adresse gehört zu einem anderen Konto. Fordern Sie in Ihrem Profil einen neuen Link an.',
    continue: 'Weiter',
    console: 'Konsole öffnen',
    passwordTitle: 'Geben Sie Ihr Passwort ein',
    passwordText:
      'Sie sind in diesem Browser nicht angemeldet. Geben Sie Ihr Passwort ein, um zu bestätigen, dass das Konto Ihnen gehört.',
    confirm: 'E-Mail-Adresse bestätigen',
    notMine: 'Ich habe dieses Konto nicht erstellt oder das Passwort vergessen',
  },
  captcha: {
    loading: 'Sicherheitsprüfung wird geladen …',
    missing: 'Schließen Sie zuerst die Sicherheitsprüfung ab.',
    failed:
      'Die Sicherheitsprüfung wurde nicht geladen. Prüfen Sie Ihre Verbindung, lassen Sie die Prüfung in Ihrem Werbeblocker zu und versuchen Sie es erneut.',
  },
  aside: {
    title: 'Promotion für jedes Netzwerk an einem Ort',
    prices: 'Klare Preise, keine Überraschungen',
    progress: 'Bestellungen live verfolgen',
    refund: 'Erstattung für alles, was nicht geliefert wird',
  },
} satisfies Phrases['account'];
