import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Aufgaben ansehen',
  start: {
    title: 'Mit Aufgaben Geld verdienen',
    lead: 'Erledigen Sie kleine Dinge auf YouTube von Hand, mit Ihrem eigenen Kanal, und erhalten Sie für jede bestätigte Aufgabe eine Belohnung.',
    what: {
      title: 'Was eine Aufgabe ist',
      text: 'Eine Aufgabe verlangt eine einzelne Handlung, zum Beispiel ein Video ansehen, es mit „Mag ich“ bewerten, es kommentieren oder einen Kanal abonnieren. Die Belohnung steht schon vor dem Beginn daneben.',
    },
    begin: {
      title: 'In vier Schritten zur ersten Belohnung',
      account: 'Legen Sie ein Konto an oder melden Sie sich an.',
      connect: 'Verbinden Sie Ihren YouTube-Kanal und bestätigen Sie, dass er Ihnen gehört.',
      perform:
        'Wählen Sie eine Aufgabe, starten Sie sie, tun Sie, was verlangt ist, und melden Sie sie hier als erledigt.',
      reward: 'Nach der Prüfung kommt die Belohnung auf Ihr Aufgabenguthaben.',
    },
    expect: {
      title: 'Was Sie erwarten können',
      text: 'Aufgaben sind ein kleines Zubrot, keine Arbeitsstelle. Wie viele es gibt, hängt davon ab, was Kunden bestellen, und die Belohnung für eine Handlung ist klein. Die Teilnahme kostet nichts.',
      note: 'YouTube hat eigene Regeln für bezahlte Handlungen. Lesen Sie sie, bevor Sie beginnen, und tun Sie nur, wozu Sie mit Ihrem eigenen Kanal stehen können.',
    },
  },
  connect: {
    title: 'So verbinden Sie einen YouTube-Kanal',
    lead: 'Zwei Prüfungen zeigen, dass der Kanal Ihnen gehört und dass erledigte Aufgaben zu sehen sind. Ihr Passwort braucht niemand.',
    code: {
      title: 'Nachweisen, dass der Kanal Ihnen gehört',
      open: 'Öffnen Sie Ihr Profil und fügen Sie den Link zu Ihrem Kanal hinzu.',
      copy: 'Kopieren Sie den Code, der erscheint.',
      paste:
        'Öffnen Sie auf YouTube die Einstellungen Ihres Kanals, fügen Sie den Code in die Kanalbeschreibung ein und veröffentlichen Sie die Änderung.',
      confirm:
        'Kommen Sie zurück und starten Sie die Prüfung. Ist der Kanal bestätigt, dürfen Sie den Code wieder entfernen.',
    },
    public: {
      title: 'Ihre Abos auf YouTube öffentlich machen',
      text: 'Ob Sie einen Kanal abonniert haben, lässt sich nur prüfen, wenn andere es sehen können.',
      open: 'Öffnen Sie die Einstellungen auf YouTube und gehen Sie zum Datenschutz.',
      off: 'Schalten Sie „Alle meine Abos geheim halten“ aus.',
      check: 'Kommen Sie zurück und starten Sie die zweite Prüfung.',
      note: 'Lassen Sie sie öffentlich, solange Sie Aufgaben erledigen; sonst kann eine erledigte Aufgabe nicht bestätigt werden.',
    },
    trouble: {
      title: 'Wenn eine Prüfung scheitert',
      text: 'YouTube zeigt Änderungen manchmal erst nach einigen Minuten: Warten Sie etwas und versuchen Sie es noch einmal. Prüfen Sie, ob der Link zum richtigen Kanal führt und der ganze Code in der Beschreibung steht.',
    },
    several: {
      title: 'Mehrere Kanäle',
      text: 'Sie können mehr als einen Kanal verbinden und wählen, welcher eine Aufgabe erledigt. Im Profil lässt sich ein Kanal jederzeit entfernen.',
    },
    profile: 'Profil öffnen',
  },
  perform: {
    title: 'So erledigen Sie Aufgaben',
    lead: 'Wählen, starten, erledigen, melden: vier Schritte, und das meiste geschieht auf YouTube.',
    steps: {
      title: 'Schritt für Schritt',
      choose: 'Wählen Sie Ihren Kanal und eine Aufgabe. Sie sehen, was sie verlangt und was sie bringt.',
      start: 'Starten Sie die Aufgabe; das Video oder der Kanal öffnet sich auf YouTube.',
      act: 'Tun Sie, was verlangt ist, angemeldet mit dem verbundenen Kanal. Ist ein Kommentartext vorgegeben, verwenden Sie genau diesen.',
      end: 'Kommen Sie zurück und melden Sie die Aufgabe als erledigt.',
    },
    check: {
      title: 'Wie geprüft wird',
      text: 'Wir vergleichen, was YouTube öffentlich zeigt, mit dem, was verlangt war: das neue Abo, die Bewertung, den Kommentar Ihres Kanals. Manchmal steht das Ergebnis sofort fest, manchmal braucht YouTube eine Weile, bis es zu sehen ist.',
      note: 'Jede Aufgabe wird je Kanal einmal belohnt.',
    },
    states: {
      title: 'Was die Zustände bedeuten',
      started: { name: 'Begonnen', text: 'Läuft. Werden Sie fertig, bevor die Zeit abläuft.' },
      ended: { name: 'In Prüfung', text: 'Sie haben sie gemeldet, und wir sehen nach.' },
      approved: { name: 'Bestätigt', text: 'Die Belohnung liegt in Ihrem Aufgabenguthaben.' },
      rejected: {
        name: 'Abgelehnt',
        text: 'Die Handlung war nicht zu sehen, deshalb gibt es keine Belohnung.',
      },
      expired: {
        name: 'Abgelaufen',
        text: 'Nicht rechtzeitig gemeldet. Sie können eine andere Aufgabe nehmen.',
      },
    },
    reasons: {
      title: 'Warum eine Aufgabe abgelehnt wird',
      channel: 'Sie wurde mit einem anderen als dem gewählten Kanal erledigt.',
      hidden: 'Ihre Abos auf YouTube sind privat.',
      undone: 'Die Handlung wurde vor der Prüfung rückgängig gemacht.',
      early: 'Sie wurde zu früh gemeldet, zum Beispiel vor dem Ende des Videos.',
    },
  },
  rewards: {
    title: 'So verwenden Sie Belohnungen',
    lead: 'Was Sie verdienen, ist Geld in einem eigenen Guthaben. Geben Sie es hier aus oder lassen Sie es auszahlen.',
    where: {
      title: 'Wo Ihre Belohnungen liegen',
      text: 'Belohnungen kommen auf Ihr Aufgabenguthaben, getrennt vom Hauptguthaben. Jede steht unter „Finanzen“.',
    },
    spend: {
      title: 'Bestellungen bezahlen',
      text: 'Übertragen Sie einen beliebigen Teil Ihres Aufgabenguthabens auf das Hauptguthaben und bestellen Sie damit, was Sie möchten.',
      note: 'Was auf das Hauptguthaben übertragen ist, kann nicht mehr ausgezahlt werden. Übertragen Sie nur, was Sie hier ausgeben wollen.',
    },
    withdraw: {
      title: 'Auszahlen lassen',
      method: 'Öffnen Sie die Auszahlungsseite und wählen Sie einen Weg.',
      amount:
        'Geben Sie den Betrag und Ihr Konto dort an. Die Gebühr und das, was Sie erhalten, sehen Sie sofort.',
      wait: 'Senden Sie den Antrag ab. Sie sehen seinen Stand, bis das Geld unterwegs ist.',
      note: 'Jeder Weg hat einen kleinsten und einen größten Betrag. Prüfen Sie die Kontonummer: Eine Zahlung an eine falsche lässt sich selten zurückholen.',
    },
    open: 'Verdienst auszahlen',
  },
  faq: {
    title: 'Häufige Fragen zu Aufgaben',
    lead: 'Kurze Antworten auf das, was am häufigsten gefragt wird.',
    pay: {
      question: 'Wie viel kann ich verdienen?',
      answer:
        'Das hängt davon ab, wie viele Aufgaben es gibt und wie viele Sie erledigen. Jede Belohnung sehen Sie, bevor Sie beginnen. Ein festes Einkommen kann niemand versprechen.',
    },
    who: {
      question: 'Wer kann mitmachen?',
      answer:
        'Alle, die hier ein Konto und einen eigenen YouTube-Kanal haben, der beide Prüfungen bestanden hat.',
    },
    password: {
      question: 'Brauchen Sie mein YouTube-Passwort?',
      answer:
        'Nein. Wir sehen uns nur an, was öffentlich ist. Geben Sie Ihr Passwort niemandem, der in unserem Namen danach fragt.',
    },
    once: {
      question: 'Kann ich dieselbe Aufgabe zweimal erledigen?',
      answer: 'Einmal je verbundenem Kanal.',
    },
    slow: {
      question: 'Warum dauert eine Prüfung so lange?',
      answer:
        'YouTube zeigt manche Handlungen verspätet. Sie müssen nicht auf der Seite warten; das Ergebnis erscheint in Ihrer Liste.',
    },
    rejected: {
      question: 'Meine Aufgabe wurde abgelehnt, obwohl ich sie erledigt habe. Was nun?',
      answer:
        'Prüfen Sie, ob Sie den richtigen Kanal benutzt haben und ob Ihre Abos öffentlich sind. Stimmt beides, schreiben Sie dem Support und nennen Sie die Nummer der Aufgabe.',
    },
    none: {
      question: 'Warum gibt es keine Aufgaben für mich?',
      answer:
        'Aufgaben entstehen aus Bestellungen anderer Kunden, deshalb schwankt ihre Zahl im Lauf des Tages. Manche sind nur für Konten offen, die dafür zugelassen wurden.',
    },
    undo: {
      question: 'Darf ich die Handlung später rückgängig machen?',
      answer:
        'Bitte nicht. Kunden zahlen für etwas, das bleibt, und Konten, die Handlungen zurücknehmen, können den Zugang zu Aufgaben verlieren.',
    },
  },
} satisfies Phrases['earning'];
