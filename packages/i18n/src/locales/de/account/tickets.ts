import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'Support',
  lead: 'Haben Sie Fragen zu einer Bestellung, einer Zahlung oder Ihrem Konto? Wir antworten hier und per E-Mail.',
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
    text: 'Ist etwas unklar oder funktioniert etwas nicht? Schreiben Sie uns. Ihnen antwortet ein Mensch.',
  },
  noneHere: 'Keine Tickets mit diesem Status',
  form: {
    title: 'Wie können wir helfen?',
    subject: 'Betreff',
    order: 'Bestellnummer',
    text: 'Ihre Nachricht',
    textHint: 'Geben Sie hier nie Passwörter oder Kartennummern an.',
    send: 'Senden',
  },
  files: {
    add: 'Bilder oder ein PDF anhängen',
    hint: 'Bis zu 5 Dateien, je bis 10 MB',
    remove: '{name} entfernen',
    tooLarge: 'Größer als 10 MB',
    tooMany: 'Höchstens 5 Dateien pro Nachricht',
  },
  reply: {
    label: 'Ihre Antwort',
    reopens: 'Dieses Ticket ist geschlossen. Ihre Antwort öffnet es wieder.',
  },
  close: 'Als gelöst markieren',
  reopen: 'Wieder öffnen',
  trail: 'Seitenpfad',
  thread: 'Nachrichten',
} satisfies Phrases['tickets'];
