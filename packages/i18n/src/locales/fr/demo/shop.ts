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
    next: 'À découvrir ensuite',
  },
  fields: {
    comments: ['Commentaires', 'Un commentaire par ligne'],
    seo_keywords: ['Mots-clés', 'Les mots-clés avec lesquels on doit vous trouver, un par ligne'],
    textarea: ['Sujet', 'Le sujet de votre contenu, en une ou deux phrases'],
    languages: ['Langue des textes', 'Choisissez une langue'],
  },
  websiteTraffic: {
    network: 'Sites web',
    type: 'Trafic web',
    title: 'Des visiteurs pour votre site',
    about: 'Des visites sur votre page depuis le pays, l’appareil et la source de votre choix.',
    name: 'Trafic web · Source personnalisée',
    short: 'Des visites depuis le pays, l’appareil et la source de votre choix.',
    description:
      'Les visites sont réparties sur la journée et durent environ 30 secondes chacune. Elles comptent dans vos statistiques, mais les visiteurs n’achètent rien et ne s’inscrivent pas.',
    requirements: 'La page doit être publique, sans pare-feu ni captcha.',
  },
};
