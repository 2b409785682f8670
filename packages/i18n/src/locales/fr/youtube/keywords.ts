import type { Phrases } from '../../../phrases.ts';

export const keywords = {
  title: 'Recherche de mots-clés',
  lead: 'Découvrez ce que les gens recherchent sur YouTube dans le pays de votre choix.',
  about: 'À propos de l’outil de mots-clés',
  form: {
    keyword: 'Mot-clé',
    placeholder: 'p.\u00a0ex. cours de guitare',
    country: 'Pays',
    search: 'Rechercher',
    required: 'Saisissez un mot-clé',
  },
  limit: {
    left: 'Recherches restantes aujourd’hui\u00a0: {left} sur {limit}',
    resets: 'Réinitialisation <time></time>',
    usedUp: 'Aucune recherche restante aujourd’hui',
    usedUpText:
      'Vous disposerez de nouvelles recherches <time></time>. Vous pouvez toujours ouvrir les mots-clés recherchés aujourd’hui.',
  },
  start: {
    title: 'Recherchez un mot-clé',
    text: 'Saisissez le sujet de votre vidéo. Vous verrez les recherches associées, leur popularité et le nombre de vidéos concurrentes.',
  },
  none: {
    title: 'Aucune suggestion trouvée',
    text: 'Essayez un mot-clé plus court ou un autre pays.',
  },
  failed: {
    title: 'Suggestions indisponibles pour le moment',
    text: 'Cette recherche n’a pas été décomptée. Réessayez dans quelques minutes.',
  },
  list: {
    title: 'Suggestions pour «\u00a0{keyword}\u00a0»',
    count: '{count, plural, one {# mot-clé} many {# de mots-clés} other {# mots-clés}}',
    keyword: 'Mot-clé',
    volume: 'Volume de recherche',
    volumeHint: '100 correspond au mot-clé le plus recherché de cette liste.',
    competition: 'Concurrence',
    check: 'Vérifier',
    checkOne: 'Vérifier la concurrence pour «\u00a0{keyword}\u00a0»',
    videos: 'Vidéos\u00a0: {count}',
    levels: {
      low: 'Faible',
      medium: 'Moyenne',
      high: 'Élevée',
    },
    selectAll: 'Tout sélectionner',
    copyOne: 'Copier «\u00a0{keyword}\u00a0»',
    selected: '{count, plural, one {# sélectionné} many {# sélectionnés} other {# sélectionnés}}',
    copy: 'Copier la sélection',
    copyAll: 'Tout copier',
  },
  campaign: {
    add: 'Ajouter à une campagne',
    create: 'Nouvelle campagne',
    existing: 'Vos campagnes',
    added: 'Mots-clés ajoutés à «\u00a0{title}\u00a0»',
    view: 'Voir la campagne',
  },
  history: {
    title: 'Recherches récentes',
    empty: 'Vos recherches apparaîtront ici.',
    again: 'Rechercher à nouveau « {keyword} » ({country})',
    found:
      '{count, plural, =0 {Aucune suggestion} one {# suggestion} many {# de suggestions} other {# suggestions}}',
    clear: 'Effacer',
    cleared: 'Historique effacé',
    confirm: {
      title: 'Effacer votre historique de recherche\u202f?',
      text: 'Toutes les recherches récentes seront supprimées. Votre limite quotidienne ne change pas.',
      action: 'Effacer l’historique',
    },
  },
  tags: {
    title: 'Générateur de tags YouTube',
    lead: 'Obtenez des tags pour votre vidéo à partir d’un titre, d’un mot-clé ou d’un lien vidéo.',
    description:
      'Générateur de tags YouTube gratuit\u00a0: saisissez un titre, un mot-clé ou un lien vidéo et copiez des tags classés par pertinence, dans la limite de 500 caractères de YouTube.',
    field: 'Titre, mot-clé ou lien de la vidéo',
    placeholder: 'p.\u00a0ex. Cultiver des tomates chez soi',
    required: 'Saisissez un titre, un mot-clé ou un lien',
    generate: 'Générer les tags',
    result: 'Vos tags',
    more: 'Autres tags',
    basis: {
      keyword: 'D’après votre mot-clé',
      title: 'D’après votre titre',
      video: 'D’après «\u00a0{title}\u00a0»',
    },
    characters: '{count} caractères sur {limit}',
    tooLong: 'YouTube autorise {limit} caractères. Supprimez quelques tags.',
    add: 'Ajouter «\u00a0{tag}\u00a0»',
    remove: 'Supprimer «\u00a0{tag}\u00a0»',
    copyAll: 'Copier tous les tags',
    emptied: 'Aucun tag sélectionné. Ajoutez-en depuis la liste ci-dessous.',
    none: {
      title: 'Aucun tag trouvé',
      text: 'Décrivez votre vidéo en quelques mots et réessayez.',
    },
    unread: {
      title: 'Impossible d’accéder à cette vidéo',
      text: 'Saisissez plutôt son titre.',
    },
    how: {
      title: 'Comment ça marche',
      enter: 'Saisissez le titre de votre vidéo, un mot-clé ou le lien d’une vidéo similaire.',
      choose:
        'Gardez les tags qui décrivent votre vidéo et supprimez les autres. Les plus pertinents viennent en premier.',
      paste: 'Copiez-les et collez-les dans le champ Tags de YouTube Studio.',
    },
    research: 'Rechercher des mots-clés',
    about: 'Comment fonctionnent les mots-clés',
  },
} satisfies Phrases['keywords'];
