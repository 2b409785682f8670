import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'Mots-clés, un par ligne',
    comments: 'Commentaires, un par ligne',
    usernames: 'Noms d’utilisateur, un par ligne',
    hashtags: 'Hashtags, un par ligne',
    groups: 'Groupes, un par ligne',
    hashtag: 'Hashtag',
    username: 'Nom d’utilisateur',
    media: 'Lien vers la publication',
    answer_number: 'Numéro de la réponse',
    country: 'Pays',
    device: 'Appareil',
    type_of_traffic: 'Source du trafic',
    google_keyword: 'Requête Google',
    referring_url: 'Page référente',
  },
  choices: {
    country: {
      WW: 'Monde entier',
    },
    device: {
      '1': 'Ordinateur',
      '2': 'Téléphones Android',
      '3': 'iPhone (iOS)',
      '4': 'Tous les téléphones',
      '5': 'Téléphones et ordinateurs',
    },
    type_of_traffic: {
      '1': 'Recherche Google',
      '2': 'Référent personnalisé',
      '3': 'Direct, sans référent',
    },
  },
} satisfies Phrases['fields'];
