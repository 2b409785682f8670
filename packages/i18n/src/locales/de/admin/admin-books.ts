import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Regeln',
  rules: {
    'wallet totals equal their postings': 'Guthaben entsprechen der Summe ihrer Buchungen',
    'debits equal credits in every panel': 'Soll und Haben sind gleich',
    'no wallet is below its floor': 'Kein Guthaben liegt unter null',
    'nobody holds cash beside a debt': 'Niemand hat zugleich Guthaben und Schulden',
    'every balance follows from the one before': 'Jeder Saldo folgt aus dem vorherigen',
    'every transaction has a posting': 'Jede Transaktion hat Buchungen',
    'a reversal mirrors what it reverses': 'Eine Stornierung spiegelt, was sie storniert',
    'money goes only known ways': 'Geld fließt nur auf erlaubten Wegen',
    'money passes between customers only when guest orders are taken over':
      'Geld wechselt nur dann den Kunden, wenn Gastbestellungen übernommen werden',
    'no order is refunded or recognised beyond its charge':
      'Keine Bestellung wird über ihren Betrag hinaus erstattet oder als Umsatz gebucht',
    'a hold is whole or settled': 'Eine Reservierung ist unberührt oder ganz abgerechnet',
    'coupons are used within their limits': 'Gutscheine bleiben in ihren Grenzen',
    'cashback stays within its promise': 'Cashback bleibt im zugesagten Rahmen',
    'widget rewards stand as they were paid': 'Widget-Prämien entsprechen dem Ausgezahlten',
    'every paid invoice has one transaction of its amount':
      'Jede bezahlte Rechnung hat eine Transaktion über ihren Betrag',
    'no transaction credits an invoice that was never paid':
      'Keine Transaktion schreibt eine nie bezahlte Rechnung gut',
    'what an invoice brought its payer is its amount less what went back':
      'Was eine Rechnung dem Zahler brachte, ist ihr Betrag abzüglich der Rückzahlungen',
    'what went back of an invoice is the sum of its reversals':
      'Was von einer Rechnung zurückging, ist die Summe ihrer Stornierungen',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Ein Kauf oder eine Aufladung belastet immer nur eine verknüpfte Karte',
    'an order is charged and refunded as the ledger says':
      'Bestellungen sind so belastet und erstattet, wie es im Hauptbuch steht',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Das Treuhandkonto hält den Betrag laufender Bestellungen und nichts von beendeten',
    'a paid order was charged its cost': 'Eine bezahlte Bestellung wurde mit ihrem Preis belastet',
    'who paid less for a coupon has used it': 'Wer mit Gutschein weniger zahlte, hat ihn auch eingelöst',
    'an order that was handed over stands with a provider, or in doubt':
      'Eine gesendete Bestellung liegt beim Anbieter oder ihr Ausgang ist unklar',
    'what stands with a provider was paid for': 'Was bei einem Anbieter liegt, ist bezahlt',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Was ein Child-Panel weitergab, ist eine Bestellung des Eltern-Panels auf Kosten des Inhabers',
    'what the parent panel placed for a child is known to that child':
      'Was ein Eltern-Panel für ein Child-Panel bestellt hat, ist dort bekannt',
    'held money is that of open withdrawals': 'Reserviertes Geld entspricht offenen Auszahlungen',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Empfehlungsprämien entsprechen dem Anteil am behaltenen Geld',
  },
} satisfies Phrases['adminBooks'];
