import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'Recommandé',
    fast: 'Rapide',
    cheap: 'Petit prix',
    premium: 'Premium',
    'new': 'Nouveau',
  },
  offers: {
    popular: 'Les plus populaires',
    discounted: 'En promotion',
    packages: 'Packs à prix fixe',
    next: 'Recommandé ensuite',
  },
  fields: {
    comments: ['Commentaires', 'Un commentaire par ligne'],
    seo_keywords: ['Mots recherchés', 'Les mots par lesquels on doit vous trouver, une expression par ligne'],
    textarea: ['Sujet', 'De quoi parle votre contenu, en une ou deux phrases'],
    languages: ['Langue des textes', 'Choisissez une langue'],
  },
  websiteTraffic: {
    network: 'Sites web',
    type: 'Trafic web',
    title: 'Des visiteurs pour votre site',
    about: 'Des visites sur l’une de vos pages, avec le pays, l’appareil et la source de votre choix.',
    name: 'Trafic web · Source au choix',
    short: 'Des visites avec le pays, l’appareil et la source de votre choix.',
    description:
      'Les visites sont réparties sur la journée et restent environ une demi-minute sur la page. Elles apparaissent dans vos statistiques\u202f; elles n’achètent rien et ne s’inscrivent pas.',
    requirements: 'La page doit être publique, sans pare-feu ni captcha à l’entrée.',
  },
};
