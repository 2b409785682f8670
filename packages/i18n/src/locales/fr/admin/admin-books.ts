import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Règles',
  rules: {
    'wallet totals equal their postings': 'Le total de chaque portefeuille est la somme de ses écritures',
    'debits equal credits in every panel': 'Les débits égalent les crédits',
    'no wallet is below its floor': 'Aucun portefeuille n’est négatif',
    'nobody holds cash beside a debt': 'Personne n’a à la fois un solde et une dette',
    'every balance follows from the one before': 'Chaque solde découle du précédent',
    'every transaction has a posting': 'Chaque opération a des écritures',
    'a reversal mirrors what it reverses': 'Une contre-passation reflète ce qu’elle annule',
    'money goes only known ways': 'L’argent ne suit que des voies permises',
    'money passes between customers only when guest orders are taken over':
      'L’argent ne passe d’un client à l’autre que si des commandes d’invité sont reprises',
    'no order is refunded or recognised beyond its charge':
      'Aucune commande n’est remboursée ni comptabilisée au-delà de son montant',
    'a hold is whole or settled': 'Une réserve est intacte ou entièrement soldée',
    'coupons are used within their limits': 'Les codes promo restent dans leurs limites',
    'cashback stays within its promise': 'Le cashback reste dans la limite promise',
    'widget rewards stand as they were paid':
      'Les récompenses des widgets correspondent à ce qui a été versé',
    'every paid invoice has one transaction of its amount':
      'Chaque facture payée a une opération de son montant',
    'no transaction credits an invoice that was never paid':
      'Aucune opération ne crédite une facture jamais payée',
    'what an invoice brought its payer is its amount less what went back':
      'Ce qu’une facture a apporté au payeur est son montant moins les retours',
    'what went back of an invoice is the sum of its reversals':
      'Ce qui est revenu d’une facture est la somme de ses contre-passations',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Un achat ou une recharge ne débite qu’une carte liée à la fois',
    'an order is charged and refunded as the ledger says':
      'Les commandes sont débitées et remboursées comme l’indique le grand livre',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Le séquestre contient le montant des commandes en cours, et rien des terminées',
    'a paid order was charged its cost': 'Une commande payée a été débitée de son prix',
    'who paid less for a coupon has used it': 'Qui a payé moins grâce à un code promo l’a utilisé',
    'an order that was handed over stands with a provider, or in doubt':
      'Une commande envoyée est chez un fournisseur, ou son issue est inconnue',
    'what stands with a provider was paid for': 'Ce qui est chez un fournisseur a été payé',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Ce qu’un panel enfant a transmis est une seule commande de son panel parent, débitée à son propriétaire',
    'what the parent panel placed for a child is known to that child':
      'Ce qu’un panel parent a commandé pour un panel enfant y est connu',
    'held money is that of open withdrawals': 'L’argent réservé correspond aux retraits en cours',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Les primes de parrainage correspondent à l’argent conservé',
  },
} satisfies Phrases['adminBooks'];
