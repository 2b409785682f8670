import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'Übersicht',
  welcome: '{hasName, select, yes {Hallo, {name}} other {Hallo}}',
  lead: 'Guthaben, Bestellungen und was zu tun ist.',
  newOrder: 'Neue Bestellung',
  addFunds: 'Guthaben aufladen',
  balance: 'Guthaben',
  spentMonth: 'Ausgaben, letzte 30 Tage',
  deliveredToday: 'Heute geliefert',
  running: 'Laufende Bestellungen',
  change: '{percent} ggü. den vorigen 30 Tagen',
  attention: {
    title: 'Bitte beachten',
    none: 'Nichts zu tun.',
    unpaid_orders:
      '{count, plural, one {# Bestellung wartet auf Zahlung} other {# Bestellungen warten auf Zahlung}}',
    failed_orders:
      '{count, plural, one {Aktion nötig bei # Bestellung} other {Aktion nötig bei # Bestellungen}}',
    answered_tickets:
      '{count, plural, one {# neue Antwort vom Support} other {# neue Antworten vom Support}}',
    payments_in_review: '{count, plural, one {# Zahlung in Prüfung} other {# Zahlungen in Prüfung}}',
    verification_wanted: 'Schließen Sie die Kartenverifizierung ab',
    verification_rejected: 'Die Kartenverifizierung wurde abgelehnt',
    guest_orders:
      '{count, plural, one {# Gastbestellung mit Ihrer E-Mail-Adresse} other {# Gastbestellungen mit Ihrer E-Mail-Adresse}}',
    email_unverified: 'Bestätigen Sie Ihre E-Mail-Adresse',
    low_balance:
      '{count, plural, =0 {Ihr Guthaben ist aufgebraucht} one {# Abo wartet auf Guthaben} other {# Abos warten auf Guthaben}}',
    owed: 'Offen aus einer zurückgebuchten Zahlung: {amount}',
  },
  byStatus: 'Bestellungen nach Status',
  grade: {
    title: 'Ihre Kundenstufe',
    next: 'Noch {amount} bis {name}',
    progress: '{spent} von {goal}',
    discount: '{percent} Rabatt auf jede Bestellung',
    top: 'Sie haben die höchste Stufe erreicht.',
    all: 'Alle Stufen',
    perks: 'Ihre Vorteile',
    closedSales: 'Exklusive Angebote',
    manager: 'Persönliche Betreuung',
    chat: 'Beratungschat: {count, plural, one {# Tag} other {# Tage}}',
    thumbnail: 'Individuelles Vorschaubild: {count, plural, one {täglich} other {alle # Tage}}',
  },
  spent: 'Ausgegeben',
  allTime: 'Gesamter Zeitraum',
  spending: 'Ausgaben pro Tag',
  chart: 'Ausgaben pro Tag in den letzten 30 Tagen. Die Zahlen finden Sie unter „Statistik“.',
  statistics: 'Statistik',
  recent: 'Letzte Bestellungen',
  allOrders: 'Alle Bestellungen',
} satisfies Phrases['dashboard'];
