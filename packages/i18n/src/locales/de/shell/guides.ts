import type { Phrases } from '../../../phrases.ts';

export const guides = {
  contents: 'Auf dieser Seite',
  next: 'Wie es weitergeht',
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
    lead: 'Sie legen einmal fest, was jede neue Veröffentlichung bekommen soll. Danach wird für jede von selbst bestellt, kurz nachdem sie erschienen ist.',
    setUp: {
      title: 'Ein Abo einrichten',
      link: 'Fügen Sie den Link zu Ihrem Kanal oder Profil ein. Das Netzwerk wird automatisch erkannt.',
      services: 'Wählen Sie die Leistungen und wie viel davon jede Veröffentlichung bekommen soll.',
      limit: 'Geben Sie an, für wie viele Veröffentlichungen: von 1 bis 1.000. Wir schlagen 10 vor.',
      pay: 'Zahlen Sie vom Guthaben oder mit einer hinterlegten Karte. Was eine Veröffentlichung kostet und was alle zusammen höchstens kosten können, sehen Sie vor dem Bestätigen.',
    },
    find: {
      title: 'Wie neue Veröffentlichungen gefunden werden',
      text: 'Wir beobachten, was jeder sehen kann: den öffentlichen Feed eines YouTube-Kanals, RSS- und Atom-Feeds, die öffentliche Seite eines Telegram-Kanals. In anderen Netzwerken beobachtet der Anbieter, der die Leistung liefert. Bis eine neue Veröffentlichung bemerkt wird, können einige Minuten vergehen.',
      note: 'Wir fragen nie nach Ihrem Passwort oder nach Zugang zu Ihrem Konto. Ein privater Kanal oder ein privates Profil lässt sich nicht beobachten; lassen Sie es also öffentlich.',
    },
    pay: {
      title: 'Was Sie zahlen und wann',
      text: 'Im Voraus wird nichts abgebucht. Jede Veröffentlichung wird berechnet, wenn sie gefunden ist; dann beginnen ihre Bestellungen. Wer nichts veröffentlicht, zahlt nichts.',
      example:
        'Ein Beispiel: Aufrufe und Likes für eine Veröffentlichung kosten zusammen $2.10, und Sie wählen 10 Veröffentlichungen. Sie zahlen bei jeder Veröffentlichung $2.10, insgesamt höchstens $21.00.',
    },
    wait: {
      title: 'Wenn das Guthaben nicht reicht',
      text: 'Das Abo wartet, und Sie sehen einen Hinweis. Sobald Sie Guthaben aufladen, läuft es von selbst weiter; Sie müssen es nicht neu einrichten.',
    },
    end: {
      title: 'Wie ein Abo endet',
      limit: 'Es ist abgeschlossen, wenn die Zahl der Veröffentlichungen erreicht ist.',
      cancel:
        'Sie können es jederzeit beenden. Bereits aufgegebene Bestellungen laufen weiter; neue kommen nicht hinzu.',
      idle: 'Nach 30 Tagen ohne neue Veröffentlichung wird es beendet, damit nichts Vergessenes Ihr Geld ausgibt. Ein Panel kann eine andere Frist festlegen.',
      options:
        'Wo eine Leistung es anbietet, können Sie auch ein Enddatum, eine Verzögerung oder eine zwischen zwei Grenzen schwankende Menge festlegen.',
    },
    start: 'Abo einrichten',
    own: 'Ihre Abos ansehen',
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
      text: 'Es sind die Ergänzungen, die Google zu Ihrem Wort in diesem Land anbietet: Wendungen, die viele Menschen tatsächlich eingegeben haben. Wir fügen nichts hinzu.',
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
