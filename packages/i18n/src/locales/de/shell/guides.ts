import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Auf dieser Seite',
  next: 'Nächste Schritte',
  services: 'Alle Leistungen ansehen',
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
    hint: 'Diese Seite gehört zu {host}. Bleibt sie leer, lässt sich die Website nicht in einer anderen anzeigen.',
  },
  subscription: {
    title: 'So funktionieren Abos',
    lead: 'Legen Sie einmal fest, was jeder neue Beitrag bekommen soll. Wir bestellen, kurz nachdem er erschienen ist.',
    setUp: {
      title: 'Ein Abo einrichten',
      link: 'Fügen Sie den Link zu Ihrem Kanal oder Profil ein. Das Netzwerk wird automatisch erkannt.',
      services: 'Wählen Sie Leistungen und die Menge für jeden Beitrag.',
      limit: 'Legen Sie die Zahl der Beiträge fest, von 1 bis 1 000. Voreingestellt sind 10.',
      pay: 'Zahlen Sie vom Guthaben oder mit einer hinterlegten Karte. Die Kosten je Beitrag und den Höchstbetrag sehen Sie vor dem Bestätigen.',
    },
    find: {
      title: 'Wie wir neue Beiträge finden',
      text: 'Wir prüfen öffentliche Quellen: Feeds von YouTube-Kanälen, RSS- und Atom-Feeds und öffentliche Seiten von Telegram-Kanälen. In anderen Netzwerken prüft der liefernde Anbieter. Bis ein neuer Beitrag erkannt wird, können einige Minuten vergehen.',
      note: 'Wir fragen nie nach Ihrem Passwort oder nach Zugang zu Ihrem Konto. Private Kanäle und Profile lassen sich nicht prüfen; lassen Sie Ihre also öffentlich.',
    },
    pay: {
      title: 'Was Sie zahlen und wann',
      text: 'Im Voraus wird nichts abgebucht. Jeder Beitrag wird berechnet, wenn wir ihn finden und seine Bestellungen beginnen. Kein Beitrag, keine Kosten.',
      example:
        'Beispiel: Aufrufe und Likes für einen Beitrag kosten $2.10, und Sie wählen 10 Beiträge. Sie zahlen $2.10 je Beitrag, höchstens $21.00.',
    },
    wait: {
      title: 'Wenn das Guthaben nicht reicht',
      text: 'Das Abo wartet, und wir benachrichtigen Sie. Sobald Sie Guthaben aufladen, läuft es automatisch weiter.',
    },
    end: {
      title: 'Wann ein Abo endet',
      limit: 'Es ist abgeschlossen, wenn die Zahl der Beiträge erreicht ist.',
      cancel:
        'Sie können es jederzeit kündigen. Bereits aufgegebene Bestellungen laufen weiter; neue kommen nicht hinzu.',
      idle: 'Nach 30 Tagen ohne neuen Beitrag wird es gekündigt, damit ein vergessenes Abo nie Ihr Geld ausgibt. Manche Panels haben eine andere Frist.',
      options:
        'Bei manchen Leistungen können Sie auch ein Enddatum, eine Verzögerung oder einen Bereich für zufällige Mengen festlegen.',
    },
    start: 'Abo einrichten',
    own: 'Abos ansehen',
  },
  keywords: {
    title: 'Über das YouTube-Keyword-Werkzeug',
    lead: 'Es zeigt, was Menschen im gewählten Land in die Suche eingeben, damit Ihre Videos dieselben Worte verwenden können.',
    how: {
      title: 'So benutzen Sie es',
      word: 'Geben Sie ein Wort oder eine kurze Wendung ein, um die es in Ihrem Video geht.',
      country: 'Wählen Sie das Land Ihrer Zuschauer. Voreingestellt ist das Vereinigte Königreich.',
      choose: 'Lesen Sie die Vorschläge und nehmen Sie die, die Ihr Video wirklich beschreiben.',
      write: 'Verwenden Sie sie im Titel, in den ersten Zeilen der Beschreibung und in den Tags.',
    },
    source: {
      title: 'Woher die Vorschläge kommen',
      text: 'Es sind Googles automatische Vorschläge zu Ihrem Suchwort in diesem Land: Wendungen, nach denen Menschen wirklich suchen. Wir fügen nichts hinzu.',
      note: 'Ein Panel, das nicht mit dieser Quelle verbunden ist, zeigt stattdessen Beispiele. Sie sind immer als Beispiele gekennzeichnet.',
    },
    limit: {
      title: 'Tageslimit',
      text: 'Jedes Konto hat eine bestimmte Zahl von Suchen pro Tag. Das Werkzeug zeigt, wie viele noch übrig sind.',
    },
    good: {
      title: 'Gut auswählen',
      text: 'Eine längere Wendung wird seltener gesucht, hat aber weniger Konkurrenz, und wer sie eingibt, weiß, was er will. Ein Video braucht eine Handvoll passender Wendungen, nicht dreißig. Wörter, die nichts mit dem Video zu tun haben, vertreiben Zuschauer und verstoßen gegen die Regeln von YouTube.',
      note: 'Kein Werkzeug kann einen Platz in der Suche versprechen. Titel und Tags helfen, ein Video zu finden; ob es aufsteigt, hängt davon ab, wie es ankommt.',
    },
    track: {
      title: 'Sehen, ob es wirkt',
      text: 'Eine YouTube-Kampagne verfolgt den Platz Ihres Videos für die gewählten Keywords und Länder: auf Abruf, täglich, wöchentlich oder monatlich.',
    },
    open: 'Keyword-Werkzeug öffnen',
    plans: 'Tarife und Preise ansehen',
  },
  plans: {
    title: 'Tarife und Preise',
    lead: 'Mit einem Tarif verfolgen Sie, wo Ihre Videos in der YouTube-Suche stehen. Für Keyword-Vorschläge brauchen Sie keinen.',
    slots: {
      title: 'Was ein Tarif enthält',
      text: 'Eine Anzahl von Keywords, die Sie gleichzeitig verfolgen können, über alle Kampagnen zusammen. Frei ist die Zahl Ihres Tarifs abzüglich der Keywords, die Sie gerade verfolgen.',
    },
    track: {
      title: 'Wie oft die Plätze geprüft werden',
      text: 'Das entscheiden Sie für jede Kampagne: auf Abruf, täglich, wöchentlich oder monatlich, in einem Land oder in mehreren.',
    },
    trial: {
      title: 'Probetage',
      text: 'Manche Tarife beginnen mit kostenlosen Tagen. Wie viele es sind und was der Tarif danach kostet, steht daneben, bevor Sie ihn wählen.',
    },
    full: {
      title: 'Wenn alle Keywords vergeben sind',
      text: 'Laufende Kampagnen gehen weiter. Für mehr Keywords wählen Sie einen größeren Tarif.',
    },
    start: 'Kampagne anlegen',
    about: 'Über das Keyword-Werkzeug',
  },
} satisfies Phrases['guides'];
