import type { Phrases } from '../../../phrases.ts';

export const keywords = {
  title: 'Keyword-Recherche',
  lead: 'Sehen Sie, wonach Menschen im gewählten Land auf YouTube suchen.',
  about: 'Über das Keyword-Werkzeug',
  form: {
    keyword: 'Suchbegriff',
    placeholder: 'z. B. Gitarrenunterricht',
    country: 'Land',
    search: 'Suchen',
    required: 'Geben Sie einen Suchbegriff ein',
  },
  limit: {
    left: 'Heute noch {left} von {limit} Suchen',
    resets: 'Neue Suchen <time></time>',
    usedUp: 'Heute keine Suchen mehr',
    usedUpText: 'Neue Suchen erhalten Sie <time></time>. Heute gesuchte Begriffe lassen sich weiter öffnen.',
  },
  start: {
    title: 'Nach einem Keyword suchen',
    text: 'Geben Sie ein, worum es in Ihrem Video geht. Sie sehen verwandte Suchen, wie beliebt sie sind und wie viele Videos konkurrieren.',
  },
  none: {
    title: 'Keine Vorschläge gefunden',
    text: 'Versuchen Sie einen kürzeren Begriff oder ein anderes Land.',
  },
  failed: {
    title: 'Vorschläge sind gerade nicht verfügbar',
    text: 'Diese Suche wurde nicht gezählt. Versuchen Sie es in einigen Minuten erneut.',
  },
  list: {
    title: 'Vorschläge zu „{keyword}“',
    count: '{count, plural, one {# Keyword} other {# Keywords}}',
    keyword: 'Suchbegriff',
    volume: 'Suchvolumen',
    volumeHint: '100 ist der meistgesuchte Begriff dieser Liste.',
    competition: 'Konkurrenz',
    check: 'Prüfen',
    checkOne: 'Konkurrenz für „{keyword}“ prüfen',
    videos: '{count} Videos',
    levels: {
      low: 'Gering',
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
    empty: 'Hier erscheinen Ihre Suchen.',
    again: 'Erneut nach „{keyword}“ suchen: {country}',
    found: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
    clear: 'Leeren',
    cleared: 'Suchverlauf geleert',
    confirm: {
      title: 'Suchverlauf leeren?',
      text: 'Alle letzten Suchen werden gelöscht. Ihr Tageslimit bleibt unverändert.',
      action: 'Verlauf leeren',
    },
  },
  tags: {
    title: 'YouTube-Tag-Generator',
    lead: 'Tags für Ihr Video aus einem Titel, einem Keyword oder einem Video-Link.',
    description:
      'Kostenloser YouTube-Tag-Generator: Titel, Keyword oder Video-Link eingeben und nach Relevanz sortierte Tags kopieren, innerhalb der 500 Zeichen von YouTube.',
    field: 'Titel, Keyword oder Video-Link',
    placeholder: 'z. B. Tomaten zu Hause anbauen',
    required: 'Geben Sie einen Titel, ein Keyword oder einen Link ein',
    generate: 'Tags erstellen',
    result: 'Ihre Tags',
    more: 'Weitere Tags',
    basis: {
      keyword: 'Auf Basis Ihres Keywords',
      title: 'Auf Basis Ihres Titels',
      video: 'Auf Basis von „{title}“',
    },
    characters: '{count} von {limit} Zeichen',
    tooLong: 'YouTube erlaubt {limit} Zeichen. Entfernen Sie einige Tags.',
    add: '„{tag}“ hinzufügen',
    remove: '„{tag}“ entfernen',
    copyAll: 'Alle Tags kopieren',
    emptied: 'Keine Tags ausgewählt. Fügen Sie unten welche hinzu.',
    none: {
      title: 'Keine Tags gefunden',
      text: 'Beschreiben Sie Ihr Video in ein paar Worten und versuchen Sie es erneut.',
    },
    unread: {
      title: 'Dieses Video konnten wir nicht lesen',
      text: 'Geben Sie stattdessen seinen Titel ein.',
    },
    how: {
      title: 'So funktioniert es',
      enter:
        'Geben Sie den Titel Ihres Videos, ein Keyword oder den Link eines Videos ein, von dem Sie lernen möchten.',
      choose:
        'Behalten Sie die Tags, die Ihr Video beschreiben, und entfernen Sie die übrigen. Die relevantesten stehen vorn.',
      paste: 'Kopieren Sie die Tags und fügen Sie sie in YouTube Studio in das Feld „Tags“ ein.',
    },
    research: 'Keywords recherchieren',
    about: 'So wirken Keywords',
  },
} satisfies Phrases['keywords'];
