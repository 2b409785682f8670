import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Regeln',
  rules: {
    'wallet totals equal their postings': 'Guthaben entsprechen der Summe ihrer Buchungszeilen',
    'debits equal credits in every panel': 'Soll und Haben sind gleich',
    'no wallet is below its floor': 'Kein Guthaben liegt unter null',
    'nobody holds cash beside a debt': 'Kein Kunde hat zugleich eingezahltes Guthaben und Schulden',
    'every balance follows from the one before': 'Jeder Saldo ergibt sich aus dem vorherigen',
    'every transaction has a posting': 'Jede Buchung hat Buchungszeilen',
    'a reversal mirrors what it reverses': 'Jede Stornobuchung spiegelt die stornierte Buchung',
    'money goes only known ways': 'Geld fließt nur zwischen zulässigen Konten',
    'money passes between customers only when guest orders are taken over':
      'Geld geht nur dann von einem Kunden auf einen anderen über, wenn Gastbestellungen übernommen werden',
    'no order is refunded or recognised beyond its charge':
      'Keine Bestellung wird über ihren Betrag hinaus erstattet oder als Umsatz gebucht',
    'a hold is whole or settled': 'Reserviertes Geld ist unberührt oder vollständig abgerechnet',
    'coupons are used within their limits': 'Gutscheine bleiben innerhalb ihrer Limits',
    'cashback stays within its promise': 'Cashback bleibt innerhalb des zugesagten Betrags',
    'widget rewards stand as they were paid': 'Widget-Prämien entsprechen den gezahlten Beträgen',
    'every paid invoice has one transaction of its amount':
      'Jede bezahlte Rechnung hat eine Buchung über ihren Betrag',
    'no transaction credits an invoice that was never paid':
      'Für nie bezahlte Rechnungen gibt es keine Gutschrift',
    'what an invoice brought its payer is its amount less what went back':
      'Gutgeschrieben ist der Rechnungsbetrag abzüglich Erstattungen und Rückbuchungen',
    'what went back of an invoice is the sum of its reversals':
      'Erstattungen und Rückbuchungen einer Rechnung entsprechen ihren Stornobuchungen',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Für einen Kauf oder eine Aufladung werden nie mehrere hinterlegte Karten gleichzeitig belastet',
    'an order is charged and refunded as the ledger says':
      'Abbuchungen und Erstattungen von Bestellungen entsprechen dem Hauptbuch',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Auf dem Treuhandkonto liegen die Beträge laufender Bestellungen, aber keine von beendeten',
    'a paid order was charged its cost': 'Für eine bezahlte Bestellung wurde ihr Preis abgebucht',
    'who paid less for a coupon has used it': 'Zu jedem Gutscheinrabatt ist eine Einlösung erfasst',
    'an order that was handed over stands with a provider, or in doubt':
      'Jede gesendete Bestellung liegt bei einem Anbieter oder hat einen unklaren Ausgang',
    'what stands with a provider was paid for': 'Jede Bestellung bei einem Anbieter ist bezahlt',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Jede an das übergeordnete Panel weitergegebene Bestellung gibt es dort genau einmal, bezahlt vom Inhaber',
    'what the parent panel placed for a child is known to that child':
      'Jede Bestellung, die das übergeordnete Panel für ein Child-Panel aufgegeben hat, ist diesem bekannt',
    'held money is that of open withdrawals': 'Reserviertes Geld entspricht offenen Auszahlungen',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Empfehlungsprämien entsprechen ihrem Anteil an der verbliebenen Zahlung',
  },
} satisfies Phrases['adminBooks'];
