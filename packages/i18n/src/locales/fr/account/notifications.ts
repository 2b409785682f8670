import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Notifications par e-mail',
  lead: 'Choisissez les e-mails que vous recevez de {panel}. Les changements s’appliquent aussitôt.',
  topics: {
    order: 'Commandes',
    orderHint: 'Enregistrées, terminées, annulées, livrées en partie',
    payment: 'Paiements',
    paymentHint: 'Reçus, en cours d’examen, remboursés',
    subscription: 'Abonnements',
    subscriptionHint: 'Nouvelles publications, solde insuffisant, abonnement terminé',
  },
  always: 'Les alertes de sécurité et les réponses du support sont toujours envoyées.',
  stopAll: 'Se désabonner de tout',
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
    text: 'Utilisez le lien au bas d’un de nos e-mails, ou connectez-vous et modifiez ce choix dans votre profil.',
    action: 'Se connecter',
  },
} satisfies Phrases['notifications'];
