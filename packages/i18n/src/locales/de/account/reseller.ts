import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'API-Dokumentation',
  lead: 'Bestellen, verfolgen und auffüllen aus Ihren eigenen Programmen. Die Schnittstelle ist die, die Wiederverkäufer und ihre Skripte als API v2 kennen.',
  language: 'Sprache der Beispiele',
  request: 'Anfrage',
  answer: 'Antwort',
  getKey: 'API-Schlüssel holen',
  transport: {
    title: 'So rufen Sie sie auf',
    address: 'Adresse',
    body: 'Senden Sie eine POST-Anfrage mit Formularfeldern: key, action und die Felder dieser Aktion. JSON geht auch.',
    answer: 'Jede Antwort ist JSON.',
    status:
      'Der HTTP-Status ist auch bei Fehlern 200; lesen Sie also die Antwort selbst. Ausnahmen: 429 bei zu vielen Anfragen und 500 oder 503 bei einem Ausfall auf unserer Seite. Nach 500 oder 503 kann eine Bestellung bestehen: Wiederholen Sie sie mit demselben idempotency_key oder sehen Sie nach, bevor Sie erneut bestellen.',
    limit:
      'Höchstens 120 Anfragen pro Minute und Schlüssel. Darüber lautet die Antwort 429, und Retry-After nennt die Sekunden bis zum nächsten Versuch.',
    lists: 'Listen von Nummern werden mit Kommas getrennt, bis zu 100 in einem Aufruf.',
    key: 'In den Beispielen steht YOUR_API_KEY an der Stelle Ihres Schlüssels. Wer den Schlüssel hat, kann Ihr Guthaben ausgeben: Bewahren Sie ihn auf Ihrem Server auf, nie in einer Seite oder App.',
    ownKey:
      'In den Beispielen unten steht der Schlüssel, den Sie gerade erstellt haben. Wer ihn hat, kann Ihr Guthaben ausgeben: Bewahren Sie ihn auf Ihrem Server auf, nie in einer Seite oder App. Beim Neuladen der Seite verschwindet er von hier.',
    fillIn:
      'Von Ihrem Schlüssel ist nur ein Fingerabdruck gespeichert, er lässt sich daher nicht noch einmal anzeigen. Erstellen Sie einen und kommen Sie gleich zurück: Dann steht er in den Beispielen.',
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
      'Auf der API-Seite legen Sie fest, welche IP-Adressen oder Netze den Schlüssel benutzen dürfen. Von überall sonst gilt er als falsch.',
    idempotency:
      'Senden Sie mit jeder Bestellung einen eigenen idempotency_key oder den Header Idempotency-Key. Mit demselben Schlüssel und denselben Feldern wiederholt, antwortet der Aufruf mit der ersten Bestellung, statt eine zweite aufzugeben.',
    retry:
      'Kommt keine Antwort an, wiederholen Sie den Aufruf mit demselben idempotency_key. Ohne ihn sehen Sie zuerst bei Ihren Bestellungen nach: Sie kann schon aufgegeben sein.',
  },
  webhooks: {
    title: 'Webhooks empfangen',
    text: 'Statt immer wieder zu fragen, lassen Sie Ihren eigenen Server aufrufen, wenn sich eine Bestellung bewegt, eine Auffüllung beantwortet wird oder ein Abo einen Beitrag findet.',
    body: 'Der Inhalt ist JSON; eine Bestellung wird in den Worten der Aktion status gemeldet. Ereignisse: order.status, refill.status, subscription.publication.',
    signed:
      'Jeder Aufruf ist signiert, wie es die Spezifikation Standard Webhooks beschreibt: mit webhook-id, webhook-timestamp und webhook-signature.',
    retried:
      'Antworten Sie mit 2xx. Bei allem anderen versuchen wir es etwa einen Tag lang erneut; die id bleibt gleich, so erkennen Sie eine Wiederholung.',
    setUp: 'Webhooks einrichten',
  },
  actions: {
    services: {
      title: 'Leistungen auflisten',
      text: 'Alle Leistungen, die Sie bestellen können. Der Wert rate ist der Preis in US-Dollar für 1.000 oder für ein Paket.',
    },
    add: {
      title: 'Eine Bestellung aufgeben',
      text: 'Die meisten Leistungen brauchen einen Link und eine Menge. Andere Arten brauchen andere Felder; sie stehen weiter unten.',
    },
    status: {
      title: 'Den Stand abfragen',
      text: 'Für eine Bestellung oder für bis zu 100 auf einmal. Der Wert charge ist, was nach Erstattungen bleibt; remains ist, was noch zu liefern ist.',
    },
    refill: {
      title: 'Eine Auffüllung beantragen',
      text: 'Für abgeschlossene Bestellungen einer Leistung mit Auffüllung, innerhalb ihrer Garantie.',
    },
    refill_status: {
      title: 'Den Stand einer Auffüllung abfragen',
      text: 'Eine Auffüllung ist Pending, In progress, Completed oder Rejected.',
    },
    cancel: {
      title: 'Bestellungen abbrechen',
      text: 'Das ist eine Bitte: Eine bereits laufende Bestellung wird vielleicht trotzdem fertig geliefert. Der Stand zeigt, was daraus wurde. Was nicht geliefert wird, wird erstattet.',
    },
    balance: { title: 'Guthaben abfragen', text: 'Was Sie in diesem Augenblick ausgeben können.' },
  },
  parameters: {
    service: 'Nummer der Leistung aus der Liste',
    link: 'Adresse der Seite, des Profils oder der Veröffentlichung',
    quantity: 'Wie viel; mit runs: wie viel in jedem Durchgang',
    comments: 'Bei Arten mit Kommentaren: einer je Zeile',
    runs: 'Freiwillig: Zahl der Durchgänge für langsame Lieferung',
    interval: 'Freiwillig: Minuten zwischen zwei Durchgängen',
    idempotency_key:
      'Freiwillig: ein eigener Text für diese Bestellung. Wiederholen Sie den Aufruf damit, entsteht keine zweite Bestellung',
    order: 'Nummer einer Bestellung',
    orders: 'Mehrere Bestellnummern, mit Kommas getrennt',
    refill: 'Nummer einer Auffüllung',
    refills: 'Mehrere Nummern von Auffüllungen, mit Kommas getrennt',
  },
  types: {
    title: 'Arten von Bestellungen',
    text: 'Die Art in der Liste der Leistungen sagt, welche Felder eine Bestellung außer service braucht.',
    type: 'Art',
    required: 'Pflicht',
    optional: 'Freiwillig',
    charged: 'Berechnet wird',
    charge: {
      quantity: 'die Menge',
      package: 'ein Paket',
      lines: 'jede nicht leere Zeile',
      publications: 'jede neue Veröffentlichung',
    },
    fields: {
      lines: 'Ein Eintrag je Zeile. Ein Komma gehört zum Text',
      single: 'Ein Benutzername, ein Hashtag oder die Adresse einer Veröffentlichung',
      answer: 'Nummer der Antwort in der Umfrage',
      country: 'Zweistelliger Code wie US oder der englische Name; WW heißt weltweit',
      device: '1 Desktop, 2 Android, 3 iOS, 4 mobil gemischt, 5 gemischt',
      traffic: '1 Google, 2 eine Adresse Ihrer Wahl, 3 keine Herkunft',
      source: 'Suchwort, nötig bei Art 1; vollständige verweisende Adresse, nötig bei Art 2',
      range: 'Kleinste und größte Menge für jede neue Veröffentlichung',
      delay: 'Minuten nach der Veröffentlichung: 0, 5, 10, 15, 30, 60 oder 90',
      posts: 'Zahl der neuen und der früheren Veröffentlichungen; ohne posts gibt es keine Grenze',
      expiry: 'Letzter Tag, geschrieben als Tag/Monat/Jahr',
    },
  },
  statuses: {
    title: 'Statuswörter',
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
    key: 'Der Schlüssel ist falsch, gelöscht oder wird von einer Adresse benutzt, die er nicht zulässt',
    service: 'Diese Leistung gibt es nicht, oder sie ist gerade nicht bestellbar',
    order: 'Keine Ihrer Bestellungen hat diese Nummer',
    refill: 'Keine Ihrer Auffüllungen hat diese Nummer',
    funds: 'Laden Sie Guthaben auf und wiederholen Sie den Aufruf',
    least: 'Die Zahl ist die kleinste Menge der Leistung',
    most: 'Die Zahl ist die größte Menge der Leistung',
    link: 'Die Adresse passt nicht zur Leistung',
    active: 'Eine frühere Bestellung derselben Leistung für diesen Link läuft noch',
  },
} satisfies Phrases['reseller'];
