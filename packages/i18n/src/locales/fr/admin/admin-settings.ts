import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Réglages',
  text: 'Tous les réglages du panel. Un changement vaut aussitôt, partout.',
  search: 'Rechercher un réglage',
  onlyChanged: 'Seulement les modifiés',
  notFound: 'Aucun réglage ne correspond',
  changed: 'Modifié',
  saved: '{name}\u00a0: enregistré',
  undo: 'Annuler',
  reset: 'Valeur par défaut',
  resetDone: '{name}\u00a0: valeur par défaut rétablie',
  default: 'Par défaut\u00a0: {value}',
  none: 'vide',
  changedBy: 'Modifié par {who}',
  someone: 'l’installation',
  on: 'Activé',
  off: 'Désactivé',
  pick: 'Choisir {name}',
  language: 'Langue',
  colorText: 'Doit rester lisible sur son fond\u202f; boutons et liens l’utilisent.',
  bannerText: 'Si des bannières s’affichent à cet endroit.',
  tags: {
    title: 'Titre',
    description: 'Description',
    keywords: 'Mots-clés',
  },
  themes: {
    light: '{color}, clair',
    dark: '{color}, sombre',
  },
  groups: {
    brand: 'Marque',
    colors: 'Couleurs',
    shop: 'Boutique',
    ordering: 'Commande',
    money: 'Récompenses et prix',
    features: 'Fonctions',
    security: 'Sécurité',
    legal: 'Société et mentions légales',
    outside: 'Services externes',
    banners: 'Emplacements de bannières',
  },
  secrets: {
    title: 'Clés secrètes',
    text: 'Stockées chiffrées. On peut les remplacer, jamais les lire.',
    set: 'Définie',
    unset: 'Non définie',
    saved: 'Clé enregistrée',
    save: 'Enregistrer la clé',
    names: {
      captcha: 'Clé secrète du captcha',
      chat: 'Clé d’identité du chat',
    },
    texts: {
      captcha: 'Vérifie les solutions auprès du fournisseur de captcha.',
      chat: 'Signe l’identité d’un visiteur du chat.',
    },
  },
  pages: {
    title: 'Textes des pages',
    text: 'Vos conditions, confidentialité, remboursements et contact. Si une langue manque, l’anglais est affiché.',
    language: 'Langue',
    names: {
      terms: 'Conditions',
      privacy: 'Confidentialité',
      refunds: 'Remboursements',
      contact: 'Contact',
    },
    body: 'Texte',
    bodyHint: 'Une ligne vide commence un paragraphe, # un titre. Vide\u00a0: pas de page.',
    saved: 'Page enregistrée',
  },
  colors: {
    primary: 'Couleur principale',
    secondary: 'Couleur secondaire',
    icons: 'Icônes',
    info: 'Information',
    success: 'Succès',
    warning: 'Avertissement',
    headerLeft: 'En-tête, gauche',
    headerRight: 'En-tête, droite',
  },
  banners: {
    dashboard: 'Tableau de bord',
    orders: 'Commandes',
    profile: 'Profil',
    grades: 'Niveaux de fidélité',
    drip_feed: 'Livraison progressive',
    order_widget: 'Widgets de commande',
    free_trials: 'Essais gratuits',
    sidebar: 'Barre latérale',
    create_order: 'Formulaire de commande',
    autopromotion: 'Abonnements',
    tasks: 'Tâches',
    services_type_main: 'Type de service, grande',
    services_type_first_short: 'Type de service, première petite',
    services_type_second_short: 'Type de service, seconde petite',
    referral_program: 'Programme de parrainage',
    services_pricing_main: 'Catalogue, grande',
    services_pricing_first_short: 'Catalogue, première petite',
    services_pricing_second_short: 'Catalogue, seconde petite',
    services_pricing_long: 'Catalogue, large',
    services_pricing_footer: 'Catalogue, bas',
  },
  settings: {
    panelName: {
      name: 'Nom du panel',
      text: 'Affiché dans l’en-tête, les e-mails et l’onglet du navigateur.',
    },
    logos_light: {
      name: 'Logo pour pages claires',
      text: 'Adresse de l’image de l’en-tête.',
    },
    logos_dark: {
      name: 'Logo pour pages sombres',
      text: 'Adresse de l’image de l’en-tête en mode sombre.',
    },
    logos_alt: {
      name: 'Texte du logo',
      text: 'Lu à voix haute et affiché pendant le chargement de l’image.',
    },
    logos_destinationUrl: {
      name: 'Lien du logo',
      text: 'Où mène un clic sur le logo\u202f; vide\u00a0: l’accueil.',
    },
    socials_youtube: {
      name: 'Page YouTube',
      text: 'Lien dans le pied de page.',
    },
    socials_telegram: {
      name: 'Page Telegram',
      text: 'Lien dans le pied de page.',
    },
    socials_vk: {
      name: 'Page VK',
      text: 'Lien dans le pied de page.',
    },
    socials_linkedin: {
      name: 'Page LinkedIn',
      text: 'Lien dans le pied de page.',
    },
    socials_facebook: {
      name: 'Page Facebook',
      text: 'Lien dans le pied de page.',
    },
    socials_twitter: {
      name: 'Page X',
      text: 'Lien dans le pied de page.',
    },
    metaTags: {
      name: 'Textes pour moteurs de recherche',
      text: 'Titre, description et mots-clés de l’accueil dans chaque langue.',
    },
    darkModeAvailable: {
      name: 'Mode sombre',
      text: 'Les visiteurs peuvent passer la boutique en sombre.',
    },
    navigation: {
      name: 'Menu des réseaux',
      text: 'Affiche le menu des réseaux à côté du catalogue.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Masquer le compte aux invités',
      text: 'Les invités ne voient pas le menu du compte.',
    },
    defaultMarketplaceView: {
      name: 'Vue du catalogue',
      text: 'Présentation des services à la première visite.',
    },
    rounding_precision: {
      name: 'Décimales des montants',
      text: 'Nombre de décimales affichées. Le débit reste exact.',
    },
    currencies_RUB_rate: {
      name: 'Roubles pour un dollar',
      text: 'Pour afficher les prix en roubles. Vide\u00a0: le taux est récupéré chaque jour.',
    },
    singleOrderDesign: {
      name: 'Présentation du formulaire de commande',
      text: 'Le formulaire complet ou le court.',
    },
    orderTypes: {
      name: 'Façons de commander',
      text: 'Formulaires proposés sur la page de commande.',
    },
    guaranteeChargePercent: {
      name: 'Prix de la garantie',
      text: 'Ajouté à la commande quand le client veut la garantie.',
    },
    speedupChargePercent: {
      name: 'Prix de l’accélération',
      text: 'Ajouté à la commande quand le client la veut plus vite.',
    },
    unpaid_discount_percent: {
      name: 'Remise sur commandes impayées',
      text: 'Proposée aux clients qui ont laissé une commande impayée.',
    },
    subscription_idle_days: {
      name: 'Jours avant la fin d’un abonnement',
      text: 'Il prend fin s’il ne trouve aucune publication pendant ce temps.',
    },
    referral_program_percent: {
      name: 'Récompense de parrainage',
      text: 'Part de ce que dépensent les clients invités.',
    },
    default_outer_widget_partner_percent: {
      name: 'Récompense du widget',
      text: 'Part des partenaires sur les commandes de leur widget.',
    },
    maximum_widget_reward_percent: {
      name: 'Récompense maximale du widget',
      text: 'Le maximum qu’un partenaire peut fixer.',
    },
    adjustment_second_person_above: {
      name: 'Corrections à confirmer à deux',
      text: 'Dollars. Au-delà, une autre personne de l’équipe confirme le changement de solde avant qu’il compte\u202f; à 0, toujours.',
    },
    childPanelsPrice: {
      name: 'Prix d’un panel enfant',
      text: 'Dollars par mois, pris sur le solde du propriétaire.',
    },
    grades_enabled: {
      name: 'Niveaux de fidélité',
      text: 'Les clients montent selon leurs dépenses et obtiennent des remises.',
    },
    grade_period_days: {
      name: 'Jours comptés pour les niveaux',
      text: 'Seules les dépenses de cette période comptent\u202f; avec 0, tout compte et aucun niveau ne prend fin.',
    },
    grade_mercy_days: {
      name: 'Jours avant de baisser de niveau',
      text: 'Le client garde son niveau ce temps-là après trop peu de dépenses, et il est prévenu.',
    },
    enable_bonuses: {
      name: 'Bonus',
      text: 'Montre bonus et coupons aux clients.',
    },
    enable_tasks: {
      name: 'Tâches',
      text: 'Les clients peuvent gagner avec des tâches.',
    },
    enable_keyword_tools: {
      name: 'Outils de mots-clés',
      text: 'Affiche les outils de mots-clés.',
    },
    keyword_searches_per_day: {
      name: 'Recherches de mots-clés par jour',
      text: 'Pour chaque client. Le compteur repart à zéro à minuit UTC.',
    },
    enabled_child_panels: {
      name: 'Panels enfants',
      text: 'Les clients peuvent ouvrir leurs propres panels.',
    },
    child_panel_domain: {
      name: 'Domaine des panels enfants',
      text: 'Les panels enfants reçoivent un nom sous ce domaine\u202f; vide\u00a0: le domaine de ce panel.',
    },
    maximum_child_panels: {
      name: 'Panels enfants par client',
      text: 'Combien un client peut en avoir à la fois.',
    },
    child_panel_dns_days: {
      name: 'Jours pour configurer le domaine',
      text: 'Si son domaine n’est pas configuré d’ici là, le panel enfant prend fin et son premier mois est remboursé.',
    },
    child_panel_grace_days: {
      name: 'Jours pour payer un panel enfant',
      text: 'Après son mois, il ne prend plus de commandes\u202f; impayé pendant ce nombre de jours, il ferme.',
    },
    child_panel_frozen_days: {
      name: 'Jours avant la fin d’un panel enfant fermé',
      text: 'Un panel enfant qui reste impayé ce nombre de jours après sa fermeture prend fin.',
    },
    grandchildren_allowed: {
      name: 'Panels enfants des panels enfants',
      text: 'Les clients des panels enfants peuvent y ouvrir leurs propres panels.',
    },
    free_views_is_allowed: {
      name: 'Essais gratuits',
      text: 'Les clients peuvent essayer des services gratuitement.',
    },
    freeTrials_proofIsRequired: {
      name: 'Preuve pour les essais',
      text: 'Les clients doivent envoyer une preuve avant l’essai.',
    },
    freeTrials_expireAfterDays: {
      name: 'Jours pour décider d’un essai',
      text: 'Une demande sans décision expire après ces jours.',
    },
    freeTrials_dailyBudget: {
      name: 'Budget quotidien des essais gratuits, USD',
      text: 'Ce que les essais gratuits peuvent vous coûter par jour (UTC). Au-delà, les demandes attendent une vérification et ne peuvent pas être acceptées. Vide\u00a0: sans limite.',
    },
    personalManagerUrl: {
      name: 'Gestionnaire personnel',
      text: 'Lien vers le gestionnaire pour les clients qui y ont droit.',
    },
    staff_second_factor_is_required: {
      name: 'Second facteur pour l’équipe',
      text: 'Sans second facteur, pas d’accès à la console.',
    },
    contact_info_is_required: {
      name: 'Messagerie à l’inscription',
      text: 'Les nouveaux clients doivent indiquer une messagerie.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Demandé à l’inscription, à la connexion et pour le mot de passe.',
    },
    captcha_provider: {
      name: 'Fournisseur de captcha',
      text: 'ALTCHA est intégré. Les autres exigent les deux clés.',
    },
    captcha_siteKey: {
      name: 'Clé publique du captcha',
      text: 'La clé publique du fournisseur de captcha.',
    },
    company_name: {
      name: 'Société',
      text: 'Qui gère le panel. Affichée dans le pied de page et sur les reçus.',
    },
    company_address: {
      name: 'Adresse de la société',
      text: 'Affichée sur la page de contact et sur les reçus.',
    },
    company_registration: {
      name: 'Numéro d’immatriculation',
      text: 'Affiché sur la page de contact.',
    },
    company_vat: {
      name: 'Numéro de TVA',
      text: 'Affiché sur les reçus.',
    },
    company_email: {
      name: 'E-mail de contact',
      text: 'Affiché sur la page de contact.',
    },
    company_phone: {
      name: 'Téléphone de contact',
      text: 'Affiché sur la page de contact.',
    },
    termsUrl: {
      name: 'Conditions d’utilisation',
      text: 'Les clients les acceptent au paiement. Votre page ou /terms.',
    },
    privacyUrl: {
      name: 'Confidentialité',
      text: 'Lien dans le pied de page. Votre page ou /privacy.',
    },
    refundsUrl: {
      name: 'Politique de remboursement',
      text: 'Lien dans le pied de page. Votre page ou /refunds.',
    },
    contactUrl: {
      name: 'Page de contact',
      text: 'Lien dans le pied de page. Votre page ou /contact.',
    },
    analytics_googleAnalyticsId: {
      name: 'ID Google Analytics',
      text: 'Compte les visites quand le visiteur l’accepte.',
    },
    analytics_googleTagManagerId: {
      name: 'ID Google Tag Manager',
      text: 'Charge votre conteneur quand le visiteur l’accepte.',
    },
    analytics_yandexMetrikaId: {
      name: 'ID Yandex Metrica',
      text: 'Compte les visites quand le visiteur l’accepte.',
    },
    analytics_facebookPixelId: {
      name: 'ID Meta Pixel',
      text: 'Compte les visites quand le visiteur l’accepte.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'ID de site Crisp',
      text: 'Affiche le chat Crisp dans la boutique.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'ID de widget Jivo',
      text: 'Affiche le chat Jivo dans la boutique.',
    },
    telegramBotUsername: {
      name: 'Bot Telegram',
      text: 'Nom du bot avec lequel les clients se connectent.',
    },
    cabinetWidgetToken: {
      name: 'Jeton de widget du panel',
      text: 'Ouvre le catalogue au widget du panel lui-même.',
    },
    customCode: {
      name: 'Code personnel',
      text: 'S’exécute dans la boutique, jamais à la connexion, au paiement ou ici. Propriétaires seulement.',
    },
  },
} satisfies Phrases['adminSettings'];
