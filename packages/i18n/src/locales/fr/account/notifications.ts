import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Vos e-mails',
  lead: 'Choisissez ce que {panel} vous écrit. Chaque changement compte aussitôt.',
  topics: {
    order: 'Commandes',
    orderHint: 'Enregistrées, terminées, annulées, livrées en partie',
    payment: 'Paiements',
    paymentHint: 'Reçus, en cours d’examen, remboursés',
    subscription: 'Abonnements',
    subscriptionHint: 'Nouvelles publications, solde insuffisant, fin',
  },
  always: 'Les messages sur la sécurité de votre compte et les réponses à vos questions arrivent toujours.',
  stopAll: 'Tout arrêter',
  saved: 'Enregistré. Vous pouvez changer d’avis à tout moment.',
  failed: 'Ce n’est pas enregistré. Veuillez réessayer.',
  inApp: {
    title: 'Notifications',
    lead: 'Commandes, paiements et votre compte. Conservées 90 jours.',
    readAll: 'Tout marquer comme lu',
    settings: 'Réglages',
    unread: 'Non lues',
    noneUnread: 'Aucune notification non lue',
    empty: 'Pas encore de notifications',
    emptyText: 'Nous vous prévenons ici quand une commande est terminée ou qu’un paiement arrive.',
  },
  broken: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Veuillez ouvrir le lien à la fin d’un de nos e-mails, ou vous connecter et choisir dans votre profil.',
    action: 'Se connecter',
  },
} satisfies Phrases['notifications'];
