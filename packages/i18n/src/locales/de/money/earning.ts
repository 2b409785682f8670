import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: 'Aufgaben ansehen',
  start: {
    title: 'Mit Aufgaben Geld verdienen',
    lead: 'Führen Sie mit Ihrem eigenen Kanal kleine Aktionen auf YouTube aus und erhalten Sie Geld für jede bestätigte Aktion.',
    what: {
      title: 'Was eine Aufgabe ist',
      text: 'Eine Aufgabe ist eine einzelne Aktion: ein Video ansehen, liken, kommentieren oder einen Kanal abonnieren. Die Prämie sehen Sie, bevor Sie starten.',
    },
    begin: {
      title: 'In vier Schritten zur ersten Prämie',
      account: 'Erstellen Sie ein Konto oder melden Sie sich an.',
      connect: 'Verbinden Sie Ihren YouTube-Kanal und verifizieren Sie ihn.',
      perform: 'Wählen Sie eine Aufgabe, führen Sie sie aus und markieren Sie sie als erledigt.',
      reward: 'Sobald wir die Aufgabe geprüft haben, wird die Prämie Ihren Aufgabeneinnahmen gutgeschrieben.',
    },
    expect: {
      title: 'Was Sie erwarten können',
      text: 'Aufgaben sind ein kleiner Nebenverdienst, kein Job. Wie viele es gibt, hängt von den Bestellungen der Kunden ab, und die einzelnen Prämien sind klein. Die Teilnahme ist kostenlos.',
      note: 'YouTube hat eigene Richtlinien zu bezahlten Aktionen. Lesen Sie sie zuerst und tun Sie nur, was Sie mit Ihrem Kanal vertreten können.',
    },
  },
  connect: {
    title: 'So verbinden Sie einen YouTube-Kanal',
    lead: 'Zwei Prüfungen zeigen, dass der Kanal Ihnen gehört und dass wir erledigte Aufgaben sehen können. Ein Passwort ist nicht nötig.',
    code: {
      title: 'Kanal verifizieren',
      open: 'Öffnen Sie Ihr Profil und fügen Sie den Link zu Ihrem Kanal hinzu.',
      copy: 'Kopieren Sie den angezeigten Code.',
      paste:
        'Fügen Sie den Code auf YouTube in Ihre Kanalbeschreibung ein und veröffentlichen Sie die Änderung.',
      confirm:
        'Kehren Sie hierher zurück und starten Sie die Prüfung. Danach können Sie den Code wieder entfernen.',
    },
    public: {
      title: 'Abos öffentlich machen',
      text: 'Wir können ein Abo nur prüfen, wenn es öffentlich ist.',
      open: 'Öffnen Sie die YouTube-Einstellungen und gehen Sie zu „Datenschutz“.',
      off: 'Schalten Sie „Alle meine Abos geheim halten“ aus.',
      check: 'Kehren Sie hierher zurück und starten Sie die zweite Prüfung.',
      note: 'Lassen Sie Ihre Abos öffentlich, solange Sie Aufgaben erledigen. Sonst können wir die Aufgaben nicht prüfen.',
    },
    trouble: {
      title: 'Wenn eine Prüfung fehlschlägt',
      text: 'Es kann einige Minuten dauern, bis YouTube Änderungen anzeigt. Warten Sie und versuchen Sie es erneut. Achten Sie darauf, dass der Link stimmt und der vollständige Code in der Beschreibung steht.',
    },
    several: {
      title: 'Mehrere Kanäle',
      text: 'Sie können mehrere Kanäle verbinden und wählen, mit welchem Sie eine Aufgabe erledigen. Im Profil können Sie einen Kanal jederzeit entfernen.',
    },
    profile: 'Profil öffnen',
  },
  perform: {
    title: 'So erledigen Sie Aufgaben',
    lead: 'Vier Schritte, größtenteils auf YouTube.',
    steps: {
      title: 'Schritt für Schritt',
      choose: 'Wählen Sie Ihren Kanal und eine Aufgabe. Sie sehen die Aktion und die Prämie.',
      start: 'Starten Sie die Aufgabe. Das Video oder der Kanal öffnet sich auf YouTube.',
      act: 'Führen Sie die Aktion mit dem verbundenen Kanal aus. Ist ein Kommentartext vorgegeben, verwenden Sie genau diesen.',
      end: 'Kehren Sie hierher zurück und markieren Sie die Aufgabe als erledigt.',
    },
    check: {
      title: 'So wird geprüft',
      text: 'Wir vergleichen öffentliche YouTube-Daten mit der Aufgabe: das Abo, das Like oder den Kommentar Ihres Kanals. Manche Ergebnisse stehen sofort fest, andere erscheinen auf YouTube erst nach einer Weile.',
      note: 'Jede Aufgabe wird pro Kanal nur einmal bezahlt.',
    },
    states: {
      title: 'Status einer Aufgabe',
      started: { name: 'Begonnen', text: 'In Arbeit. Erledigen Sie die Aufgabe, bevor die Zeit abläuft.' },
      ended: { name: 'In Prüfung', text: 'Sie haben die Aufgabe als erledigt markiert. Wir prüfen sie.' },
      approved: { name: 'Bestätigt', text: 'Die Prämie wurde Ihren Aufgabeneinnahmen gutgeschrieben.' },
      rejected: {
        name: 'Abgelehnt',
        text: 'Wir konnten die Aktion nicht bestätigen, deshalb gab es keine Prämie.',
      },
      expired: {
        name: 'Abgelaufen',
        text: 'Sie haben die Aufgabe nicht rechtzeitig als erledigt markiert. Sie können eine andere wählen.',
      },
    },
    reasons: {
      title: 'Warum Aufgaben abgelehnt werden',
      channel: 'Sie haben einen anderen Kanal verwendet.',
      hidden: 'Ihre Abos sind nicht öffentlich.',
      undone: 'Sie haben die Aktion rückgängig gemacht, bevor wir sie geprüft haben.',
      early: 'Sie haben die Aufgabe zu früh als erledigt markiert, z.\u00a0B. vor dem Ende des Videos.',
    },
  },
  rewards: {
    title: 'So verwenden Sie Prämien',
    lead: 'Aufgabeneinnahmen sind von Ihrem Guthaben getrennt. Übertragen Sie sie ins Guthaben oder lassen Sie sie auszahlen.',
    where: {
      title: 'Wo Ihre Prämien sind',
      text: 'Prämien werden Ihren Aufgabeneinnahmen gutgeschrieben, getrennt vom Guthaben. Jede einzelne sehen Sie unter „Finanzen“.',
    },
    spend: {
      title: 'Bestellungen bezahlen',
      text: 'Übertragen Sie einen beliebigen Teil Ihrer Aufgabeneinnahmen ins Guthaben und bezahlen Sie damit Bestellungen.',
      note: 'Was Sie ins Guthaben übertragen, kann nicht mehr ausgezahlt werden. Übertragen Sie nur, was Sie ausgeben möchten.',
    },
    withdraw: {
      title: 'Auszahlen lassen',
      method: 'Öffnen Sie die Auszahlungsseite und wählen Sie eine Auszahlungsart.',
      amount:
        'Geben Sie den Betrag und Ihre Kontodaten ein. Sie sehen die Gebühr und den Betrag, den Sie erhalten.',
      wait: 'Senden Sie den Antrag ab und verfolgen Sie seinen Status.',
      note: 'Jede Auszahlungsart hat eigene Limits. Prüfen Sie die Kontonummer genau: Zahlungen an ein falsches Konto lassen sich nur selten zurückholen.',
    },
    open: 'Einnahmen auszahlen',
  },
  faq: {
    title: 'Häufige Fragen zu Aufgaben',
    lead: 'Antworten auf häufige Fragen.',
    pay: {
      question: 'Wie viel kann ich verdienen?',
      answer:
        'Das hängt davon ab, wie viele Aufgaben verfügbar sind und wie viele Sie erledigen. Jede Prämie sehen Sie, bevor Sie starten. Ein festes Einkommen ist nicht garantiert.',
    },
    who: {
      question: 'Wer kann mitmachen?',
      answer: 'Alle mit einem Konto und einem YouTube-Kanal, der beide Prüfungen bestanden hat.',
    },
    password: {
      question: 'Brauchen Sie mein YouTube-Passwort?',
      answer:
        'Nein. Wir verwenden nur öffentliche Daten. Geben Sie Ihr Passwort niemandem, der vorgibt, zu uns zu gehören.',
    },
    once: {
      question: 'Kann ich dieselbe Aufgabe zweimal erledigen?',
      answer: 'Nur einmal pro verbundenem Kanal.',
    },
    slow: {
      question: 'Warum dauert die Prüfung so lange?',
      answer:
        'Manche Aktionen werden auf YouTube erst später sichtbar. Sie müssen nicht warten: Das Ergebnis erscheint in Ihrer Liste.',
    },
    rejected: {
      question: 'Meine Aufgabe wurde abgelehnt, obwohl ich sie erledigt habe. Was nun?',
      answer:
        'Prüfen Sie, ob Sie den richtigen Kanal verwendet haben und ob Ihre Abos öffentlich sind. Stimmt beides, kontaktieren Sie den Support und nennen Sie die Nummer der Aufgabe.',
    },
    none: {
      question: 'Warum sehe ich keine Aufgaben?',
      answer:
        'Aufgaben entstehen aus Bestellungen von Kunden, deshalb ändert sich das Angebot im Lauf des Tages. Manche sind nur für freigegebene Konten verfügbar.',
    },
    undo: {
      question: 'Darf ich die Aktion später rückgängig machen?',
      answer:
        'Nein. Kunden zahlen für dauerhafte Ergebnisse. Konten, die Aktionen rückgängig machen, können den Zugang zu Aufgaben verlieren.',
    },
  },
} satisfies Phrases['earning'];
