import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'Notifications par e-mail',
  lead: 'Choisissez les e-mails que vous recevez de {panel}. Les changements s’appliquent immédiatement.',
  topics: {
    order: 'Commandes',
    orderHint: 'Passées, terminées, annulées, livrées en partie',
    payment: 'Paiements',
    paymentHint: 'Reçus, en vérification, remboursés',
    subscription: 'Abonnements',
    subscriptionHint: 'Nouvelles publications, solde insuffisant, abonnement terminé',
  },
  always: 'Les alertes de sécurité et les réponses du support sont toujours envoyées.',
  stopAll: 'Se désabonner de tout',
  saved: 'Enregistré. Vous pouvez changer d’avis à tout moment.',
  failed: 'Impossible d’enregistrer. Réessayez.',
  inApp: {
    title: 'Notifications',
    lead: 'Tout sur vos commandes, vos paiements et votre compte. Les notifications sont conservées 90 jours.',
    readAll: 'Tout marquer comme lu',
    settings: 'Paramètres',
    all: 'Toutes',
    unread: 'Non lues',
    noneUnread: 'Aucune notification non lue',
    empty: 'Aucune notification pour l’instant',
    emptyText: 'Le suivi de vos commandes et paiements apparaît ici.',
  },
  broken: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Utilisez le lien au bas d’un de nos e-mails, ou connectez-vous et modifiez vos notifications dans votre profil.',
    action: 'Se connecter',
  },
} satisfies Phrases['notifications'];
