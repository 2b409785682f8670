import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Hilfe und Support',
  lead: 'Fragen Sie uns alles zu einer Bestellung, einer Zahlung oder Ihrem Konto. Wir antworten hier und per E-Mail.',
  new: 'Neue Frage',
  show: 'Anzeigen',
  all: 'Alle',
  status: {
    open: 'Wartet auf uns',
    answered: 'Beantwortet',
    closed: 'Geschlossen',
  },
  unread: 'Neue Antwort',
  messages: '{count, plural, one {# Nachricht} other {# Nachrichten}}',
  you: 'Sie',
  youSaid: 'Sie: {text}',
  byMail: 'per E-Mail',
  order: 'Bestellung {order}',
  opened: 'Eröffnet <time></time>',
  empty: {
    title: 'Noch keine Fragen',
    text: 'Ist etwas unklar oder läuft nicht, wie es soll, schreiben Sie uns. Es antwortet ein Mensch.',
  },
  noneHere: 'Nichts mit diesem Status',
  form: {
    title: 'Was können wir für Sie tun?',
    subject: 'Betreff',
    order: 'Bestellnummer',
    text: 'Ihre Nachricht',
    textHint: 'Schreiben Sie hier nie Passwörter oder Kartennummern.',
    send: 'Senden',
  },
  files: {
    add: 'Bilder oder ein PDF anfügen',
    hint: 'Bis zu fünf Dateien je 10 MB',
    remove: '{name} entfernen',
    tooLarge: 'Größer als 10 MB',
    tooMany: 'In eine Nachricht passen nur fünf Dateien',
  },
  reply: {
    label: 'Ihre Antwort',
    reopens: 'Diese Unterhaltung ist geschlossen. Ihre Antwort öffnet sie wieder.',
  },
  close: 'Als erledigt schließen',
  reopen: 'Wieder öffnen',
  trail: 'Wo Sie sind',
  thread: 'Nachrichten',
} satisfies Phrases['tickets'];
