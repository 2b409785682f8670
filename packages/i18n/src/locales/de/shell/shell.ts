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
    openMenu: 'Menü öffnen',
    orders: 'Bestellungen',
    register: 'Konto anlegen',
    services: 'Leistungen',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
  },
  search: {
    label: 'Im Panel suchen',
    networks: 'Netzwerke',
    noMatch: 'Keine Treffer für „{query}“',
    placeholder: 'Leistungen und Netzwerke suchen',
    serviceTypes: 'Leistungsarten',
    services: 'Leistungen',
  },
  language: { label: 'Sprache', choose: 'Sprache wählen' },
  theme: { label: 'Farbschema', dark: 'Dunkel', light: 'Hell', system: 'Wie auf diesem Gerät' },
  currency: { label: 'Währung', RUB: 'Russischer Rubel', USD: 'US-Dollar' },
  footer: {
    about:
      'Werbeleistungen für jedes Netzwerk – mit klaren Preisen und einer Lieferung, die Sie verfolgen können.',
    account: 'Ihr Konto',
    api: 'API-Dokumentation',
    cookies: 'Cookie-Einstellungen',
    copyright: '© {year} {panel}',
    explore: 'Entdecken',
    follow: 'Folgen Sie uns',
    label: 'Fußzeile',
    legal: 'Rechtliches',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
  },
  errors: {
    notFound: {
      title: 'Diese Seite wurde nicht gefunden',
      text: 'Vielleicht ist die Adresse falsch geschrieben oder die Seite ist umgezogen.',
      action: 'Bestellung anlegen',
    },
    serviceNotFound: {
      title: 'Diese Leistung gibt es hier nicht',
      text: 'Vielleicht wurde sie eingestellt. Im Katalog finden Sie andere für dasselbe Netzwerk.',
      action: 'Zurück zu allen Leistungen',
    },
    serviceTypeNotFound: {
      title: 'Unter dieser Adresse ist nichts zu finden',
      text: 'Wir haben weder eine Seite noch eine Leistungsart mit diesem Namen.',
      action: 'Zurück zu allen Leistungen',
    },
    orderNotFound: {
      title: 'Diese Bestellung ließ sich nicht öffnen',
      text: 'Etwas stimmt nicht; vielleicht gibt es diese Bestellung nicht.',
      action: 'Alle Bestellungen ansehen',
    },
    somethingWrong: {
      title: 'Bei uns ist etwas schiefgelaufen',
      text: 'Versuchen Sie es gleich noch einmal.',
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
    errorPage: {
      text: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
      action: 'Zur Startseite',
    },
  },
  offline: {
    title: 'Sie sind offline',
    text: 'Es geht weiter, sobald die Verbindung wieder steht.',
    backOnline: 'Sie sind wieder online',
  },
  moderation: {
    text: 'Eine Ihrer Zahlungen wird geprüft.',
    verify: 'Bestätigen Sie Ihre Identität, damit sie gutgeschrieben werden kann.',
    action: 'Identität bestätigen',
  },
  update: { text: 'Eine neue Version steht bereit', action: 'Aktualisieren' },
} satisfies Phrases['shell'];
