import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'Ihr Name',
    email: 'E-Mail',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    repeatPassword: 'Passwort wiederholen',
    companyName: 'Firmenname',
    companyAddress: 'Firmenanschrift',
    companySite: 'Internetseite',
    vat: 'USt-IdNr.',
    messenger: 'Messenger-Dienst',
    contact: 'Kontakt',
    phone: 'Telefon',
  },
  placeholders: {
    name: 'Wie dürfen wir Sie nennen?',
    contact: '@name oder Nummer',
  },
  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    hint: 'Mindestens 8 Zeichen. Ein kurzer Satz lässt sich gut merken und schwer erraten.',
    strength: {
      short: 'Zu kurz',
      weak: 'Leicht zu erraten',
      good: 'Gut',
      strong: 'Stark',
    },
  },
  accountType: {
    label: 'Art des Kontos',
    individual: 'Privatperson',
    company: 'Firma',
  },
  contacts: {
    title: 'Wo erreichen wir Sie?',
    hint: 'Für Fragen zu Ihren Bestellungen. Nur unser Support sieht das.',
    add: 'Kontakt hinzufügen',
    remove: 'Diesen Kontakt entfernen',
  },
  login: {
    title: 'Willkommen zurück',
    text: 'Melden Sie sich an, um zu bestellen, Bestellungen zu verfolgen und Ihr Guthaben zu verwalten.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    noAccount: 'Neu hier?',
    register: 'Konto erstellen',
    passwordChanged: 'Ihr neues Passwort ist gesetzt. Melden Sie sich damit an.',
    withCode: 'Sie werden angemeldet …',
    codeFailed: 'Dieser Anmeldelink gilt nicht mehr. Bitte melden Sie sich mit Ihrem Passwort an.',
  },
  register: {
    title: 'Konto erstellen',
    text: 'Das dauert keine Minute.',
    submit: 'Konto erstellen',
    haveAccount: 'Sie haben schon ein Konto?',
    login: 'Anmelden',
    terms:
      'Mit dem Erstellen eines Kontos akzeptieren Sie unsere <terms>Nutzungsbedingungen</terms> und die <privacy>Datenschutzerklärung</privacy>.',
  },
  firstOwner: {
    title: 'Inhaber werden',
    text: 'Dieses Panel hat noch keinen Inhaber. Wählen Sie Ihre Anmeldung; von hier aus leiten Sie alles.',
    submit: 'Konsole öffnen',
    expired: 'Dieser Link gilt nicht mehr. Starten Sie den Server neu: Er gibt einen neuen aus.',
  },
  reset: {
    title: 'Passwort vergessen?',
    text: 'Nennen Sie uns Ihre E-Mail, und wir schicken Ihnen einen Link für ein neues.',
    submit: 'Link senden',
    sentTitle: 'Schauen Sie in Ihr Postfach',
    sentText:
      'Wenn {email} hier ein Konto hat, ist ein Link unterwegs. Er funktioniert einmal und 30 Minuten lang.',
    again: 'Andere Adresse verwenden',
    back: 'Zurück zur Anmeldung',
    newTitle: 'Neues Passwort wählen',
    newText: 'Für das Konto von {email}. Alle offenen Sitzungen werden beendet.',
    newSubmit: 'Neues Passwort festlegen',
    expired: 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  },
  verify: {
    title: 'Ihre E-Mail wird bestätigt …',
    text: 'Das dauert nur einen Augenblick.',
    doneTitle: 'Ihre E-Mail ist bestätigt',
    doneText: 'Vielen Dank. Sie kommen jetzt jederzeit wieder in Ihr Konto.',
    failedTitle: 'Dieser Link gilt nicht mehr',
    failedText:
      'Er wurde schon benutzt, ist zu alt, oder die Adresse gehört zu einem anderen Konto. In Ihrem Profil können Sie sich einen neuen schicken lassen.',
    continue: 'Weiter',
    passwordTitle: 'Geben Sie Ihr Passwort ein',
    passwordText:
      'Sie sind in diesem Browser nicht angemeldet. Geben Sie Ihr Passwort ein, um zu bestätigen, dass das Konto Ihnen gehört.',
    confirm: 'E-Mail bestätigen',
    notMine: 'Ich habe dieses Konto nicht angelegt oder das Passwort vergessen',
  },
  captcha: {
    loading: 'Sicherheitsprüfung wird geladen …',
    missing: 'Schließen Sie zuerst die Sicherheitsprüfung ab.',
    failed:
      'Die Sicherheitsprüfung wurde nicht geladen. Prüfen Sie Ihre Verbindung, erlauben Sie sie in Ihrem Werbeblocker und versuchen Sie es erneut.',
  },
  aside: {
    title: 'Werbung für jedes Netzwerk, an einem Ort',
    prices: 'Preise vorab, ohne Überraschungen',
    progress: 'Jede Bestellung lässt sich live verfolgen',
    refund: 'Geld zurück für alles, was nicht geliefert wird',
  },
} satisfies Phrases['account'];
