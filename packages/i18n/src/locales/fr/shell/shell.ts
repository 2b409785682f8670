import type { Phrases } from '../../../phrases.ts';

export const shell = {
  skipToContent: 'Aller au contenu',
  loading: 'Chargement…',
  header: {
    account: 'Compte',
    addFunds: 'Ajouter des fonds',
    allServices: 'Tous les services',
    balance: 'Solde',
    cart: 'Panier',
    cartItems:
      '{count, plural, =0 {Votre panier est vide} one {# article dans votre panier} many {# d’articles dans votre panier} other {# articles dans votre panier}}',
    closeMenu: 'Fermer le menu',
    dashboard: 'Tableau de bord',
    home: '{panel}\u00a0: page d’accueil',
    navigation: 'Navigation principale',
    newOrder: 'Commander',
    notifications: 'Notifications',
    openMenu: 'Ouvrir le menu',
    orders: 'Commandes',
    register: 'Créer un compte',
    services: 'Services',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    unread:
      '{count, plural, one {Notifications, {shown} non lue} many {Notifications, {shown} non lues} other {Notifications, {shown} non lues}}',
  },
  search: {
    label: 'Rechercher',
    networks: 'Réseaux',
    noMatch: 'Aucun résultat pour «\u00a0{query}\u00a0»',
    placeholder: 'Rechercher un service ou un réseau',
    serviceTypes: 'Types de service',
    services: 'Services',
  },
  language: { label: 'Langue', choose: 'Choisir une langue' },
  theme: { label: 'Thème', dark: 'Sombre', light: 'Clair', system: 'Système' },
  currency: { label: 'Devise', RUB: 'Rouble russe', USD: 'Dollar américain' },
  footer: {
    about:
      'Des services de promotion pour tous les réseaux, avec des prix connus d’avance et un suivi en direct.',
    account: 'Votre compte',
    api: 'Documentation de l’API',
    contact: 'Contact',
    cookies: 'Paramètres des cookies',
    copyright: '© {year} {panel}',
    explore: 'Découvrir',
    follow: 'Suivez-nous',
    label: 'Pied de page',
    legal: 'Informations légales',
    privacy: 'Confidentialité',
    refunds: 'Remboursements',
    terms: 'Conditions d’utilisation',
  },
  errors: {
    notFound: {
      title: 'Cette page est introuvable',
      text: 'Le lien est peut-être incorrect, ou la page a été déplacée.',
      action: 'Nouvelle commande',
    },
    serviceNotFound: {
      title: 'Service introuvable',
      text: 'Il n’est peut-être plus disponible. Découvrez des services similaires dans le catalogue.',
      action: 'Retour à tous les services',
    },
    serviceTypeNotFound: {
      title: 'Page introuvable',
      text: 'Le lien est peut-être incorrect, ou la page a été déplacée.',
      action: 'Retour à tous les services',
    },
    orderNotFound: {
      title: 'Commande introuvable',
      text: 'Cette commande n’existe pas ou appartient à un autre compte.',
      action: 'Voir toutes les commandes',
    },
    somethingWrong: {
      title: 'Une erreur s’est produite',
      text: 'Réessayez dans un instant. Si le problème persiste, contactez le support.',
      action: 'Nouvelle commande',
    },
    frozen: {
      title: 'Votre compte est bloqué',
      text: 'Les commandes et les paiements sont suspendus. Contactez le support, nous vous aiderons à régler la situation.',
      action: 'Contacter le support',
    },
    owing: {
      text: 'Vous devez {amount}. Ajoutez au moins ce montant pour régler la dette et débloquer votre compte.',
      action: 'Ajouter des fonds',
    },
    closedPanel:
      'Les commandes en cours seront tout de même livrées. Pour toute autre question, contactez le propriétaire\u00a0: son adresse figure dans les e-mails envoyés par ce panel.',
    closedPanelContact:
      'Les commandes en cours seront tout de même livrées. Pour toute autre question, écrivez à {contact}.',
    errorPage: {
      text: 'Une erreur s’est produite lors de l’affichage de la page d’erreur',
      action: 'Aller à la page d’accueil',
    },
  },
  notLoaded: 'Une partie de cette page ne s’est pas chargée.',
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'La connexion sera rétablie automatiquement.',
    backOnline: 'De nouveau en ligne',
    unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    liveLost: 'Suivi en direct interrompu. Reconnexion…',
  },
  readOnly: {
    title: 'Ce panel n’accepte pas de nouvelles commandes pour le moment.',
    text: 'Vous pouvez toujours vous connecter, suivre vos commandes, retirer vos gains et contacter le support.',
  },
  moderation: {
    text: 'Votre paiement est en cours de vérification.',
    verify: 'Vérifiez votre identité pour que nous puissions le créditer.',
    action: 'Vérifier mon identité',
  },
  update: { text: 'Une nouvelle version est disponible', action: 'Mettre à jour' },
} satisfies Phrases['shell'];
