import type { Phrases } from '../../../phrases.ts';

export const shell = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen …',
  header: {
    account: 'Konto',
    addFunds: 'Guthaben aufladen',
    allServices: 'Alle Services',
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
    register: 'Konto erstellen',
    services: 'Services',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    unread:
      '{count, plural, one {Benachrichtigungen, {shown} ungelesen} other {Benachrichtigungen, {shown} ungelesen}}',
  },
  search: {
    label: 'Suchen',
    networks: 'Netzwerke',
    noMatch: 'Keine Ergebnisse für „{query}“',
    placeholder: 'Services und Netzwerke suchen',
    serviceTypes: 'Servicearten',
    services: 'Services',
  },
  language: { label: 'Sprache', choose: 'Sprache wählen' },
  theme: { label: 'Farbschema', dark: 'Dunkel', light: 'Hell', system: 'System' },
  currency: { label: 'Währung', RUB: 'Russischer Rubel', USD: 'US-Dollar' },
  footer: {
    about: 'Promotion-Services für jedes Netzwerk – mit klaren Preisen und Live-Tracking.',
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
      text: 'Vielleicht ist der Link falsch oder die Seite ist umgezogen.',
      action: 'Neue Bestellung',
    },
    serviceNotFound: {
      title: 'Service nicht gefunden',
      text: 'Vielleicht ist er nicht mehr verfügbar. Ähnliche Services finden Sie im Katalog.',
      action: 'Zurück zu allen Services',
    },
    serviceTypeNotFound: {
      title: 'Seite nicht gefunden',
      text: 'Vielleicht ist der Link falsch oder die Seite ist umgezogen.',
      action: 'Zurück zu allen Services',
    },
    orderNotFound: {
      title: 'Bestellung nicht gefunden',
      text: 'Diese Bestellung gibt es nicht oder sie gehört zu einem anderen Konto.',
      action: 'Alle Bestellungen ansehen',
    },
    somethingWrong: {
      title: 'Etwas ist schiefgelaufen',
      text: 'Versuchen Sie es in Kürze noch einmal. Tritt der Fehler wieder auf, kontaktieren Sie den Support.',
      action: 'Neue Bestellung',
    },
    frozen: {
      title: 'Ihr Konto ist gesperrt',
      text: 'Bestellungen und Zahlungen sind pausiert. Kontaktieren Sie den Support, dann finden wir eine Lösung.',
      action: 'Support kontaktieren',
    },
    owing: {
      text: 'Offener Betrag: {amount}. Laden Sie mindestens diesen Betrag auf, um Ihre Schulden zu begleichen und Ihr Konto zu entsperren.',
      action: 'Guthaben aufladen',
    },
    closedPanel:
      'Laufende Bestellungen werden noch geliefert. Mit allen anderen Anliegen wenden Sie sich an den Inhaber. Seine Adresse steht in den E-Mails, die Sie von diesem Panel erhalten haben.',
    closedPanelContact:
      'Laufende Bestellungen werden noch geliefert. Mit allen anderen Anliegen wenden Sie sich an {contact}.',
    errorPage: {
      text: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
      action: 'Zur Startseite',
    },
  },
  notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden.',
  offline: {
    title: 'Sie sind offline',
    text: 'Die Verbindung wird automatisch wiederhergestellt.',
    backOnline: 'Wieder online',
    unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    liveLost: 'Live-Aktualisierung unterbrochen. Verbindung wird wiederhergestellt …',
  },
  readOnly: {
    title: 'Dieses Panel nimmt zurzeit keine neuen Bestellungen an.',
    text: 'Sie können sich weiterhin anmelden, Ihre Bestellungen verfolgen, Einnahmen auszahlen lassen und den Support kontaktieren.',
  },
  moderation: {
    text: 'Ihre Zahlung wird geprüft.',
    verify: 'Verifizieren Sie Ihre Identität, damit wir die Zahlung gutschreiben können.',
    action: 'Identität verifizieren',
  },
  update: { text: 'Eine neue Version ist verfügbar', action: 'Aktualisieren' },
} satisfies Phrases['shell'];
