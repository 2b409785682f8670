import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Programme de parrainage',
  lead: 'Gagnez {percent} de ce que paient les personnes que vous invitez.',
  link: {
    title: 'Votre lien',
    text: 'Toute personne qui s’inscrit ou commande dans les 14 jours suivant l’ouverture de ce lien est considérée comme invitée par vous.',
    address: 'Lien de parrainage',
    copy: 'Copier le lien',
    copied: 'Copié',
    code: 'Votre code',
    copyCode: 'Copier le code',
    qr: 'QR code de votre lien de parrainage',
    share: 'Partager',
    email: 'E-mail',
    more: 'Plus',
    message: 'Rejoignez-moi sur {name}',
  },
  earnings: {
    title: 'Gains de parrainage',
    total: 'Total gagné',
    withdraw: 'Retirer mes gains',
  },
  figures: {
    title: 'Résultats',
    range: 'Période',
    days: '{count, plural, one {# jour} many {# de jours} other {# jours}}',
    chart: 'Gains par jour',
    visits: 'Visites',
    signUps: 'Inscriptions',
    orders: 'Commandes terminées',
    pending: 'En attente',
    held: 'En vérification',
    earned: 'Gagné',
    reversed: 'Annulé',
    table: 'Afficher en tableau',
    day: 'Jour',
  },
  start: {
    title: 'Invitez votre premier client',
    text: 'Copiez votre lien et partagez-le. Les visites, inscriptions et gains apparaissent ici.',
  },
  people: {
    title: 'Personnes invitées',
    text: 'Nous abrégeons les adresses e-mail pour protéger la vie privée.',
    email: 'E-mail',
    joined: 'Inscription',
    empty: 'Personne pour l’instant',
    emptyText: 'Partagez votre lien. Les personnes inscrites apparaissent ici.',
    notFound: 'Personne sur cette page',
  },
  images: {
    title: 'Images à partager',
    text: 'Une image avec votre lien et votre QR code, prête à publier.',
    wide: 'Paysage',
    square: 'Carré',
    download: 'Télécharger\u00a0: {name}',
    headline: 'Rejoignez {name}',
    hint: 'Scannez le code ou ouvrez le lien',
  },
  rules: {
    title: 'Comment ça marche',
    share:
      'Vous gagnez {percent} de ce que les personnes invitées paient pour leurs commandes. La part payée avec des bonus ne compte pas.',
    pending:
      'Une prime reste en attente jusqu’à la fin de la commande. Pour une commande partielle, vous touchez votre part sur ce qui a été livré.',
    refunds:
      'Si un paiement est remboursé ou contesté, sa prime est annulée. Si le litige est gagné, elle vous est rendue.',
    first: 'Si quelqu’un a ouvert plusieurs liens de parrainage, c’est le premier qui compte.',
    self: 'Vous ne pouvez pas vous inviter vous-même. Nous vérifions les primes qui font penser à un autoparrainage.',
    payout: 'Vous pouvez retirer vos gains ou les transférer sur votre solde à tout moment.',
  },
} satisfies Phrases['referrals'];
