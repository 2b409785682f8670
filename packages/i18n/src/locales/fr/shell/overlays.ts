import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: 'Avis',
  frozen: {
    greeting: '{hasName, select, yes {Bonjour {name}} other {Bonjour}}',
    text: 'Votre compte {panel} est bloqué : les commandes et les paiements sont suspendus. Écrivez-nous et nous trouverons une solution ensemble.',
    chat: 'Ouvrir le chat en direct',
  },
  unproven: {
    title: 'Confirmez d’abord votre e-mail',
    text: 'Nous avons envoyé un lien à {email}. Ouvrez-le dans ce navigateur, puis réessayez.',
    noAddress: 'Ajoutez une adresse e-mail à votre compte et confirmez-la, puis réessayez.',
    resend: 'Renvoyer le lien',
    sent: 'Envoyé. Consultez votre boîte de réception.',
    other: 'Utiliser une autre adresse',
    add: 'Ajouter une adresse',
  },
  qr: {
    title: 'Scannez le code',
    picture: 'Code QR',
  },
  manualPayment: {
    title: 'Finalisez votre paiement',
    text: 'Virez le montant sur ce compte, puis indiquez-nous que vous avez payé.',
    method: 'Moyen de paiement',
    account: 'Numéro de compte',
    invoice: 'Numéro de facture',
    qr: 'Code QR de ce paiement',
    comment: 'Commentaire',
    commentHint: 'Par exemple le nom indiqué sur le virement, pour que nous le retrouvions plus vite.',
    paid: 'J’ai payé',
  },
  consent: {
    title: 'Nous utilisons des cookies',
    text: 'Certains font fonctionner le panel. Avec votre accord, d’autres servent aux statistiques et à la publicité.',
    privacy: 'Confidentialité',
    manage: 'Gérer',
    decline: 'Refuser',
    accept: 'Accepter',
    panelTitle: 'Paramètres des cookies',
    panelText: 'Choisissez pour les deux. Vous pouvez changer d’avis à tout moment.',
    analytics: {
      title: 'Mesure d’audience',
      text: 'Nous montre quelles pages sont utilisées et où l’on bloque, et charge le chat en direct.',
    },
    advertising: {
      title: 'Publicité',
      text: 'Mesure nos annonces et les montre aux personnes que notre offre peut intéresser.',
    },
    granted: 'Autoriser',
    denied: 'Interdire',
  },
  chat: {
    title: 'Ouvrir le chat en direct ?',
    text: 'Le chat est géré par une autre entreprise, qui peut déposer des cookies sur cet appareil.',
    open: 'Ouvrir le chat',
  },
  install: {
    title: 'Installer l’application',
    ios: 'Pour installer cette application web sur votre iPhone/iPad, touchez Partager puis Sur l’écran d’accueil',
    banner: 'Gérez vos commandes en toute simplicité ! Installez notre application.',
    card: 'Accédez rapidement à vos commandes et statistiques et créez-en de nouvelles facilement, avec moins de données.',
    fastAccess: 'Accès rapide aux commandes',
    allFunctions: 'Toutes les fonctions dans une application',
    install: 'Installer',
  },
} satisfies Phrases['overlays'];
