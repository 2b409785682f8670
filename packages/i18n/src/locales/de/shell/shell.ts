import type { Phrases } from '../../../phrases.ts';

export const shell = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Die Seite wird geladen …',
  header: {
    account: 'Konto',
    addFunds: 'Guthaben aufladen',
    allServices: 'Alle Leistungen',
    balance: 'Guthaben',
    cart: 'Warenkorb',
    cartItems:
      '{count, plural, =0 {Ihr Warenkorb ist leer} one {# Artikel im Warenkorb} other {# Artikel im Warenkorb}}',
    closeMenu: 'Menü schließen',
    dashboard: 'Übersicht',
    home: '{panel}: Startseite',
    navigation: 'Hauptnavigation',
    newOrder: 'Bestellen',
    notifications: 'Benachrichtigungen',
    openMenu: 'Menü öffnen',
    orders: 'Bestellungen',
    register: 'Konto anlegen',
    services: 'Leistungen',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    unread: '{count, plural, one {Benachrichtigungen, # ungelesen} other {Benachrichtigungen, # ungelesen}}',
  },
  search: {
    label: 'Suchen',
    networks: 'Netzwerke',
    noMatch: 'Keine Treffer für „{query}“',
    placeholder: 'Leistungen und Netzwerke suchen',
    serviceTypes: 'Leistungsarten',
    services: 'Leistungen',
  },
  language: { label: 'Sprache', choose: 'Sprache wählen' },
  theme: { label: 'Farbschema', dark: 'Dunkel', light: 'Hell', system: 'Wie das System' },
  currency: { label: 'Währung', RUB: 'Russischer Rubel', USD: 'US-Dollar' },
  footer: {
    about:
      'Werbeleistungen für jedes Netzwerk – mit klaren Preisen und einer Lieferung, die Sie verfolgen können.',
    account: 'Ihr Konto',
    api: 'API-Dokumentation',
    contact: 'Kontakt',
    cookies: 'Cookie-Einstellungen',
    copyright: '© {year} {panel}',
    explore: 'Entdecken',
    follow: 'Folgen Sie uns',
    label: 'Fußzeile',
    legal: 'Rechtliches',
    privacy: 'Datenschutz',
    refunds: 'Erstattungen',
    terms: 'Nutzungsbedingungen',
  },
  errors: {
    notFound: {
      title: 'Diese Seite wurde nicht gefunden',
      text: 'Vielleicht ist die Adresse falsch geschrieben oder die Seite ist umgezogen.',
      action: 'Bestellung anlegen',
    },
    serviceNotFound: {
      title: 'Leistung nicht gefunden',
      text: 'Vielleicht ist sie nicht mehr verfügbar. Ähnliche Leistungen finden Sie im Katalog.',
      action: 'Zurück zu allen Leistungen',
    },
    serviceTypeNotFound: {
      title: 'Seite nicht gefunden',
      text: 'Der Link ist vielleicht falsch, oder die Seite ist umgezogen.',
      action: 'Zurück zu allen Leistungen',
    },
    orderNotFound: {
      title: 'Bestellung nicht gefunden',
      text: 'Diese Bestellung gibt es nicht, oder sie gehört zu einem anderen Konto.',
      action: 'Alle Bestellungen ansehen',
    },
    somethingWrong: {
      title: 'Bei uns ist etwas schiefgelaufen',
      text: 'Wir kümmern uns darum. Versuchen Sie es gleich noch einmal.',
      action: 'Bestellung anlegen',
    },
    frozen: {
      title: 'Ihr Konto ist gesperrt',
      text: 'Bestellungen und Zahlungen ruhen. Schreiben Sie uns, dann klären wir es gemeinsam.',
      action: 'Support kontaktieren',
    },
    owing: {
      text: 'Offener Betrag: {amount}. Laden Sie mindestens so viel auf. Er wird zuerst verrechnet, danach ist Ihr Konto sofort wieder frei.',
      action: 'Guthaben aufladen',
    },
    closedPanel:
      'Laufende Bestellungen werden noch ausgeführt. Für alles andere schreiben Sie dem Betreiber dieses Panels: Seine Adresse steht in den E-Mails, die Sie von ihm bekommen haben.',
    closedPanelContact:
      'Laufende Bestellungen werden noch ausgeführt. Für alles andere schreiben Sie an {contact}.',
    errorPage: {
      text: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
      action: 'Zur Startseite',
    },
  },
  notLoaded: 'Ein Teil dieser Seite wurde nicht geladen.',
  offline: {
    title: 'Sie sind offline',
    text: 'Wir verbinden automatisch neu.',
    backOnline: 'Sie sind wieder online',
    unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    liveLost: 'Live-Aktualisierung unterbrochen. Verbindung wird wiederhergestellt …',
  },
  readOnly: {
    title: 'Dieses Panel nimmt zurzeit keine neuen Bestellungen an.',
    text: 'Sie können sich weiterhin anmelden, Ihre Bestellungen verfolgen, Einnahmen auszahlen lassen und den Support kontaktieren.',
  },
  moderation: {
    text: 'Eine Ihrer Zahlungen wird geprüft.',
    verify: 'Bestätigen Sie Ihre Identität, damit sie gutgeschrieben werden kann.',
    action: 'Identität bestätigen',
  },
  update: { text: 'Eine neue Version steht bereit', action: 'Aktualisieren' },
} satisfies Phrases['shell'];
