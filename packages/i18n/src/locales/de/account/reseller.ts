import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'API-Dokumentation',
  lead: 'Bestellungen aufgeben, verfolgen und auffüllen, aus Ihrer eigenen Software. Kompatibel mit der üblichen SMM-Panel-API v2.',
  language: 'Sprache der Beispiele',
  request: 'Anfrage',
  answer: 'Antwort',
  getKey: 'API-Schlüssel holen',
  transport: {
    title: 'So rufen Sie sie auf',
    address: 'Endpunkt',
    body: 'Senden Sie eine POST-Anfrage mit Formularfeldern: key, action und die Felder dieser Aktion. JSON geht auch.',
    answer: 'Jede Antwort ist JSON.',
    status:
      'Der HTTP-Status ist auch bei Fehlern 200; lesen Sie also die Antwort selbst. Ausnahmen: 429 bei zu vielen Anfragen und 500 oder 503 bei einem Ausfall auf unserer Seite. Nach 500 oder 503 kann eine Bestellung angelegt sein: Wiederholen Sie sie mit demselben idempotency_key oder sehen Sie nach, bevor Sie erneut bestellen.',
    limit:
      'Höchstens 120 Anfragen pro Minute und Schlüssel. Darüber lautet die Antwort 429, und Retry-After nennt die Sekunden bis zum nächsten Versuch.',
    lists: 'Listen von Nummern werden mit Kommas getrennt, bis zu 100 in einem Aufruf.',
    key: 'Ersetzen Sie YOUR_API_KEY durch Ihren Schlüssel. Wer den Schlüssel hat, kann Ihr Guthaben ausgeben: Bewahren Sie ihn auf Ihrem Server auf, nie in einer Webseite oder App.',
    ownKey:
      'In den Beispielen unten steht der Schlüssel, den Sie gerade erstellt haben. Wer ihn hat, kann Ihr Guthaben ausgeben: Bewahren Sie ihn auf Ihrem Server auf, nie in einer Seite oder App. Beim Neuladen der Seite verschwindet er von hier.',
    fillIn:
      'Wir speichern nur einen Hash Ihres Schlüssels, er lässt sich daher nicht noch einmal anzeigen. Erstellen Sie einen neuen und kommen Sie hierher zurück: Dann steht er in den Beispielen.',
  },
  try: {
    title: 'Ausprobieren',
    text: 'Geben Sie Ihren Schlüssel ein, wählen Sie eine Aktion und senden Sie sie ab. Sie sehen die Anfrage, wie Ihr Programm sie senden würde, und die Antwort, wie sie zurückkommt.',
    real: 'Das sind echte Aufrufe: Eine hier aufgegebene Bestellung wird von Ihrem Guthaben bezahlt und geliefert.',
    key: 'API-Schlüssel',
    keyHint: 'Nur für diese Aufrufe; er wird nirgends gespeichert.',
    keyMissing: 'Geben Sie Ihren API-Schlüssel ein',
    action: 'Aktion',
    send: 'Anfrage senden',
    confirmTitle: 'Eine echte Bestellung aufgeben?',
    confirmText: 'Ihr Preis wird sofort vom Guthaben abgezogen.',
    confirm: 'Bestellung aufgeben',
    shortened:
      'Insgesamt {entries, plural, one {# Eintrag} other {# Einträge}}; die ersten drei sind zu sehen.',
  },
  limits: {
    title: 'Grenzen und Sicherheit',
    addresses:
      'Beschränken Sie Ihren Schlüssel auf der Seite „API-Zugang“ auf IP-Adressen oder Netze. Von überall sonst gilt er als ungültig.',
    idempotency:
      'Senden Sie mit jeder Bestellung einen eigenen idempotency_key oder den Header Idempotency-Key. Mit demselben Schlüssel und denselben Feldern wiederholt, antwortet der Aufruf mit der ersten Bestellung, statt eine zweite aufzugeben.',
    retry:
      'Kommt keine Antwort an, wiederholen Sie den Aufruf mit demselben idempotency_key. Ohne ihn sehen Sie zuerst bei Ihren Bestellungen nach: Sie kann schon aufgegeben sein.',
  },
  webhooks: {
    title: 'Webhooks empfangen',
    text: 'Statt immer wieder abzufragen, werden Sie benachrichtigt, wenn sich eine Bestellung oder Auffüllung ändert oder ein Abo einen neuen Beitrag findet.',
    body: 'Der Inhalt ist JSON; Bestellungen haben dasselbe Format wie bei der Aktion status. Ereignisse: order.status, refill.status, subscription.publication.',
    signed:
      'Jeder Aufruf ist signiert, wie es die Spezifikation Standard Webhooks beschreibt: mit webhook-id, webhook-timestamp und webhook-signature.',
    retried:
      'Antworten Sie mit 2xx. Bei allem anderen versuchen wir es etwa einen Tag lang erneut; die id bleibt gleich, so erkennen Sie eine Wiederholung.',
    setUp: 'Webhooks einrichten',
  },
  actions: {
    services: {
      title: 'Leistungen auflisten',
      text: 'Alle Leistungen, die Sie bestellen können. Der Wert rate ist der Preis in US-Dollar pro 1 000 oder pro Paket.',
    },
    add: {
      title: 'Eine Bestellung aufgeben',
      text: 'Die meisten Leistungen brauchen einen Link und eine Menge. Andere Arten brauchen andere Felder; sie stehen weiter unten.',
    },
    status: {
      title: 'Status einer Bestellung abfragen',
      text: 'Für eine Bestellung oder bis zu 100. charge ist der Betrag nach Erstattungen; remains ist die noch nicht gelieferte Menge.',
    },
    refill: {
      title: 'Eine Auffüllung beantragen',
      text: 'Für abgeschlossene Bestellungen innerhalb der Auffüllfrist der Leistung.',
    },
    refill_status: {
      title: 'Status einer Auffüllung abfragen',
      text: 'Eine Auffüllung ist Pending, In progress, Completed oder Rejected.',
    },
    cancel: {
      title: 'Bestellungen abbrechen',
      text: 'Das ist eine Anfrage: Laufende Bestellungen können trotzdem fertig geliefert werden. Das Ergebnis zeigt der Status. Nicht Geliefertes wird erstattet.',
    },
    balance: { title: 'Guthaben abfragen', text: 'Ihr verfügbares Guthaben.' },
  },
  parameters: {
    service: 'Leistungs-ID aus der Liste',
    link: 'Link zur Seite, zum Profil oder zum Beitrag',
    quantity: 'Menge; mit runs: Menge je Teillieferung',
    comments: 'Bei Arten mit Kommentaren: einer je Zeile',
    runs: 'Optional: Zahl der Teillieferungen (Drip-Feed)',
    interval: 'Optional: Minuten zwischen zwei Teillieferungen',
    idempotency_key:
      'Freiwillig: ein eigener Text für diese Bestellung. Wiederholen Sie den Aufruf damit, entsteht keine zweite Bestellung',
    order: 'Bestell-ID',
    orders: 'Bestell-IDs, mit Kommas getrennt',
    refill: 'Auffüllungs-ID',
    refills: 'Auffüllungs-IDs, mit Kommas getrennt',
  },
  types: {
    title: 'Arten von Bestellungen',
    text: 'Die Art der Leistung bestimmt, welche Parameter eine Bestellung außer service braucht.',
    type: 'Art',
    required: 'Pflicht',
    optional: 'Freiwillig',
    charged: 'Berechnet wird',
    charge: {
      quantity: 'die Menge',
      package: 'je Paket',
      lines: 'je nicht leere Zeile',
      publications: 'je neuer Beitrag',
    },
    fields: {
      lines: 'Ein Eintrag je Zeile. Ein Komma gehört zum Text',
      single: 'Ein Benutzername, Hashtag oder Link zu einem Beitrag',
      answer: 'Nummer der Antwort in der Umfrage',
      country: 'Zweistelliger Code wie US oder der englische Name; WW heißt weltweit',
      device: '1 Desktop, 2 Android, 3 iOS, 4 mobil gemischt, 5 gemischt',
      traffic: '1 Google, 2 eigener Referrer, 3 kein Referrer',
      source: 'Suchwort bei Art 1; vollständige URL des Referrers bei Art 2',
      range: 'Kleinste und größte Menge je neuem Beitrag',
      delay: 'Verzögerung in Minuten: 0, 5, 10, 15, 30, 60 oder 90',
      posts: 'Zahl der neuen und der früheren Beiträge; ohne posts gibt es keine Grenze',
      expiry: 'Enddatum, Tag/Monat/Jahr',
    },
  },
  statuses: {
    title: 'Statuswerte',
    pending: 'Angenommen, noch nicht weitergegeben',
    processing: 'Weitergegeben, die Lieferung hat noch nicht begonnen',
    progress: 'Wird geliefert',
    completed: 'Vollständig geliefert',
    partial: 'Zum Teil geliefert; der Rest ist erstattet',
    canceled: 'Nichts geliefert; erstattet',
  },
  errors: {
    title: 'Fehler',
    text: 'Ein Fehler ist ein Objekt mit dem einzigen Schlüssel „error“. Die Texte sind immer englisch und ändern sich nicht, damit Programme sie vergleichen können.',
    request: 'Die Aktion ist unbekannt, oder ein Feld fehlt',
    key: 'Der Schlüssel ist falsch, gelöscht oder wird von einer nicht erlaubten IP-Adresse benutzt',
    service: 'Diese Leistung gibt es nicht, oder sie ist gerade nicht bestellbar',
    order: 'Keine Ihrer Bestellungen hat diese Nummer',
    refill: 'Keine Ihrer Auffüllungen hat diese Nummer',
    funds: 'Laden Sie Guthaben auf und wiederholen Sie den Aufruf',
    least: 'Unter der Mindestmenge der Leistung',
    most: 'Über der Höchstmenge der Leistung',
    link: 'Der Link passt nicht zur Leistung',
    active: 'Eine frühere Bestellung derselben Leistung für diesen Link läuft noch',
  },
} satisfies Phrases['reseller'];
