import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Guten Tag {name},',
  greetingNameless: 'Guten Tag,',
  buttonFallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  validFor: 'Der Link funktioniert nur einmal und ist {duration} gültig.',
  signature: 'Ihr Team von {panel}',
  reason: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {panel} haben.',
  unsubscribe: 'Abbestellen',
  staffInvitation: {
    subject: 'Einladung ins Team von {panel}',
    title: 'Einladung ins Team',
    text: 'Sie wurden ins Team von {panel} eingeladen. Erstellen Sie ein Konto mit dieser E-Mail-Adresse und bestätigen Sie sie, um die Konsole zu öffnen. Die Einladung läuft nach 7 Tagen ab.',
    joined: 'Sie gehören jetzt zum Team von {panel}. Melden Sie sich erneut an, um die Konsole zu öffnen.',
    open: 'Konsole öffnen',
    register: 'Konto erstellen',
  },
  test: {
    subject: 'Test-E-Mail von {panel}',
    title: 'E-Mail-Versand funktioniert',
    text: 'Diese Test-E-Mail ist angekommen. {panel} kann also E-Mails senden.',
  },
  account: {
    welcome: {
      subject: 'Willkommen bei {panel}: Bestätigen Sie Ihre E-Mail-Adresse',
      title: 'Willkommen',
      text: 'Ihr Konto bei {panel} wurde erstellt. Bestätigen Sie Ihre E-Mail-Adresse, damit Sie Neuigkeiten zu Ihren Bestellungen erhalten und Ihr Konto bei Bedarf wiederherstellen können.',
      action: 'E-Mail-Adresse bestätigen',
    },
    alreadyRegistered: {
      subject: 'Sie haben bereits ein Konto bei {panel}',
      title: 'Sie haben bereits ein Konto',
      text: 'Jemand, vielleicht Sie selbst, hat gerade versucht, sich mit dieser Adresse bei {panel} zu registrieren. Die Adresse gehört bereits zu Ihrem Konto, deshalb hat sich nichts geändert. Melden Sie sich an oder setzen Sie auf derselben Seite Ihr Passwort zurück.',
      action: 'Anmelden',
    },
    verifyEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {panel}',
      title: 'Bestätigen Sie Ihre E-Mail-Adresse',
      text: 'Bestätigen Sie Ihre E-Mail-Adresse, damit Sie Ihr Konto bei {panel} jederzeit wiederherstellen können.',
      action: 'E-Mail-Adresse bestätigen',
    },
    passwordReset: {
      subject: 'Passwort für {panel} zurücksetzen',
      title: 'Passwort zurücksetzen',
      text: 'Sie möchten das Passwort für Ihr Konto bei {panel} zurücksetzen. Wenn Sie ein neues festlegen, werden alle Sitzungen beendet.',
      action: 'Neues Passwort festlegen',
    },
  },
  actions: {
    order: 'Bestellung ansehen',
    payment: 'Zahlungen ansehen',
    subscription: 'Abo ansehen',
    ticket: 'Ticket ansehen',
    verification: 'Verifizierung ansehen',
    security: 'Mein Konto prüfen',
    webhooks: 'Webhooks ansehen',
    cards: 'Karten ansehen',
  },
  order: {
    created: {
      title: 'Bestellung {order} aufgegeben',
      text: 'Wir haben Ihre Bestellung erhalten: {service}, {quantity}. Abgebucht: {charged}. Wir melden uns, wenn sie abgeschlossen ist.',
    },
    completed: {
      title: 'Bestellung {order} ist abgeschlossen',
      text: 'Ihre Bestellung „{service}“ ist abgeschlossen. Geliefert: {quantity}. Vielen Dank.',
    },
    canceled: {
      title: 'Bestellung {order} wurde storniert',
      text: 'Ihre Bestellung „{service}“ ({quantity}) wurde storniert. Auf Ihr Guthaben erstattet: {refunded}.',
    },
    partial: {
      title: 'Bestellung {order} wurde teilweise geliefert',
      text: 'Ihre Bestellung „{service}“ wurde teilweise geliefert: {delivered} von {quantity}. Auf Ihr Guthaben erstattet: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Zahlung eingegangen: {amount}',
      text: 'Ihre Zahlung {invoice} über {amount} ist eingegangen. Vielen Dank.',
    },
    inModeration: {
      title: 'Zahlung in Prüfung: {amount}',
      text: 'Wir prüfen Ihre Zahlung {invoice} über {amount}. Das dauert meist einige Stunden. Sobald die Prüfung abgeschlossen ist, erhalten Sie eine E-Mail.',
    },
    rejected: {
      title: 'Zahlung abgelehnt: {amount}',
      text: 'Wir konnten Ihre Zahlung {invoice} über {amount} nicht annehmen. Ihrem Guthaben wurde deshalb nichts gutgeschrieben. Wenn Sie das für einen Fehler halten, kontaktieren Sie den Support.',
    },
    refunded: {
      title: 'Zahlung erstattet: {amount}',
      text: 'Wir haben Ihre Zahlung {invoice} über {amount} erstattet. Bis das Geld ankommt, können einige Tage vergehen.',
    },
    claim: 'Hier können Sie Ihre Erstattung abrufen: {url}',
  },
  card: {
    expiring: {
      title: 'Ihre Karte {card} läuft bald ab',
      text: 'Ihre Karte {card} ist bis {month} gültig. Hinterlegen Sie eine neue, damit Zahlungen und Abos weiterlaufen.',
    },
    expired: {
      title: 'Ihre Karte {card} ist abgelaufen',
      text: 'Ihre Karte {card} ist abgelaufen ({month}) und kann nicht mehr belastet werden. Hinterlegen Sie eine andere, damit Zahlungen und Abos weiterlaufen.',
    },
  },
  childOrders: {
    title:
      '{count, plural, one {# Bestellung wartet auf Guthaben: „{panel}“} other {# Bestellungen warten auf Guthaben: „{panel}“}}',
    text: '{count, plural, one {Eine Bestellung Ihres Child-Panels „{panel}“ wartet, weil Ihr Guthaben nicht ausreicht. Laden Sie mindestens {amount} auf, dann läuft sie automatisch weiter.} other {# Bestellungen Ihres Child-Panels „{panel}“ warten, weil Ihr Guthaben nicht ausreicht. Laden Sie mindestens {amount} auf, dann laufen sie automatisch weiter, die ältesten zuerst.}}',
    action: 'Guthaben aufladen',
  },
  subscription: {
    waiting: {
      title: 'Abo „{name}“ wartet auf Guthaben',
      text: 'Ihr Abo „{name}“ hat einen neuen Beitrag gefunden, aber Ihr Guthaben reicht nicht aus. Benötigter Betrag: {amount}. Laden Sie Guthaben auf, dann läuft das Abo automatisch weiter.',
      declined:
        'Ihr Abo „{name}“ hat einen neuen Beitrag gefunden, aber Ihre Karte wurde abgelehnt. Benötigter Betrag: {amount}. Wählen Sie eine andere Karte oder laden Sie Guthaben auf, um das Abo fortzusetzen. Dann werden auch die wartenden Beiträge beworben.',
      card: 'Ihr Abo „{name}“ hat einen neuen Beitrag gefunden, aber die Karte wurde entfernt oder ist abgelaufen. Benötigter Betrag: {amount}. Wählen Sie eine andere Karte oder zahlen Sie mit Guthaben, um das Abo fortzusetzen. Dann werden auch die wartenden Beiträge beworben.',
      limit:
        'Ihr Abo „{name}“ hat einen neuen Beitrag gefunden, aber die Limits der Karte lassen {amount} nicht zu. Wählen Sie eine andere Karte oder zahlen Sie mit Guthaben, um das Abo fortzusetzen. Dann werden auch die wartenden Beiträge beworben.',
    },
    ordered: {
      title: 'Neuer Beitrag: Abo „{name}“ hat bestellt',
      text: 'Ihr Abo „{name}“ hat einen neuen Beitrag gefunden ({publication}) und eine Bestellung aufgegeben. Abgebucht: {amount}.',
    },
    ended: {
      title: 'Abo „{name}“ ist beendet',
      text: 'Ihr Abo „{name}“ ist beendet: {why, select, limitReached {Alle Beiträge wurden beworben} canceled {Es wurde gekündigt} other {Es gab lange keine neuen Beiträge}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Neue Antwort zu Ticket #{ticket}',
    replyAbove: '##- Bitte schreiben Sie Ihre Antwort oberhalb dieser Zeile -##',
    replyThere: 'Öffnen Sie zum Antworten das Ticket. Antworten auf diese E-Mail werden nicht gelesen.',
  },
  verification: {
    approved: {
      title: 'Ihre Identität ist verifiziert',
      text: 'Ihre Dokumente wurden akzeptiert. Sie müssen nichts weiter tun.',
    },
    rejected: {
      title: 'Laden Sie Ihre Dokumente noch einmal hoch',
      text: 'Wir konnten Ihre Dokumente nicht akzeptieren. Grund:',
    },
  },
  rewards: {
    button: 'Einnahmen ansehen',
    orders: {
      referral: 'Bestellungen von Personen, die Sie eingeladen haben: {count}.',
      widget: 'Bestellungen über Ihre Widgets: {count}.',
    },
    earned: {
      title: 'Sie haben {amount} verdient',
      text: 'Die Prämie wurde Ihren Einnahmen gutgeschrieben. Lassen Sie sie auszahlen oder übertragen Sie sie ins Guthaben.',
    },
    held: {
      title: 'Prämien in Prüfung: {amount}',
      text: 'Wir prüfen diese Prämien, bevor wir sie gutschreiben. Sie müssen nichts tun.',
    },
    refused: {
      title: 'Prämien abgelehnt: {amount}',
      text: 'Wir haben diese Prämien geprüft und abgelehnt. Bei Fragen kontaktieren Sie den Support.',
    },
    reversed: {
      title: 'Prämien zurückgebucht: {amount}',
      text: 'Zahlungen für diese Bestellungen wurden erstattet oder angefochten. Wird eine Anfechtung abgewiesen, erhalten Sie die Prämie zurück.',
    },
  },
  freeTrial: {
    button: 'Gratistests ansehen',
    rejected: {
      title: 'Ihr Gratistest wurde abgelehnt',
      text: 'Wir konnten Ihre Anfrage nicht annehmen. Grund:',
    },
  },
  childPanel: {
    button: 'Child-Panels ansehen',
    opened: {
      title: '{domain} ist online',
      text: 'Die Domain ist eingerichtet und Ihr Child-Panel ist online. Es ist bis zum {date} bezahlt.',
    },
    renewing: {
      title: 'Panel {domain} verlängert sich am {date}',
      text: 'Am {date} buchen wir für den nächsten Monat Ihres Child-Panels {price} von Ihrem Guthaben ab. Sorgen Sie dafür, dass es ausreicht.',
    },
    ending: {
      title: 'Panel {domain} endet am {date}',
      text: 'Ihr Child-Panel ist bis zum {date} bezahlt, und die automatische Verlängerung ist aus. Verlängern Sie es für {price}, damit es geöffnet bleibt.',
    },
    renewed: {
      title: 'Panel {domain} wurde verlängert',
      text: 'Wir haben {price} von Ihrem Guthaben abgebucht. Ihr Child-Panel ist bis zum {date} bezahlt.',
    },
    expired: {
      title: '{domain} nimmt keine Bestellungen mehr an',
      text: 'Ihr Guthaben reichte nicht für den nächsten Monat ({price}), deshalb nimmt Ihr Child-Panel keine Bestellungen und Zahlungen an. Verlängern Sie es bis zum {date}, sonst wird es für Ihre Kunden geschlossen.',
    },
    frozen: {
      title: '{domain} ist geschlossen',
      text: 'Ihr Child-Panel wurde nicht bezahlt und ist für Ihre Kunden geschlossen. Verlängern Sie es für {price}, um es wieder zu öffnen. Andernfalls wird es am {date} beendet.',
    },
    terminated: {
      title: 'Panel {domain} wurde beendet',
      text: 'Ihr Child-Panel blieb unbezahlt und wurde deshalb beendet. Die Daten bleiben erhalten: Sie können sie herunterladen oder das Panel für {price} verlängern.',
    },
    refunded: {
      title: '{domain} wurde nicht eingerichtet',
      text: 'Die DNS-Einträge der Domain wurden nicht rechtzeitig eingerichtet, deshalb wurde Ihr Child-Panel beendet. Auf Ihr Guthaben erstattet: {price}.',
    },
    held: {
      title: 'Unser Team hat {domain} geschlossen',
      text: 'Wir haben Ihr Child-Panel geschlossen. Grund:',
    },
    released: {
      title: '{domain} ist wieder geöffnet',
      text: 'Unser Team hat Ihr Child-Panel wieder geöffnet.',
    },
    elsewhere: {
      title: '{domain} zeigt nicht mehr auf unseren Server',
      text: 'Die Domain Ihres Child-Panels zeigt nicht mehr auf unseren Server. Ihre Kunden können das Panel deshalb nicht erreichen. Prüfen Sie die DNS-Einträge.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhook ausgeschaltet',
      text: '{url} hat seit drei Tagen keine Anfragen angenommen, deshalb haben wir den Webhook ausgeschaltet. Beheben Sie das Problem auf Ihrem Server, senden Sie einen Test und schalten Sie den Webhook wieder ein.',
    },
    providerLow: {
      title: 'Niedriges Guthaben bei {provider}',
      text: 'Das Guthaben bei {provider} ist auf {balance} gesunken. Bestellungen warten, bis Sie dort Guthaben aufladen.',
    },
    providerShrunken: {
      title: '{provider} führt deutlich weniger Services',
      text: '{provider} führt nur noch {listed} Services, weniger als halb so viele wie zuvor. Die fehlenden bleiben im Verkauf. Wenn die Liste stimmt, gleichen Sie erneut ab und akzeptieren Sie sie.',
    },
    providerChanged: {
      title: 'Änderungen bei {provider}',
      text: 'Der letzte Abgleich mit {provider} hat Änderungen ergeben, die Sie sich ansehen sollten.',
      held: 'Geänderte Angebote und Preissprünge, die auf Ihre Entscheidung warten: {count}',
      offSale: 'Aus dem Verkauf genommene Services: {count}',
      followed: 'Preissprünge, die in Ihre Preise übernommen wurden: {count}',
      rejected: 'Unbrauchbare Zeilen in der Liste: {count}',
    },
    providerHeld: {
      title: '{provider} ist pausiert',
      text: '{provider} meldet das Guthaben in {reported}, eingestellt ist aber {currency}. Die Services sind nicht im Verkauf und die Bestellungen warten, bis Sie die richtige Währung einstellen.',
    },
    paymentReturnedTwice: {
      title: 'Zahlung {payment} wurde doppelt erstattet',
      text: 'Zahlung {payment} wurde erstattet und zusätzlich angefochten. Damit hat Ihr Kunde {amount} mehr zurückerhalten, als er bezahlt hat. Die Differenz wurde ihm nicht berechnet. Antworten Sie auf die Anfechtung mit einem Nachweis der Erstattung.',
    },
    ordersUnknown: {
      title: 'Bestellungen mit unklarem Ausgang: {count}',
      text: 'Wir haben diese Bestellungen gesendet, aber keine klare Antwort erhalten: {orders}. Vielleicht liegen sie dem Anbieter vor, vielleicht nicht. Deshalb werden sie nicht automatisch erneut gesendet oder erstattet. Sehen Sie beim Anbieter nach. Markieren Sie dann jede Bestellung als angenommen, senden Sie sie erneut oder erstatten Sie sie.',
    },
    outgoingHeld: {
      title: '{panel} ist angehalten: Die Datenbank ist eine Kopie',
      text: '{panel} wurde mit einer wiederhergestellten oder kopierten Datenbank gestartet. Bestellungen, Stornierungen, Refills, Kartenabbuchungen, Erstattungen, Webhooks und E-Mails werden zurückgehalten, weil sie möglicherweise schon erfolgt sind. Führen Sie auf dem Server den Befehl npm run restore aus: Er zeigt, was zurückgehalten wird, und gibt es frei.',
    },
  },
  security: {
    when: 'Zeitpunkt: {at}',
    notYou: 'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort und beenden Sie alle anderen Sitzungen.',
    newDevice: {
      title: 'Neue Anmeldung in Ihrem Konto',
      text: 'Jemand hat sich von einem neuen Gerät in Ihrem Konto angemeldet: {device}, IP-Adresse {address}.',
    },
    passwordChanged: {
      title: 'Ihr Passwort wurde geändert',
      text: 'Das Passwort Ihres Kontos wurde geändert.',
    },
    apiKeyMade: {
      title: 'Neuer API-Schlüssel erstellt',
      text: 'Für Ihr Konto bei {panel} wurde ein neuer API-Schlüssel erstellt. Wer ihn hat, kann mit Ihrem Guthaben bestellen.',
    },
    accountClosed: {
      title: 'Ihr Konto ist geschlossen',
      text: 'Ihr Konto bei {panel} ist geschlossen und Ihre persönlichen Daten wurden gelöscht. Wenn Sie es nicht selbst geschlossen haben, kontaktieren Sie sofort den Support.',
    },
    factorChanged: {
      title: 'Ihre Sicherheitseinstellungen wurden geändert',
      totpOn: 'Für Ihr Konto bei {panel} wurde eine Authenticator-App eingerichtet.',
      totpOff: 'Für Ihr Konto bei {panel} wurde die Authenticator-App ausgeschaltet.',
      passkeyAdded: 'Zu Ihrem Konto bei {panel} wurde ein Passkey hinzugefügt.',
      passkeyRemoved: 'Aus Ihrem Konto bei {panel} wurde ein Passkey entfernt.',
      recoveryCodesRenewed:
        'Für Ihr Konto bei {panel} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
      socialConnected:
        'Mit Ihrem Konto bei {panel} wurde ein Social-Media-Konto verbunden. Es kann jetzt zur Anmeldung verwendet werden.',
      socialDisconnected: 'Von Ihrem Konto bei {panel} wurde ein Social-Media-Konto getrennt.',
    },
  },
} satisfies Phrases['mail'];
