import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Règles',
  rules: {
    'wallet totals equal their postings': 'Le solde de chaque portefeuille est la somme de ses écritures',
    'debits equal credits in every panel': 'Les débits égalent les crédits',
    'no wallet is below its floor': 'Aucun portefeuille n’a de solde négatif',
    'nobody holds cash beside a debt': 'Aucun client n’a à la fois des fonds versés et une dette',
    'every balance follows from the one before': 'Chaque solde découle du précédent',
    'every transaction has a posting': 'Chaque transaction a des écritures',
    'a reversal mirrors what it reverses': 'Une contre-passation reflète ce qu’elle annule',
    'money goes only known ways': 'L’argent ne circule qu’entre des comptes autorisés',
    'money passes between customers only when guest orders are taken over':
      'L’argent ne passe d’un client à l’autre que lorsque des commandes d’invité sont rattachées',
    'no order is refunded or recognised beyond its charge':
      'Aucune commande n’est remboursée ni comptabilisée en chiffre d’affaires au-delà du montant débité',
    'a hold is whole or settled': 'La réserve de chaque retrait est intacte ou entièrement soldée',
    'coupons are used within their limits': 'Les codes promo respectent leurs limites d’utilisation',
    'cashback stays within its promise': 'Le cashback ne dépasse pas le montant promis',
    'widget rewards stand as they were paid': 'Les primes des widgets correspondent à ce qui a été versé',
    'every paid invoice has one transaction of its amount':
      'À chaque facture payée correspond une transaction du même montant',
    'no transaction credits an invoice that was never paid':
      'Aucune transaction ne crédite une facture jamais payée',
    'what an invoice brought its payer is its amount less what went back':
      'Une facture crédite son montant moins les remboursements et rétrofacturations',
    'what went back of an invoice is the sum of its reversals':
      'Les remboursements et rétrofacturations d’une facture correspondent à la somme de ses contre-passations',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Un achat ou une recharge ne débite qu’une carte enregistrée à la fois',
    'an order is charged and refunded as the ledger says':
      'Les débits et remboursements des commandes concordent avec le grand livre',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Le séquestre contient les montants débités pour les commandes en cours, et rien pour les commandes terminées',
    'a paid order was charged its cost': 'Le prix d’une commande payée a été débité',
    'who paid less for a coupon has used it':
      'À chaque remise par code promo correspond une utilisation enregistrée',
    'an order that was handed over stands with a provider, or in doubt':
      'Chaque commande envoyée est chez un fournisseur ou a un résultat inconnu',
    'what stands with a provider was paid for': 'Chaque commande chez un fournisseur est payée',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Chaque commande transmise au panel parent y correspond à une seule commande, débitée du solde du propriétaire',
    'what the parent panel placed for a child is known to that child':
      'Chaque commande passée par le panel parent pour un panel enfant est connue de celui-ci',
    'held money is that of open withdrawals': 'L’argent réservé correspond aux retraits en cours',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Les primes de parrainage correspondent à leur part des fonds conservés',
  },
} satisfies Phrases['adminBooks'];
