import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Auf dieser Seite',
  next: 'Nächste Schritte',
  services: 'Alle Services ansehen',
  legal: {
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    refunds: 'Erstattungsrichtlinie',
    contact: 'Kontakt',
    operator: 'Betreiber',
    registration: 'Registereintrag',
    vat: 'USt-IdNr.',
    phone: 'Telefon',
    email: 'E-Mail',
  },
  siteView: {
    open: 'In neuem Tab öffnen',
    hint: 'Diese Seite wird von {host} bereitgestellt. Bleibt sie leer, lässt die Website das Einbetten nicht zu.',
  },
  subscription: {
    title: 'So funktionieren Abos',
    lead: 'Wählen Sie einmal Ihre Services. Wir bestellen sie für jeden neuen Beitrag, kurz nachdem er erschienen ist.',
    setUp: {
      title: 'So richten Sie ein Abo ein',
      link: 'Fügen Sie den Link zu Ihrem Kanal oder Profil ein. Wir erkennen das Netzwerk.',
      services: 'Wählen Sie Services und die Menge pro Beitrag.',
      limit: 'Legen Sie die Anzahl der Beiträge fest, von 1 bis {most}. Voreingestellt sind 10.',
      pay: 'Zahlen Sie mit Guthaben oder mit einer hinterlegten Karte. Die Kosten pro Beitrag und den Höchstbetrag sehen Sie, bevor Sie bestätigen.',
    },
    find: {
      title: 'So finden wir neue Beiträge',
      text: 'Wir prüfen öffentliche Quellen: Feeds von YouTube-Kanälen, RSS- und Atom-Feeds sowie öffentliche Seiten von Telegram-Kanälen. In anderen Netzwerken prüft der Anbieter für uns. Bis ein neuer Beitrag erkannt wird, können einige Minuten vergehen.',
      note: 'Wir verlangen nie Ihr Passwort oder Zugriff auf Ihr Konto. Private Kanäle und Profile können wir nicht verfolgen. Ihr Kanal oder Profil muss also öffentlich sein.',
    },
    pay: {
      title: 'Was Sie zahlen und wann',
      text: 'Im Voraus wird nichts abgebucht. Ein Beitrag wird erst berechnet, wenn wir ihn finden und die Bestellungen dafür starten. Ohne Beitrag keine Kosten.',
      example:
        'Beispiel: Aufrufe und Likes für einen Beitrag kosten {post}, und Sie wählen 10 Beiträge. Sie zahlen {post} pro Beitrag, höchstens {total}.',
    },
    wait: {
      title: 'Wenn das Guthaben nicht reicht',
      text: 'Das Abo wartet, und wir benachrichtigen Sie. Sobald Sie Guthaben aufladen, läuft es automatisch weiter.',
    },
    end: {
      title: 'Wann ein Abo endet',
      limit: 'Es ist abgeschlossen, sobald die Anzahl der Beiträge erreicht ist.',
      cancel:
        'Sie können jederzeit kündigen. Bereits aufgegebene Bestellungen laufen weiter, neue kommen nicht hinzu.',
      idle: 'Nach 30 Tagen ohne neuen Beitrag kündigen wir das Abo, damit ein vergessenes Abo Sie kein Geld kostet. In manchen Panels gilt eine andere Frist.',
      options:
        'Bei manchen Services können Sie auch ein Enddatum, eine Verzögerung oder einen Bereich für zufällige Mengen festlegen.',
    },
    start: 'Abo einrichten',
    own: 'Abos ansehen',
  },
  keywords: {
    title: 'Über das YouTube-Keyword-Tool',
    lead: 'Sehen Sie, wonach im gewählten Land gesucht wird, und verwenden Sie diese Wörter in Ihren Videos.',
    how: {
      title: 'So verwenden Sie es',
      word: 'Geben Sie ein Wort oder eine kurze Suchphrase zum Thema Ihres Videos ein.',
      country: 'Wählen Sie das Land Ihres Publikums. Voreingestellt ist das Vereinigte Königreich.',
      choose: 'Wählen Sie die Vorschläge, die Ihr Video beschreiben.',
      write: 'Verwenden Sie sie im Titel, in den ersten Zeilen der Beschreibung und in den Tags.',
    },
    source: {
      title: 'Woher die Vorschläge kommen',
      text: 'Es sind die automatischen Suchvorschläge von Google zu Ihrem Keyword in diesem Land: Suchanfragen, die wirklich eingegeben werden. Wir fügen nichts hinzu.',
      note: 'Panels ohne Verbindung zu dieser Quelle zeigen Beispieldaten, die immer als solche gekennzeichnet sind.',
    },
    limit: {
      title: 'Tageslimit',
      text: 'Für jedes Konto ist die Anzahl der Suchen pro Tag begrenzt. Das Tool zeigt, wie viele noch übrig sind.',
    },
    good: {
      title: 'Keywords auswählen',
      text: 'Nach längeren Suchphrasen wird seltener gesucht, aber die Konkurrenz ist kleiner und die Suchabsicht klarer. Ein Video braucht ein paar passende Suchphrasen, nicht dreißig. Unpassende Keywords vertreiben Zuschauer und verstoßen gegen die Richtlinien von YouTube.',
      note: 'Kein Tool kann eine bestimmte Position garantieren. Titel und Tags helfen, ein Video zu finden. Wie weit oben es steht, hängt davon ab, wie es beim Publikum ankommt.',
    },
    track: {
      title: 'Ergebnisse verfolgen',
      text: 'Eine YouTube-Kampagne verfolgt die Position Ihres Videos für die gewählten Keywords und Länder: auf Abruf, täglich, wöchentlich oder monatlich.',
    },
    open: 'Keyword-Tool öffnen',
    plans: 'Tarife und Preise ansehen',
  },
  plans: {
    title: 'Tarife und Preise',
    lead: 'Mit einem Tarif verfolgen Sie die Positionen Ihrer Videos in der YouTube-Suche. Keyword-Vorschläge gibt es auch ohne Tarif.',
    slots: {
      title: 'Das ist enthalten',
      text: 'Die Anzahl der Keywords, die Sie in allen Kampagnen zusammen gleichzeitig verfolgen können. Freie Plätze: das Limit Ihres Tarifs abzüglich der Keywords, die Sie gerade verfolgen.',
    },
    track: {
      title: 'Häufigkeit der Prüfung',
      text: 'Für jede Kampagne wählbar: auf Abruf, täglich, wöchentlich oder monatlich, in einem oder mehreren Ländern.',
    },
    trial: {
      title: 'Testphase',
      text: 'Manche Tarife beginnen mit einer kostenlosen Testphase. Die Dauer und der Preis danach stehen beim Tarif.',
    },
    full: {
      title: 'Wenn das Limit erreicht ist',
      text: 'Aktive Kampagnen laufen weiter. Für mehr Keywords wechseln Sie in einen größeren Tarif.',
    },
    start: 'Kampagne erstellen',
    about: 'Über das Keyword-Tool',
  },
} satisfies Phrases['guides'];
