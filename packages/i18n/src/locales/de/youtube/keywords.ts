import type { Phrases } from '../../../phrases.ts';

export const keywords = {
  title: 'Keyword-Recherche',
  lead: 'Sehen Sie, wonach im gewählten Land auf YouTube gesucht wird.',
  about: 'Über das Keyword-Tool',
  form: {
    keyword: 'Keyword',
    placeholder: 'z.\u00a0B. Gitarrenunterricht',
    country: 'Land',
    search: 'Suchen',
    required: 'Geben Sie ein Keyword ein',
  },
  limit: {
    left: 'Heute noch {left} von {limit} Suchen',
    resets: 'Neue Suchen: <time></time>',
    usedUp: 'Heute keine Suchen mehr',
    usedUpText:
      'Neue Suchen erhalten Sie <time></time>. Keywords, nach denen Sie heute gesucht haben, können Sie weiterhin öffnen.',
  },
  start: {
    title: 'Nach einem Keyword suchen',
    text: 'Geben Sie ein, worum es in Ihrem Video geht. Sie sehen dann verwandte Suchanfragen, ihre Beliebtheit und die Zahl der konkurrierenden Videos.',
  },
  none: {
    title: 'Keine Vorschläge gefunden',
    text: 'Versuchen Sie es mit einem kürzeren Keyword oder einem anderen Land.',
  },
  failed: {
    title: 'Vorschläge sind zurzeit nicht verfügbar',
    text: 'Diese Suche wurde nicht gezählt. Versuchen Sie es in einigen Minuten erneut.',
  },
  list: {
    title: 'Vorschläge für „{keyword}“',
    count: '{count, plural, one {# Keyword} other {# Keywords}}',
    keyword: 'Keyword',
    volume: 'Suchvolumen',
    volumeHint: '100 steht für das meistgesuchte Keyword dieser Liste.',
    competition: 'Konkurrenz',
    check: 'Prüfen',
    checkOne: 'Konkurrenz für „{keyword}“ prüfen',
    videos: 'Videos: {count}',
    levels: {
      low: 'Niedrig',
      medium: 'Mittel',
      high: 'Hoch',
    },
    selectAll: 'Alle auswählen',
    copyOne: '„{keyword}“ kopieren',
    selected: '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
    copy: 'Auswahl kopieren',
    copyAll: 'Alle kopieren',
  },
  campaign: {
    add: 'Zur Kampagne hinzufügen',
    create: 'Neue Kampagne',
    existing: 'Ihre Kampagnen',
    added: 'Keywords zu „{title}“ hinzugefügt',
    view: 'Kampagne ansehen',
  },
  history: {
    title: 'Letzte Suchen',
    empty: 'Ihre Suchen erscheinen hier.',
    again: 'Erneut nach „{keyword}“ suchen: {country}',
    found: '{count, plural, =0 {Keine Vorschläge} one {# Vorschlag} other {# Vorschläge}}',
    clear: 'Leeren',
    cleared: 'Suchverlauf geleert',
    confirm: {
      title: 'Suchverlauf leeren?',
      text: 'Der gesamte Suchverlauf wird gelöscht. Ihr Tageslimit bleibt unverändert.',
      action: 'Verlauf leeren',
    },
  },
  tags: {
    title: 'YouTube-Tag-Generator',
    lead: 'Erzeugen Sie Tags für Ihr Video aus einem Titel, einem Keyword oder einem Video-Link.',
    description:
      'Kostenloser YouTube-Tag-Generator: Titel, Keyword oder Video-Link eingeben und nach Relevanz sortierte Tags kopieren, passend zum YouTube-Limit von 500 Zeichen.',
    field: 'Titel, Keyword oder Video-Link',
    placeholder: 'z.\u00a0B. Tomaten zu Hause anbauen',
    required: 'Geben Sie einen Titel, ein Keyword oder einen Link ein',
    generate: 'Tags generieren',
    result: 'Ihre Tags',
    more: 'Weitere Tags',
    basis: {
      keyword: 'Auf Basis Ihres Keywords',
      title: 'Auf Basis Ihres Titels',
      video: 'Auf Basis von „{title}“',
    },
    characters: '{count} von {limit} Zeichen',
    tooLong: 'YouTube erlaubt höchstens {limit} Zeichen. Entfernen Sie einige Tags.',
    add: '„{tag}“ hinzufügen',
    remove: '„{tag}“ entfernen',
    copyAll: 'Alle Tags kopieren',
    emptied: 'Keine Tags ausgewählt. Fügen Sie welche aus der Liste unten hinzu.',
    none: {
      title: 'Keine Tags gefunden',
      text: 'Beschreiben Sie Ihr Video in ein paar Worten und versuchen Sie es erneut.',
    },
    unread: {
      title: 'Wir konnten die Daten dieses Videos nicht abrufen',
      text: 'Geben Sie stattdessen den Titel ein.',
    },
    how: {
      title: 'So funktioniert’s',
      enter: 'Geben Sie den Titel Ihres Videos, ein Keyword oder den Link zu einem ähnlichen Video ein.',
      choose:
        'Behalten Sie die Tags, die Ihr Video beschreiben, und entfernen Sie den Rest. Die relevantesten stehen vorn.',
      paste: 'Kopieren Sie sie und fügen Sie sie in YouTube Studio in das Feld „Tags“ ein.',
    },
    research: 'Keywords recherchieren',
    about: 'So funktionieren Keywords',
  },
} satisfies Phrases['keywords'];
