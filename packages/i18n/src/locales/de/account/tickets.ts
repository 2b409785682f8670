import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Hilfe und Support',
  lead: 'Fragen Sie uns alles zu einer Bestellung, einer Zahlung oder Ihrem Konto. Wir antworten hier und per E-Mail.',
  new: 'Neues Ticket',
  show: 'Anzeigen',
  all: 'Alle',
  status: {
    open: 'Offen',
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
    title: 'Noch keine Tickets',
    text: 'Etwas ist unklar oder funktioniert nicht? Schreiben Sie uns, ein Mensch antwortet.',
  },
  noneHere: 'Keine Tickets mit diesem Status',
  form: {
    title: 'Wie können wir helfen?',
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
    reopens: 'Dieses Ticket ist geschlossen. Ihre Antwort öffnet es wieder.',
  },
  close: 'Als erledigt schließen',
  reopen: 'Wieder öffnen',
  trail: 'Seitenpfad',
  thread: 'Nachrichten',
} satisfies Phrases['tickets'];
