import type { DemoTexts } from '../../../demo-texts.ts';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${brand.replaceAll(' ', '-')}-${noun}`,
  kinds: {
    views: [
      'Aufrufe',
      'Eine höhere Aufrufzahl zeigt neuen Besuchern, dass Ihre Inhalte bereits auf Interesse stoßen.',
    ],
    likes: ['Likes', 'Likes sind das erste Zeichen von Zustimmung, das Besucher neben Ihren Inhalten sehen.'],
    subscribers: ['Abonnenten', 'Abonnenten zeigen, dass es sich lohnt, zu einem Kanal zurückzukehren.'],
    followers: [
      'Follower',
      'Eine größere Anhängerschaft gibt Ihrem Namen bei Besuchern und Partnern mehr Gewicht.',
    ],
    comments: [
      'Kommentare',
      'Kommentare eröffnen ein Gespräch unter Ihren Inhalten und laden andere zum Mitreden ein.',
    ],
    shares: ['Shares', 'Geteilte Inhalte gelangen über den Kreis der Menschen hinaus, die Sie schon kennen.'],
    'watch-hours': [
      'Wiedergabestunden',
      'Die Wiedergabezeit zeigt, wie lange Menschen bei Ihren Videos bleiben.',
    ],
    'live-viewers': [
      'Live-Zuschauer',
      'Publikum ab der ersten Minute macht einen Livestream für alle einladender, die hereinschauen.',
    ],
    'story-views': ['Story-Aufrufe', 'Story-Aufrufe zeigen, dass Ihre täglichen Neuigkeiten ankommen.'],
    saves: ['Speicherungen', 'Gespeicherte Inhalte zeigen, dass Menschen darauf zurückkommen möchten.'],
    'profile-visits': [
      'Profilbesuche',
      'Profilbesuche bringen Menschen dorthin, wo sie Sie kennenlernen können.',
    ],
    members: ['Mitglieder', 'Eine belebte Community lädt neue Leute ein, zu bleiben und mitzumachen.'],
    reactions: ['Reaktionen', 'Reaktionen zeigen auf einen Blick, wie ein Beitrag angekommen ist.'],
    boosts: ['Boosts', 'Boosts schalten zusätzliche Funktionen eines Kanals frei, solange sie aktiv sind.'],
    'page-likes': [
      'Seiten-Likes',
      'Seiten-Likes zeigen Besuchern, dass eine Seite bekannt und gepflegt ist.',
    ],
    'group-members': [
      'Gruppenmitglieder',
      'Eine Gruppe mit vielen Mitgliedern gibt jedem neuen Thema mehr Leser.',
    ],
    reposts: ['Reposts', 'Reposts bringen Ihre Inhalte in die Feeds anderer Menschen.'],
    bookmarks: ['Lesezeichen', 'Lesezeichen zeigen, dass ein Beitrag nützlich genug ist, um ihn aufzuheben.'],
    plays: [
      'Wiedergaben',
      'Eine höhere Wiedergabezahl sorgt für einen besseren ersten Eindruck eines Titels.',
    ],
    'monthly-listeners': [
      'Hörer pro Monat',
      'Die monatlichen Hörer sind die Zahl, nach der eine Künstlerseite zuerst beurteilt wird.',
    ],
    'playlist-followers': [
      'Playlist-Follower',
      'Follower machen eine Playlist für Künstler und Hörer interessanter.',
    ],
    'online-members': [
      'Online-Mitglieder',
      'Mitglieder, die online sind, lassen einen Server offen und lebendig wirken.',
    ],
    impressions: ['Impressionen', 'Impressionen sagen, wie oft Ihre Inhalte Menschen angezeigt wurden.'],
  },
  typeTitle: (name) => `${name}: Preise vergleichen und online bestellen`,
  howItWorks: (brand) =>
    `Vergleichen Sie Angebote nach Preis, Startzeit und Tempo, fügen Sie einen öffentlichen ${brand.replaceAll(' ', '-')}-Link ein und verfolgen Sie die Lieferung in Ihren Bestellungen.`,
  targets: {
    video: 'Das Video ist öffentlich und ohne Alters- oder Ländersperre abrufbar.',
    post: 'Der Beitrag ist öffentlich und bleibt bis zum Abschluss der Bestellung online.',
    profile: 'Das Profil ist öffentlich und behält bis zum Abschluss der Bestellung seinen Namen.',
    channel: 'Der Kanal ist öffentlich und sein Zähler sichtbar.',
    stream: 'Der Stream ist öffentlich und läuft während der gesamten bestellten Zeit.',
    story: 'Das Profil ist öffentlich und die Story beim Start der Bestellung online.',
    track: 'Der Titel ist öffentlich und weltweit verfügbar.',
    playlist: 'Die Playlist ist öffentlich.',
    page: 'Die Seite ist öffentlich, ohne Alters- oder Ländersperre.',
    group: 'Der Gruppe kann man ohne Freigabe beitreten.',
    server: 'Der Einladungslink ist dauerhaft gültig und beliebig oft nutzbar.',
  },
  questions: {
    start: {
      question: 'Wann beginnt die Lieferung?',
      answer:
        'Bei jedem Angebot stehen die übliche Startzeit und das Tempo pro Tag. Jede Bestellung können Sie in Ihrem Konto verfolgen.',
    },
    need: {
      question: (name) => `Was brauche ich für ${name}?`,
      answer: 'Ein öffentlicher Link genügt; nach Ihrem Passwort fragt niemand.',
    },
    drop: {
      question: 'Was, wenn die Zahl später sinkt?',
      answer:
        'Angebote mit Auffüllung werden auf Anfrage so viele Tage lang aufgefüllt, wie angegeben. Angebote ohne Auffüllung kosten weniger und enthalten diese Zusage nicht.',
    },
    partial: {
      question: 'Was, wenn nur ein Teil geliefert wird?',
      answer: 'Der nicht gelieferte Teil wird Ihrem Guthaben erstattet.',
    },
  },
  qualities: {
    standard: ['Standard', 'Gemischte Konten aus vielen Ländern zum niedrigen Preis.'],
    highQuality: ['Hohe Qualität', 'Konten mit Bild, Beiträgen und etwas Vorgeschichte.'],
    premium: ['Premium', 'Die besten Konten in unserem Angebot, vor der Lieferung geprüft.'],
    activeProfiles: [
      'Aktive Profile',
      'Geliefert von Menschen aus Partner-Communitys, die das Netzwerk regelmäßig nutzen.',
    ],
    highRetention: ['Lange Verweildauer', 'Besucher bleiben für einen guten Teil des Inhalts.'],
    fromSearch: ['Aus der Suche', 'Besucher finden den Inhalt über die Suche des Netzwerks.'],
    adTraffic: ['Werbe-Traffic', 'Geliefert über Anzeigenplätze auf Partnerseiten und in Apps.'],
    socialTraffic: ['Aus sozialen Medien', 'Besucher kommen über Beiträge in anderen sozialen Netzwerken.'],
    fastStart: ['Schneller Start', 'Wird vor der üblichen Warteschlange ausgeführt.'],
    gradual: ['Schrittweise', 'Gleichmäßig über mehrere Tage verteilt.'],
    largeVolume: ['Große Mengen', 'Für große Bestellungen gedacht.'],
    worldwide: ['Weltweit', 'Das Publikum kommt aus vielen Ländern.'],
    yourTexts: [
      'Eigene Texte',
      'Sie schreiben die Texte, einen pro Zeile; vor der Veröffentlichung werden sie gelesen.',
    ],
    emoji: ['Emojis', 'Kurze freundliche Kommentare aus Emojis.'],
    onTopic: ['Passend zum Thema', 'Kurze Texte, die zum Thema Ihrer Inhalte passen.'],
    mixedReactions: ['Positiv gemischt', 'Eine gleichmäßige Mischung freundlicher Reaktionen.'],
    longVideos: ['Lange Videos', 'Erfordert Videos von mindestens 60 Minuten Länge.'],
    wholesale: ['Großhandel', 'Für Kunden mit vereinbarten Mengen.'],
  },
  refill: (days) => [
    `Auffüllung ${days} Tage`,
    `Sinkt die Zahl innerhalb von ${days} Tagen, wird sie auf Anfrage kostenlos aufgefüllt.`,
  ],
  noRefill: 'Ohne Auffüllung: Ein späterer Rückgang wird nicht ausgeglichen.',
  minutes: (count) => [`${count} Minuten`, `Die Zuschauer bleiben etwa ${count} Minuten.`],
  days: (count) => [`${count} Tage`, `Bleibt ${count} Tage lang aktiv.`],
  symbol: (symbol) => [symbol, `Alle Reaktionen sind ${symbol}.`],
  country: (name) => [name, `Das Publikum kommt aus einem Land: ${name}.`],
  bundle: (quantity) => [`Paket mit ${quantity}`, `Ein festes Paket mit ${quantity} zum Gesamtpreis.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Promotion für soziale Netzwerke | ${panel}`,
      `Aufrufe, Follower, Likes und mehr für ${networks} Netzwerke: klare Preise, Startzeiten und Auffüllungen, jede Bestellung live verfolgbar.`,
    ],
    'orders-create': (panel) => [
      `Neue Bestellung | ${panel}`,
      'Link einfügen, Angebot wählen und den genauen Preis vor dem Bezahlen sehen.',
    ],
    login: (panel) => [
      `Anmelden | ${panel}`,
      'Melden Sie sich an und behalten Sie Bestellungen, Guthaben und Abos im Blick.',
    ],
    register: (panel) => [
      `Konto erstellen | ${panel}`,
      'In einer Minute zum Konto, in dem alle Bestellungen beisammen sind.',
    ],
    'free-trials': (panel) => [
      `Kostenlos testen | ${panel}`,
      'Ausgewählte Angebote vor der Bestellung kostenlos ausprobieren.',
    ],
    'api-documentation': (panel) => [
      `API-Dokumentation | ${panel}`,
      'Alle Aufrufe der API mit Feldern, Antworten und Beispielen.',
    ],
  },
  banners: {
    order: ['Link einfügen, Preis sehen, Lieferung verfolgen', 'Bestellung anlegen'],
    referral: ['Empfehlen Sie uns und verdienen Sie an jeder Bestellung mit', 'Empfehlungsprogramm'],
    dripFeed: ['Große Bestellungen über die Zeit verteilen', 'Drip-Feed einrichten'],
  },
  menu: { api: 'API für Entwickler', subscriptions: 'So funktionieren Abos' },
};
