import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Programme de parrainage',
  lead: 'Gagnez {percent} de ce que paient les personnes que vous invitez.',
  link: {
    title: 'Votre lien',
    text: 'Toute personne qui s’inscrit ou commande dans les 14 jours après l’avoir ouvert compte comme invitée par vous.',
    address: 'Lien de parrainage',
    copy: 'Copier le lien',
    copied: 'Copié',
    code: 'Votre code',
    copyCode: 'Copier le code',
    qr: 'Code QR de votre lien de parrainage',
    share: 'Partager',
    email: 'E-mail',
    more: 'Plus',
    message: 'Rejoignez-moi sur {name}',
  },
  earnings: {
    title: 'Gains de parrainage',
    total: 'Tous vos gains à ce jour',
    withdraw: 'Retirer ou transférer vers le solde',
  },
  figures: {
    title: 'Résultats',
    range: 'Période',
    days: '{count, plural, one {# jour} many {# jours} other {# jours}}',
    chart: 'Gains par jour',
    visits: 'Visites',
    signUps: 'Inscriptions',
    orders: 'Commandes terminées',
    pending: 'En attente',
    held: 'En vérification',
    earned: 'Gagné',
    reversed: 'Repris',
    table: 'Afficher en tableau',
    day: 'Jour',
  },
  start: {
    title: 'Invitez votre première personne',
    text: 'Copiez votre lien et partagez-le. Visites, inscriptions et gains s’affichent ici.',
  },
  people: {
    title: 'Vos invités',
    text: 'Les adresses e-mail sont abrégées pour protéger leur vie privée.',
    email: 'E-mail',
    joined: 'Depuis',
    empty: 'Personne pour l’instant',
    emptyText: 'Partagez votre lien. Les inscrits s’affichent ici.',
    notFound: 'Personne sur cette page',
  },
  images: {
    title: 'Images à partager',
    text: 'Une image avec votre lien et votre code QR, prête à publier.',
    wide: 'Paysage',
    square: 'Carré',
    download: 'Télécharger\u00a0: {name}',
    headline: 'Rejoignez {name}',
    hint: 'Scannez le code ou ouvrez le lien',
  },
  rules: {
    title: 'Comment ça marche',
    share:
      'Vous recevez {percent} de l’argent que vos invités paient pour leurs commandes. L’argent bonus ne compte pas.',
    pending:
      'La prime reste en attente jusqu’à la fin de la commande. Pour une commande partielle, vous recevez votre part de ce qui a été livré.',
    refunds:
      'Si un paiement est remboursé ou contesté, la prime est reprise. Si la contestation est gagnée, vous la recevez à nouveau.',
    first: 'Si quelqu’un a ouvert plusieurs liens de parrainage, le premier compte.',
    self: 'Vous ne pouvez pas vous inviter vous-même. Les primes qui y ressemblent sont d’abord vérifiées.',
    payout: 'Retirez vos gains ou transférez-les vers votre solde à tout moment.',
  },
} satisfies Phrases['referrals'];
