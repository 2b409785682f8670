import type { DemoTexts } from '../../../demo-texts.ts';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${brand.replaceAll(' ', '-')}-${noun}`,
  kinds: {
    views: ['Aufrufe', 'Mehr Aufrufe zeigen neuen Besuchern, dass Ihre Inhalte schon gesehen werden.'],
    likes: ['Likes', 'Likes sind das erste Zeichen von Zustimmung, das Besucher bei Ihren Inhalten sehen.'],
    subscribers: ['Abonnenten', 'Abonnenten zeigen, dass es sich lohnt, zu einem Kanal zurückzukehren.'],
    followers: ['Follower', 'Mehr Follower machen auf Besucher und Partner einen besseren Eindruck.'],
    comments: ['Kommentare', 'Kommentare bringen ein Gespräch in Gang und laden andere zum Mitreden ein.'],
    shares: ['Shares', 'Shares bringen Ihre Inhalte zu Menschen, die Sie noch nicht kennen.'],
    'watch-hours': ['Wiedergabestunden', 'Die Wiedergabezeit zeigt, wie lange Ihre Videos angesehen werden.'],
    'live-viewers': ['Live-Zuschauer', 'Zuschauer ab der ersten Minute machen einen Livestream einladender.'],
    'story-views': ['Story-Aufrufe', 'Story-Aufrufe zeigen, dass Ihre täglichen Updates gesehen werden.'],
    saves: ['Speicherungen', 'Speicherungen zeigen, dass man Ihre Inhalte noch einmal ansehen möchte.'],
    'profile-visits': ['Profilbesuche', 'Mit Profilbesuchen kommen mehr Menschen auf Ihre Seite.'],
    members: ['Mitglieder', 'Eine aktive Community motiviert neue Mitglieder zum Bleiben.'],
    reactions: ['Reaktionen', 'Reaktionen zeigen auf einen Blick, wie ein Beitrag angekommen ist.'],
    boosts: ['Boosts', 'Boosts schalten zusätzliche Kanalfunktionen frei, solange sie aktiv sind.'],
    'page-likes': ['Seiten-Likes', 'Seiten-Likes zeigen Besuchern, dass eine Seite bekannt und aktiv ist.'],
    'group-members': [
      'Gruppenmitglieder',
      'Eine Gruppe mit vielen Mitgliedern bringt jedem Beitrag mehr Leser.',
    ],
    reposts: ['Reposts', 'Reposts bringen Ihre Inhalte in die Feeds anderer Nutzer.'],
    bookmarks: ['Lesezeichen', 'Lesezeichen zeigen, dass es sich lohnt, einen Beitrag zu speichern.'],
    plays: ['Wiedergaben', 'Mehr Wiedergaben sorgen für einen besseren ersten Eindruck.'],
    'monthly-listeners': [
      'Hörer pro Monat',
      'Die monatlichen Hörer sind die erste Zahl, die man auf einer Künstlerseite sieht.',
    ],
    'playlist-followers': [
      'Playlist-Follower',
      'Follower machen eine Playlist für Künstler und Hörer attraktiver.',
    ],
    'online-members': ['Online-Mitglieder', 'Mitglieder, die online sind, lassen einen Server aktiv wirken.'],
    impressions: ['Impressionen', 'Impressionen zeigen, wie oft Ihre Inhalte angezeigt wurden.'],
  },
  typeTitle: (name) => `${name}: Preise vergleichen und online bestellen`,
  howItWorks: (brand) =>
    `Vergleichen Sie Services nach Preis, Startzeit und Tempo, fügen Sie einen öffentlichen ${brand.replaceAll(' ', '-')}-Link ein und verfolgen Sie die Lieferung in Ihren Bestellungen.`,
  targets: {
    video: 'Das Video muss öffentlich sein, ohne Alters- oder Ländersperre.',
    post: 'Der Beitrag muss öffentlich sein und bis zum Abschluss der Bestellung online bleiben.',
    profile:
      'Das Profil muss öffentlich sein und seinen Benutzernamen bis zum Abschluss der Bestellung behalten.',
    channel: 'Der Kanal muss öffentlich und sein Zähler sichtbar sein.',
    stream: 'Der Stream muss öffentlich sein und während der gesamten bestellten Zeit laufen.',
    story: 'Das Profil muss öffentlich und die Story beim Start der Bestellung online sein.',
    track: 'Der Titel muss öffentlich und weltweit verfügbar sein.',
    playlist: 'Die Playlist muss öffentlich sein.',
    page: 'Die Seite muss öffentlich sein, ohne Alters- oder Ländersperre.',
    group: 'Der Beitritt zur Gruppe muss ohne Freigabe möglich sein.',
    server: 'Der Einladungslink muss dauerhaft gültig und beliebig oft nutzbar sein.',
  },
  questions: {
    start: {
      question: 'Wann beginnt die Lieferung?',
      answer:
        'Bei jedem Service stehen die übliche Startzeit und das Tempo pro Tag. Jede Bestellung können Sie in Ihrem Konto verfolgen.',
    },
    need: {
      question: (name) => `Was brauche ich, um ${name} zu bestellen?`,
      answer: 'Nur einen öffentlichen Link. Wir fragen nie nach Ihrem Passwort.',
    },
    drop: {
      question: 'Was, wenn die Zahl später sinkt?',
      answer:
        'Services mit Refill-Garantie füllen wir auf Anfrage innerhalb der angegebenen Frist wieder auf. Services ohne Refill kosten weniger und werden nicht aufgefüllt.',
    },
    partial: {
      question: 'Was, wenn eine Bestellung nur teilweise geliefert wird?',
      answer: 'Der nicht gelieferte Teil wird auf Ihr Guthaben erstattet.',
    },
  },
  qualities: {
    standard: ['Standard', 'Gemischte Konten aus vielen Ländern zum niedrigen Preis.'],
    highQuality: ['Hohe Qualität', 'Konten mit Profilbild, Beiträgen und etwas Historie.'],
    premium: ['Premium', 'Die besten Konten, die wir anbieten, vor der Lieferung geprüft.'],
    activeProfiles: [
      'Aktive Profile',
      'Geliefert von Mitgliedern aus Partner-Communitys, die das Netzwerk regelmäßig nutzen.',
    ],
    highRetention: ['Lange Verweildauer', 'Zuschauer sehen sich einen großen Teil des Inhalts an.'],
    fromSearch: ['Aus der Suche', 'Besucher finden den Inhalt über die Suche des Netzwerks.'],
    adTraffic: ['Werbe-Traffic', 'Geliefert über Anzeigenplätze auf Partnerseiten und in Apps.'],
    socialTraffic: ['Aus sozialen Medien', 'Besucher kommen über Beiträge in anderen sozialen Netzwerken.'],
    fastStart: ['Schneller Start', 'Startet vor der normalen Warteschlange.'],
    gradual: ['Schrittweise', 'Gleichmäßig über mehrere Tage verteilt.'],
    largeVolume: ['Große Mengen', 'Für große Bestellungen.'],
    worldwide: ['Weltweit', 'Das Publikum kommt aus vielen Ländern.'],
    yourTexts: [
      'Eigene Texte',
      'Sie schreiben die Texte, einen pro Zeile. Wir prüfen sie vor der Lieferung.',
    ],
    emoji: ['Emojis', 'Kurze, freundliche Emoji-Kommentare.'],
    onTopic: ['Passend zum Thema', 'Kurze Texte, die zu Ihren Inhalten passen.'],
    mixedReactions: ['Positiv gemischt', 'Eine ausgewogene Mischung freundlicher Reaktionen.'],
    longVideos: ['Lange Videos', 'Für Videos ab 60 Minuten Länge.'],
    wholesale: ['Großhandel', 'Für Großhandelskunden.'],
  },
  refill: (days) => [
    `Refill: ${days} Tage`,
    `Sinkt die Zahl innerhalb von ${days} Tagen, füllen wir sie auf Anfrage kostenlos wieder auf.`,
  ],
  noRefill: 'Kein Refill, wenn die Zahl sinkt.',
  minutes: (count) => [`${count} Minuten`, `Die Zuschauer sehen etwa ${count} Minuten zu.`],
  days: (count) => [`${count} Tage`, `Bleibt ${count} Tage lang aktiv.`],
  symbol: (symbol) => [symbol, `Jede Reaktion ist ${symbol}.`],
  country: (name) => [name, `Das Publikum kommt aus einem Land: ${name}.`],
  bundle: (quantity) => [`Paket mit ${quantity}`, `Ein Paket mit ${quantity} zum Festpreis.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Promotion-Services für soziale Netzwerke | ${panel}`,
      `Aufrufe, Follower, Likes und mehr für ${networks} Netzwerke. Klare Preise, Startzeiten und Refills, mit Live-Tracking jeder Bestellung.`,
    ],
    'orders-create': (panel) => [
      `Neue Bestellung | ${panel}`,
      'Link einfügen, Service wählen und den genauen Preis vor dem Bezahlen sehen.',
    ],
    login: (panel) => [
      `Anmelden | ${panel}`,
      'Melden Sie sich an, um Bestellungen, Guthaben und Abos im Blick zu behalten.',
    ],
    register: (panel) => [
      `Konto erstellen | ${panel}`,
      'Erstellen Sie in einer Minute ein Konto und verwalten Sie alle Bestellungen an einem Ort.',
    ],
    'free-trials': (panel) => [
      `Gratistests | ${panel}`,
      'Testen Sie ausgewählte Services kostenlos, bevor Sie bestellen.',
    ],
    'api-documentation': (panel) => [
      `API-Dokumentation | ${panel}`,
      'Alle API-Anfragen mit Parametern, Antworten und Beispielen.',
    ],
  },
  banners: {
    order: ['Link einfügen, Preis sehen, Lieferung verfolgen', 'Neue Bestellung'],
    referral: ['Laden Sie andere ein und verdienen Sie an jeder Bestellung mit', 'Empfehlungsprogramm'],
    dripFeed: ['Große Bestellungen zeitlich verteilen', 'Drip-Feed einrichten'],
  },
  menu: { api: 'API für Entwickler', subscriptions: 'So funktionieren Abos' },
};
