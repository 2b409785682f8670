import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'API-Dokumentation',
  lead: 'Geben Sie Bestellungen aus Ihrer eigenen Software auf, verfolgen Sie sie und fordern Sie Refills an. Kompatibel mit der gängigen SMM-Panel-API v2.',
  language: 'Sprache der Beispiele',
  request: 'Anfrage',
  answer: 'Antwort',
  getKey: 'API-Schlüssel erstellen',
  transport: {
    title: 'Anfragen senden',
    address: 'Endpunkt',
    body: 'Senden Sie eine POST-Anfrage mit den Formularfeldern key und action und den Parametern der Aktion. JSON ist auch möglich.',
    answer: 'Antworten kommen als JSON.',
    status:
      'Der HTTP-Status ist auch bei Fehlern 200. Prüfen Sie deshalb den Inhalt der Antwort. Ausnahmen: 429 bei zu vielen Anfragen und 500 oder 503 bei Fehlern auf unserer Seite. Nach 500 oder 503 kann eine Bestellung aufgegeben worden sein: Wiederholen Sie die Anfrage mit demselben idempotency_key oder prüfen Sie Ihre Bestellungen, bevor Sie erneut bestellen.',
    limit:
      'Bis zu 120 Anfragen pro Minute und Schlüssel. Bei mehr Anfragen erhalten Sie 429 mit dem Header Retry-After (in Sekunden).',
    lists: 'Trennen Sie mehrere IDs durch Kommas. Möglich sind bis zu 100 pro Aufruf.',
    key: 'Ersetzen Sie YOUR_API_KEY durch Ihren Schlüssel. Wer ihn hat, kann Ihr Guthaben ausgeben: Bewahren Sie ihn auf Ihrem Server auf, nie auf einer Webseite oder in einer App.',
    ownKey:
      'Die Beispiele unten verwenden den Schlüssel, den Sie gerade erstellt haben. Wer ihn hat, kann Ihr Guthaben ausgeben: Bewahren Sie ihn auf Ihrem Server auf, nie auf einer Webseite oder in einer App. Beim Neuladen der Seite verschwindet er.',
    fillIn:
      'Wir speichern nur einen Hash Ihres Schlüssels, deshalb kann er nicht noch einmal angezeigt werden. Erstellen Sie einen neuen und kommen Sie hierher zurück, um ihn in den Beispielen zu sehen.',
  },
  try: {
    title: 'Ausprobieren',
    text: 'Geben Sie Ihren Schlüssel ein, wählen Sie eine Aktion und senden Sie sie ab. Sie sehen die genaue Anfrage und Antwort.',
    real: 'Das sind echte Aufrufe: Hier aufgegebene Bestellungen werden berechnet und geliefert.',
    key: 'API-Schlüssel',
    keyHint: 'Nur für diese Aufrufe. Wird nie gespeichert.',
    keyMissing: 'Geben Sie Ihren API-Schlüssel ein',
    action: 'Aktion',
    send: 'Anfrage senden',
    confirmTitle: 'Echte Bestellung aufgeben?',
    confirmText: 'Der Preis wird sofort von Ihrem Guthaben abgebucht.',
    confirm: 'Bestellung aufgeben',
    shortened:
      'Insgesamt {entries, plural, one {# Eintrag} other {# Einträge}}, die ersten drei werden angezeigt.',
  },
  limits: {
    title: 'Limits und Sicherheit',
    addresses:
      'Beschränken Sie Ihren Schlüssel auf der Seite „API-Zugang“ auf bestimmte IP-Adressen oder Netze. Anfragen von anderen Adressen werden wie bei einem ungültigen Schlüssel abgewiesen.',
    idempotency:
      'Senden Sie mit jeder Bestellung einen eigenen idempotency_key (oder den Header Idempotency-Key). Wiederholen Sie den Aufruf mit demselben Schlüssel und denselben Parametern, erhalten Sie als Antwort die erste Bestellung. Eine weitere wird nicht aufgegeben.',
    retry:
      'Kommt keine Antwort, wiederholen Sie den Aufruf mit demselben idempotency_key. Ohne ihn prüfen Sie zuerst Ihre Bestellungen: Die Bestellung kann schon aufgegeben worden sein.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Statt den Status regelmäßig abzufragen, lassen Sie sich benachrichtigen, wenn sich eine Bestellung oder ein Refill ändert oder ein Abo einen neuen Beitrag findet.',
    body: 'Der Inhalt ist JSON. Bestellungen haben dasselbe Format wie bei der Aktion status. Ereignisse: order.status, refill.status, subscription.publication.',
    signed:
      'Jeder Aufruf ist nach der Spezifikation „Standard Webhooks“ signiert: webhook-id, webhook-timestamp und webhook-signature.',
    retried:
      'Antworten Sie mit 2xx. Bei jeder anderen Antwort wiederholen wir den Aufruf etwa einen Tag lang mit derselben ID, sodass Sie Wiederholungen erkennen und ignorieren können.',
    setUp: 'Webhooks einrichten',
  },
  actions: {
    services: {
      title: 'Services auflisten',
      text: 'Alle Services, die Sie bestellen können. rate ist der Preis in USD pro {quantity} oder pro Paket.',
    },
    add: {
      title: 'Bestellung aufgeben',
      text: 'Die meisten Services brauchen einen Link und eine Menge. Andere Servicearten brauchen andere Parameter, siehe unten.',
    },
    status: {
      title: 'Bestellstatus abfragen',
      text: 'Für eine einzelne oder bis zu 100 Bestellungen. charge ist der Betrag nach Erstattungen; remains ist die noch nicht gelieferte Menge.',
    },
    refill: {
      title: 'Refill anfordern',
      text: 'Für abgeschlossene Bestellungen innerhalb der Refill-Frist des Services.',
    },
    refill_status: {
      title: 'Refill-Status abfragen',
      text: 'Ein Refill ist Pending, In progress, Completed oder Rejected.',
    },
    cancel: {
      title: 'Bestellungen stornieren',
      text: 'Damit fragen Sie die Stornierung nur an: Laufende Bestellungen können trotzdem noch abgeschlossen werden. Das Ergebnis zeigt der Status. Der nicht gelieferte Teil wird erstattet.',
    },
    balance: { title: 'Guthaben abfragen', text: 'Ihr verfügbares Guthaben.' },
  },
  parameters: {
    service: 'Service-ID aus der Liste',
    link: 'Link zur Seite, zum Profil oder zum Beitrag',
    quantity: 'Menge; bei Angabe von runs die Menge pro Teillieferung',
    comments: 'Bei Services für Kommentare: ein Kommentar pro Zeile',
    runs: 'Optional: Anzahl der Teillieferungen (Drip-Feed)',
    interval: 'Optional: Minuten zwischen den Teillieferungen',
    idempotency_key:
      'Optional: ein eindeutiger Text, den Sie für diese Bestellung wählen. Ein erneuter Aufruf mit diesem Text führt nie zu einer zweiten Bestellung',
    order: 'Bestell-ID',
    orders: 'Bestell-IDs, durch Kommas getrennt',
    refill: 'Refill-ID',
    refills: 'Refill-IDs, durch Kommas getrennt',
  },
  types: {
    title: 'Bestellarten',
    text: 'Die Serviceart bestimmt, welche Parameter eine Bestellung außer service braucht.',
    type: 'Art',
    required: 'Pflicht',
    optional: 'Optional',
    charged: 'Abrechnung',
    charge: {
      quantity: 'nach Menge',
      package: 'pro Paket',
      lines: 'pro nicht leerer Zeile',
      publications: 'pro neuem Beitrag',
    },
    fields: {
      lines: 'Ein Eintrag pro Zeile; Kommas gehören zum Text',
      single: 'Ein Benutzername, Hashtag oder Link zu einem Beitrag',
      answer: 'Nummer der Antwort in der Umfrage',
      country: 'Code aus zwei Buchstaben, z.\u00a0B. US, oder der englische Name; WW für weltweit',
      device: '1 Desktop, 2 Android, 3 iOS, 4 mobil gemischt, 5 gemischt',
      traffic: '1 Google, 2 eigener Referrer, 3 kein Referrer',
      source: 'Suchbegriff bei Traffic-Quelle 1; vollständige Referrer-URL bei Traffic-Quelle 2',
      range: 'Mindest- und Höchstmenge pro neuem Beitrag',
      delay: 'Verzögerung in Minuten: 0, 5, 10, 15, 30, 60 oder 90',
      posts: 'Anzahl der neuen und alten Beiträge; ohne posts gibt es kein Limit',
      expiry: 'Enddatum, TT/MM/JJJJ',
    },
  },
  statuses: {
    title: 'Status',
    pending: 'Angenommen, noch nicht gesendet',
    processing: 'Gesendet, Lieferung noch nicht begonnen',
    progress: 'Wird geliefert',
    completed: 'Vollständig geliefert',
    partial: 'Teilweise geliefert; der Rest wurde erstattet',
    canceled: 'Nichts geliefert; erstattet',
  },
  errors: {
    title: 'Fehler',
    text: 'Ein Fehler ist ein Objekt mit dem einzigen Schlüssel „error“. Fehlertexte sind immer auf Englisch und ändern sich nie.',
    request: 'Unbekannte Aktion oder fehlender Parameter',
    key: 'Der Schlüssel ist falsch, wurde gelöscht oder wird von einer nicht erlaubten IP-Adresse verwendet',
    service: 'Den Service gibt es nicht oder er ist nicht verfügbar',
    order: 'Bestellung in Ihrem Konto nicht gefunden',
    refill: 'Refill in Ihrem Konto nicht gefunden',
    funds: 'Laden Sie Guthaben auf und wiederholen Sie den Aufruf',
    least: 'Unter der Mindestmenge des Services',
    most: 'Über der Höchstmenge des Services',
    link: 'Der Link passt nicht zum Service',
    active: 'Eine andere Bestellung für denselben Service und Link ist noch aktiv',
  },
} satisfies Phrases['reseller'];
