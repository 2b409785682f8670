import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Paramètres',
  text: 'Tous les paramètres de ce panel. Les changements prennent effet immédiatement.',
  search: 'Rechercher un paramètre',
  onlyChanged: 'Modifiés uniquement',
  notFound: 'Aucun paramètre trouvé',
  changed: 'Modifié',
  saved: '{name}\u00a0: enregistré',
  undo: 'Annuler',
  reset: 'Réinitialiser',
  resetDone: '{name}\u00a0: valeur par défaut rétablie',
  default: 'Par défaut\u00a0: {value}',
  none: 'vide',
  changedBy: 'Modifié par {who}',
  someone: 'le système',
  on: 'Activé',
  off: 'Désactivé',
  pick: 'Choisir\u00a0: {name}',
  language: 'Langue',
  colorText: 'Pour les boutons et les liens. La couleur doit être lisible sur son fond.',
  bannerText: 'Des bannières s’affichent à cet endroit.',
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
    money: 'Primes et prix',
    features: 'Fonctionnalités',
    security: 'Sécurité',
    legal: 'Entreprise et mentions légales',
    outside: 'Intégrations',
    banners: 'Bannières',
  },
  secrets: {
    title: 'Clés secrètes',
    text: 'Conservées sous forme chiffrée. Vous pouvez les remplacer, mais personne ne peut les voir.',
    set: 'Définie',
    unset: 'Non définie',
    saved: 'Clé enregistrée',
    save: 'Enregistrer la clé',
    names: {
      captcha: 'Clé secrète du captcha',
      chat: 'Clé d’identité du chat',
    },
    texts: {
      captcha: 'Sert à vérifier les résultats du captcha auprès du fournisseur.',
      chat: 'Sert à confirmer l’identité des visiteurs du chat.',
    },
  },
  pages: {
    title: 'Textes des pages',
    text: 'Vos pages de conditions, de confidentialité, de remboursement et de contact. Si une langue manque, l’anglais s’affiche.',
    language: 'Langue',
    names: {
      terms: 'Conditions',
      privacy: 'Confidentialité',
      refunds: 'Remboursements',
      contact: 'Contact',
    },
    body: 'Texte',
    bodyHint: 'Une ligne vide commence un paragraphe, # un titre. Laissez vide pour n’afficher aucune page.',
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
    grades: 'Niveaux',
    drip_feed: 'Drip-feed',
    order_widget: 'Widgets partenaires',
    free_trials: 'Essais gratuits',
    sidebar: 'Barre latérale',
    create_order: 'Formulaire de commande',
    autopromotion: 'Abonnements',
    tasks: 'Tâches',
    services_type_main: 'Type de service, grand format',
    services_type_first_short: 'Type de service, petit format 1',
    services_type_second_short: 'Type de service, petit format 2',
    referral_program: 'Programme de parrainage',
    services_pricing_main: 'Catalogue, grand format',
    services_pricing_first_short: 'Catalogue, petit format 1',
    services_pricing_second_short: 'Catalogue, petit format 2',
    services_pricing_long: 'Catalogue, format panoramique',
    services_pricing_footer: 'Catalogue, bas de page',
  },
  settings: {
    panelName: {
      name: 'Nom du panel',
      text: 'Affiché dans l’en-tête, les e-mails et l’onglet du navigateur.',
    },
    logos_light: {
      name: 'Logo, mode clair',
      text: 'URL de l’image de l’en-tête.',
    },
    logos_dark: {
      name: 'Logo, mode sombre',
      text: 'URL de l’image de l’en-tête en mode sombre.',
    },
    logos_alt: {
      name: 'Texte alternatif du logo',
      text: 'Lu par les lecteurs d’écran et affiché pendant le chargement de l’image.',
    },
    logos_destinationUrl: {
      name: 'Lien du logo',
      text: 'Page vers laquelle mène le logo. Laissez vide pour la page d’accueil.',
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
      text: 'Titre, description et mots-clés de la page d’accueil dans chaque langue.',
    },
    darkModeAvailable: {
      name: 'Mode sombre',
      text: 'Les visiteurs peuvent passer la boutique en mode sombre.',
    },
    navigation: {
      name: 'Menu des réseaux',
      text: 'Le menu des réseaux s’affiche à côté du catalogue.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Masquer le menu du compte aux invités',
      text: 'Les invités ne voient pas le menu du compte.',
    },
    defaultMarketplaceView: {
      name: 'Affichage du catalogue',
      text: 'Présentation des services lors de la première visite.',
    },
    rounding_precision: {
      name: 'Décimales des montants',
      text: 'Nombre de décimales affichées dans la boutique. Les débits restent exacts.',
    },
    numbers_by_language: {
      name: 'Nombres selon la langue',
      text: 'Les nombres s’écrivent comme dans la langue de chaque visiteur\u00a0: 1\u00a0234,50 ou 1,234.50. Désactivé\u00a0: 1\u00a0234.50 pour tous.',
    },
    currencies_RUB_rate: {
      name: 'Roubles pour un dollar',
      text: 'Pour afficher les prix en roubles. Laissez vide pour utiliser le taux de la page Taux de change.',
    },
    singleOrderDesign: {
      name: 'Présentation du formulaire de commande',
      text: 'Le formulaire complet ou le formulaire court.',
    },
    orderTypes: {
      name: 'Types de commande',
      text: 'Les formulaires proposés sur la page de commande.',
    },
    guaranteeChargePercent: {
      name: 'Supplément garantie étendue',
      text: 'Ajouté à une commande quand le client choisit la garantie étendue.',
    },
    speedupChargePercent: {
      name: 'Supplément démarrage rapide',
      text: 'Ajouté à une commande quand le client choisit un démarrage rapide.',
    },
    unpaid_discount_percent: {
      name: 'Remise sur commandes non payées',
      text: 'Proposée aux clients qui n’ont pas payé leur commande.',
    },
    subscription_idle_days: {
      name: 'Jours avant la fin d’un abonnement',
      text: 'Un abonnement prend fin après ce nombre de jours sans nouvelle publication.',
    },
    referral_program_percent: {
      name: 'Prime de parrainage',
      text: 'Part de ce que paient les clients parrainés.',
    },
    default_outer_widget_partner_percent: {
      name: 'Prime de widget',
      text: 'Part versée aux partenaires pour chaque commande passée via un widget.',
    },
    maximum_widget_reward_percent: {
      name: 'Prime de widget maximale',
      text: 'Le maximum qu’un partenaire peut fixer pour un widget.',
    },
    adjustment_second_person_above: {
      name: 'Ajustements à confirmer',
      text: 'En USD. Au-delà de ce montant, un autre membre de l’équipe doit confirmer un ajustement. 0\u00a0: toujours.',
    },
    childPanelsPrice: {
      name: 'Prix d’un panel enfant',
      text: 'Montant mensuel en USD, débité du solde du propriétaire.',
    },
    grades_enabled: {
      name: 'Niveaux',
      text: 'Les clients montent de niveau selon leurs dépenses et obtiennent des remises.',
    },
    grade_period_days: {
      name: 'Période prise en compte pour les niveaux (jours)',
      text: 'Seules les dépenses de cette période comptent. Avec 0, toutes les dépenses comptent et les niveaux n’expirent pas.',
    },
    grade_mercy_days: {
      name: 'Délai de grâce des niveaux (jours)',
      text: 'Les clients qui dépensent trop peu sont prévenus et gardent leur niveau pendant ce délai.',
    },
    enable_bonuses: {
      name: 'Bonus',
      text: 'Les bonus et codes promo sont visibles par les clients.',
    },
    enable_tasks: {
      name: 'Tâches',
      text: 'Les clients peuvent gagner de l’argent avec des tâches.',
    },
    enable_keyword_tools: {
      name: 'Outils de mots-clés',
      text: 'Les outils de mots-clés sont affichés.',
    },
    keyword_searches_per_day: {
      name: 'Recherches de mots-clés par jour',
      text: 'Par client. Réinitialisation à minuit UTC.',
    },
    enabled_child_panels: {
      name: 'Panels enfants',
      text: 'Les clients peuvent créer leurs propres panels.',
    },
    child_panel_domain: {
      name: 'Domaine des panels enfants',
      text: 'Chaque panel enfant y reçoit un sous-domaine. Laissez vide pour utiliser le domaine de ce panel.',
    },
    maximum_child_panels: {
      name: 'Panels enfants par client',
      text: 'Nombre de panels enfants qu’un client peut avoir en même temps.',
    },
    child_panel_dns_days: {
      name: 'Délai de configuration d’un domaine (jours)',
      text: 'Si le domaine personnalisé d’un panel enfant n’est pas configuré à temps, le panel prend fin et son premier mois est remboursé.',
    },
    child_panel_grace_days: {
      name: 'Délai de paiement d’un panel enfant (jours)',
      text: 'Une fois le mois payé écoulé, un panel enfant ne prend plus de commandes. Il ferme après ce nombre de jours sans paiement.',
    },
    child_panel_frozen_days: {
      name: 'Jours avant la fin d’un panel enfant fermé',
      text: 'Nombre de jours entre la fermeture d’un panel enfant impayé et sa fin définitive.',
    },
    grandchildren_allowed: {
      name: 'Panels enfants des panels enfants',
      text: 'Les clients des panels enfants peuvent y créer leurs propres panels.',
    },
    free_views_is_allowed: {
      name: 'Essais gratuits',
      text: 'Les clients peuvent essayer des services gratuitement.',
    },
    freeTrials_proofIsRequired: {
      name: 'Preuve pour les essais gratuits',
      text: 'Les clients doivent envoyer une preuve avant le début d’un essai.',
    },
    freeTrials_expireAfterDays: {
      name: 'Délai de vérification d’un essai gratuit (jours)',
      text: 'Une demande sans décision expire après ce nombre de jours.',
    },
    freeTrials_dailyBudget: {
      name: 'Budget quotidien des essais gratuits (USD)',
      text: 'Ce que les essais gratuits peuvent vous coûter par jour (UTC). Au-delà, les demandes attendent une vérification et ne peuvent pas être approuvées ce jour-là. Laissez vide pour ne pas fixer de limite.',
    },
    personalManagerUrl: {
      name: 'Conseiller dédié',
      text: 'Lien vers le conseiller, pour les clients dont le niveau y donne droit.',
    },
    staff_second_factor_is_required: {
      name: 'Connexion en deux étapes pour l’équipe',
      text: 'L’équipe ne peut pas utiliser la console sans connexion en deux étapes.',
    },
    contact_info_is_required: {
      name: 'Messagerie instantanée à l’inscription',
      text: 'Les nouveaux clients doivent indiquer un contact de messagerie instantanée.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Affiché à l’inscription, à la connexion et à la réinitialisation du mot de passe.',
    },
    captcha_provider: {
      name: 'Fournisseur de captcha',
      text: 'ALTCHA est intégré. Les autres fournisseurs exigent les deux clés.',
    },
    captcha_siteKey: {
      name: 'Clé publique du captcha',
      text: 'La clé publique du fournisseur de captcha.',
    },
    company_name: {
      name: 'Nom de l’entreprise',
      text: 'L’entreprise qui gère le panel, indiquée dans le pied de page et sur les reçus.',
    },
    company_address: {
      name: 'Adresse de l’entreprise',
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
      text: 'Les clients les acceptent au moment de payer. Saisissez une URL, ou /terms pour votre propre page.',
    },
    privacyUrl: {
      name: 'Politique de confidentialité',
      text: 'Lien dans le pied de page. Saisissez une URL, ou /privacy pour votre propre page.',
    },
    refundsUrl: {
      name: 'Politique de remboursement',
      text: 'Lien dans le pied de page. Saisissez une URL, ou /refunds pour votre propre page.',
    },
    contactUrl: {
      name: 'Page de contact',
      text: 'Lien dans le pied de page. Saisissez une URL, ou /contact pour votre propre page.',
    },
    analytics_googleAnalyticsId: {
      name: 'ID Google Analytics',
      text: 'Les visites sont comptées avec l’accord du visiteur.',
    },
    analytics_googleTagManagerId: {
      name: 'ID Google Tag Manager',
      text: 'Votre conteneur est chargé avec l’accord du visiteur.',
    },
    analytics_yandexMetrikaId: {
      name: 'ID Yandex Metrica',
      text: 'Les visites sont comptées avec l’accord du visiteur.',
    },
    analytics_facebookPixelId: {
      name: 'ID Meta Pixel',
      text: 'Les visites sont comptées avec l’accord du visiteur.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'ID de site Crisp',
      text: 'Le chat Crisp s’affiche dans la boutique.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'ID de widget Jivo',
      text: 'Le chat Jivo s’affiche dans la boutique.',
    },
    telegramBotUsername: {
      name: 'Bot Telegram',
      text: 'Nom d’utilisateur du bot avec lequel les clients se connectent.',
    },
    cabinetWidgetToken: {
      name: 'Jeton du widget du panel',
      text: 'Permet au widget du panel d’afficher le catalogue.',
    },
    customCode: {
      name: 'Code personnalisé',
      text: 'Ce code s’exécute dans la boutique, mais ni à la connexion, ni au paiement, ni dans la console. Réservé aux propriétaires.',
    },
  },
} satisfies Phrases['adminSettings'];
