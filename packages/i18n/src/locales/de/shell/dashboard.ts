import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Übersicht',
  welcome: '{hasName, select, yes {Hallo, {name}} other {Hallo}}',
  lead: 'Guthaben, Bestellungen und was Ihre Aufmerksamkeit braucht.',
  newOrder: 'Neue Bestellung',
  addFunds: 'Guthaben aufladen',
  balance: 'Guthaben',
  spentMonth: 'Ausgaben in 30 Tagen',
  deliveredToday: 'Heute geliefert',
  running: 'Laufende Bestellungen',
  change: '{percent} gegenüber den 30 Tagen davor',
  attention: {
    title: 'Braucht Ihre Aufmerksamkeit',
    none: 'Alles erledigt.',
    unpaid_orders:
      '{count, plural, one {# Bestellung wartet auf Ihre Zahlung} other {# Bestellungen warten auf Ihre Zahlung}}',
    failed_orders:
      '{count, plural, one {# Bestellung braucht Ihr Eingreifen} other {# Bestellungen brauchen Ihr Eingreifen}}',
    answered_tickets:
      '{count, plural, one {# neue Antwort vom Support} other {# neue Antworten vom Support}}',
    payments_in_review: '{count, plural, one {# Zahlung wird geprüft} other {# Zahlungen werden geprüft}}',
    verification_wanted: 'Schließen Sie die Prüfung Ihrer Karte ab',
    verification_rejected: 'Ihre Kartenprüfung wurde abgelehnt',
    guest_orders:
      '{count, plural, one {Mit Ihrer E-Mail wurde # Bestellung als Gast aufgegeben} other {Mit Ihrer E-Mail wurden # Bestellungen als Gast aufgegeben}}',
    email_unverified: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    low_balance:
      '{count, plural, =0 {Ihr Guthaben ist aufgebraucht} one {# Abo wartet auf Guthaben} other {# Abos warten auf Guthaben}}',
    owed: 'Sie schulden {amount} nach einer Rückbuchung',
  },
  byStatus: 'Bestellungen nach Status',
  grade: {
    title: 'Ihre Stufe',
    next: 'Noch {amount} bis {name}',
    progress: '{spent} von {goal}',
    discount: '{percent} Rabatt auf jede Bestellung',
    top: 'Sie haben die höchste Stufe.',
    all: 'Alle Stufen',
    perks: 'Das gehört dazu',
    closedSales: 'Geschlossene Verkaufsaktionen',
    manager: 'Persönlicher Ansprechpartner',
    chat: 'Beratungschat: {count, plural, one {# Tag} other {# Tage}}',
    thumbnail: 'Eigenes Vorschaubild: alle {count, plural, one {# Tag} other {# Tage}}',
  },
  spent: 'Ausgegeben',
  allTime: 'Seit Beginn',
  spending: 'Ausgaben pro Tag',
  chart: 'Tägliche Ausgaben der letzten 30 Tage. Die Zahlen stehen unter „Statistik“.',
  statistics: 'Statistik',
  recent: 'Letzte Bestellungen',
  allOrders: 'Alle Bestellungen',
} satisfies Phrases['dashboard'];
