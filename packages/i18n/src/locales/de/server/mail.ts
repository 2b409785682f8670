import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: 'Guten Tag {name},',
  greetingNameless: 'Guten Tag,',
  buttonFallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  validFor: 'Der Link funktioniert einmal. Gültigkeit: {duration}.',
  signature: 'Ihr Team von {panel}',
  reason: 'Sie erhalten diese Nachricht, weil zu dieser Adresse ein Konto bei {panel} gehört.',
  unsubscribe: 'Abbestellen',
  staffInvitation: {
    subject: 'Einladung ins Team von {panel}',
    title: 'Einladung ins Team',
    text: 'Sie sind eingeladen, {panel} mitzuführen. Registrieren Sie sich mit dieser E-Mail-Adresse und bestätigen Sie sie: Danach steht Ihnen die Konsole offen. Die Einladung gilt 7 Tage.',
    joined: 'Sie gehören jetzt zum Team von {panel}. Melden Sie sich neu an, um die Konsole zu öffnen.',
    open: 'Konsole öffnen',
    register: 'Registrieren',
  },
  test: {
    subject: 'Testmail von {panel}',
    title: 'Der Mailversand funktioniert',
    text: 'Diese Testmail ist angekommen: {panel} kann E-Mails senden.',
  },
  account: {
    welcome: {
      subject: 'Willkommen bei {panel}: bitte bestätigen Sie Ihre E-Mail',
      title: 'Schön, dass Sie da sind',
      text: 'Ihr Konto bei {panel} ist bereit. Bestätigen Sie Ihre E-Mail, um Neuigkeiten zu Ihren Bestellungen zu erhalten und Ihr Konto bei Bedarf wiederherzustellen.',
      action: 'E-Mail bestätigen',
    },
    alreadyRegistered: {
      subject: 'Sie haben bereits ein Konto bei {panel}',
      title: 'Sie haben bereits ein Konto',
      text: 'Jemand, vielleicht Sie selbst, hat sich gerade mit dieser Adresse bei {panel} registriert. Sie gehört schon zu Ihrem Konto, es hat sich also nichts geändert. Melden Sie sich mit Ihrem Passwort an oder fordern Sie auf derselben Seite ein neues an.',
      action: 'Anmelden',
    },
    verifyEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail für {panel}',
      title: 'E-Mail bestätigen',
      text: 'Bestätigen Sie, dass diese Adresse Ihnen gehört, damit Sie jederzeit wieder in Ihr Konto bei {panel} kommen.',
      action: 'E-Mail bestätigen',
    },
    passwordReset: {
      subject: 'Ihr Passwort für {panel} zurücksetzen',
      title: 'Passwort zurücksetzen',
      text: 'Sie möchten das Passwort für Ihr Konto bei {panel} zurücksetzen. Wenn Sie ein neues festlegen, werden alle Sitzungen abgemeldet.',
      action: 'Neues Passwort festlegen',
    },
  },
  actions: {
    order: 'Bestellung ansehen',
    payment: 'Zahlungen ansehen',
    subscription: 'Abonnement ansehen',
    ticket: 'Ticket ansehen',
    verification: 'Verifizierung ansehen',
    security: 'Mein Konto prüfen',
    webhooks: 'Webhooks ansehen',
    cards: 'Karten ansehen',
  },
  order: {
    created: {
      title: 'Bestellung {order} ist eingegangen',
      text: 'Wir haben Ihre Bestellung erhalten: {service}, {quantity}. Abgebucht: {charged}. Wir melden uns, wenn sie abgeschlossen ist.',
    },
    completed: {
      title: 'Bestellung {order} ist fertig',
      text: 'Ihre Bestellung ist abgeschlossen: {quantity} für „{service}“ geliefert. Vielen Dank.',
    },
    canceled: {
      title: 'Bestellung {order} wurde storniert',
      text: 'Ihre Bestellung „{service}“ ({quantity}) wurde storniert. Auf Ihr Guthaben erstattet: {refunded}.',
    },
    partial: {
      title: 'Bestellung {order} wurde teilweise geliefert',
      text: '„{service}“: {delivered} von {quantity} geliefert. Für den Rest auf Ihr Guthaben erstattet: {refunded}.',
    },
  },
  payment: {
    received: {
      title: 'Wir haben {amount} erhalten',
      text: 'Ihre Zahlung {invoice} über {amount} ist angekommen. Vielen Dank.',
    },
    inModeration: {
      title: 'Ihre Zahlung über {amount} wird geprüft',
      text: 'Wir sehen uns Ihre Zahlung {invoice} über {amount} an. Das dauert meist einige Stunden; wir schreiben Ihnen, sobald es so weit ist.',
    },
    rejected: {
      title: 'Ihre Zahlung über {amount} wurde abgelehnt',
      text: 'Wir konnten Ihre Zahlung {invoice} über {amount} nicht annehmen. Es wurde nichts gutgeschrieben.',
    },
    refunded: {
      title: 'Ihre Zahlung über {amount} wurde erstattet',
      text: 'Ihre Zahlung {invoice} über {amount} wurde auf die ursprüngliche Zahlungsart erstattet. Bis sie erscheint, können einige Tage vergehen.',
    },
    claim: 'Hier können Sie das Geld abholen: {url}',
  },
  card: {
    expiring: {
      title: 'Ihre Karte {card} läuft bald ab',
      text: 'Ihre Karte {card} läuft Ende {month} ab. Hinterlegen Sie eine neue, damit Zahlungen und Abos weiterlaufen.',
    },
    expired: {
      title: 'Ihre Karte {card} ist abgelaufen',
      text: 'Ihre Karte {card} ist abgelaufen ({month}) und kann nicht mehr belastet werden. Hinterlegen Sie eine andere, damit Zahlungen und Abos weiterlaufen.',
    },
  },
  childOrders: {
    title:
      '{count, plural, one {# Bestellung in „{panel}“ wartet} other {# Bestellungen in „{panel}“ warten}} auf Guthaben',
    text: '{count, plural, one {Eine Bestellung Ihres Child-Panels „{panel}“ wartet: Auf Ihrem Guthaben fehlen {amount}. Laden Sie Guthaben auf, dann geht sie automatisch weiter.} other {# Bestellungen Ihres Child-Panels „{panel}“ warten: Auf Ihrem Guthaben fehlen {amount}. Laden Sie Guthaben auf, dann gehen sie automatisch weiter, die ältesten zuerst.}}',
    action: 'Guthaben aufladen',
  },
  subscription: {
    waiting: {
      title: '„{name}“ wartet auf Guthaben',
      text: 'Ihr Abo „{name}“ hat einen neuen Beitrag gefunden, aber Ihr Guthaben reicht nicht: Nötig sind {amount}. Laden Sie Guthaben auf, dann geht es automatisch weiter.',
      declined:
        'Ihr Abo „{name}“ hat einen neuen Beitrag gefunden, aber Ihre Karte wurde abgelehnt: Nötig sind {amount}. Wählen Sie eine andere Karte oder laden Sie Guthaben auf, dann geht es mit allen wartenden Beiträgen weiter.',
      card: 'Ihr Abo „{name}“ hat einen neuen Beitrag gefunden, aber seine Karte wurde entfernt oder ist abgelaufen: Nötig sind {amount}. Wählen Sie eine andere Karte oder zahlen Sie vom Guthaben, dann geht es mit allen wartenden Beiträgen weiter.',
      limit:
        'Ihr Abo „{name}“ hat einen neuen Beitrag gefunden, aber {amount} liegt außerhalb der Grenzen seiner Karte. Wählen Sie eine andere Karte oder zahlen Sie vom Guthaben, dann geht es mit allen wartenden Beiträgen weiter.',
    },
    ordered: {
      title: 'Neuer Beitrag: „{name}“ hat bestellt',
      text: 'Ihr Abo „{name}“ hat {publication} gefunden und dafür bestellt. Abgebucht: {amount}.',
    },
    ended: {
      title: 'Abonnement „{name}“ ist beendet',
      text: 'Ihr Abo „{name}“ ist beendet: {why, select, limitReached {Alle Beiträge wurden beworben} canceled {Es wurde gekündigt} other {Es gab lange keine neuen Beiträge}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'Neue Antwort auf Ticket #{ticket}',
    replyAbove: '##- Bitte schreiben Sie Ihre Antwort über diese Zeile -##',
    replyThere: 'Öffnen Sie zum Antworten das Ticket. Antworten auf diese E-Mail werden nicht gelesen.',
  },
  verification: {
    approved: {
      title: 'Sie sind verifiziert',
      text: 'Vielen Dank: Ihre Dokumente wurden geprüft und angenommen. Mehr ist nicht zu tun.',
    },
    rejected: {
      title: 'Bitte senden Sie Ihre Dokumente noch einmal',
      text: 'Wir konnten die gesendeten Dokumente nicht annehmen. Der Grund:',
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
      text: 'Die Prämie ist bei Ihren Einnahmen. Sie können sie auszahlen oder aufs Guthaben buchen.',
    },
    held: {
      title: 'Prämien über {amount} werden geprüft',
      text: 'Wir prüfen diese Prämien, bevor sie ausgezahlt werden. Sie müssen nichts tun.',
    },
    refused: {
      title: 'Prämien über {amount} wurden abgelehnt',
      text: 'Wir haben diese Prämien geprüft und nicht gezahlt. Bei Fragen wenden Sie sich an den Support.',
    },
    reversed: {
      title: 'Prämien über {amount} wurden zurückgenommen',
      text: 'Zahlungen für diese Bestellungen wurden erstattet oder angefochten. Geht das Geld doch noch ein, erhalten Sie die Prämie wieder.',
    },
  },
  freeTrial: {
    button: 'Gratistests ansehen',
    rejected: {
      title: 'Ihr Gratistest wurde abgelehnt',
      text: 'Wir konnten Ihre Anfrage nicht annehmen. Der Grund:',
    },
  },
  childPanel: {
    button: 'Child-Panels ansehen',
    opened: {
      title: '{domain} ist geöffnet',
      text: 'Die Domain ist eingerichtet und Ihr Child-Panel ist online. Es ist bis {date} bezahlt.',
    },
    renewing: {
      title: '{domain} verlängert sich am {date}',
      text: 'Am {date} nehmen wir {price} von Ihrem Guthaben für den nächsten Monat Ihres Child-Panels. Sorgen Sie bitte für genug Guthaben.',
    },
    ending: {
      title: '{domain} endet am {date}',
      text: 'Ihr Child-Panel ist bis {date} bezahlt, die automatische Verlängerung ist aus. Verlängern Sie es für {price}, damit es offen bleibt.',
    },
    renewed: {
      title: '{domain} wurde verlängert',
      text: 'Wir haben {price} von Ihrem Guthaben genommen. Ihr Child-Panel ist bis {date} bezahlt.',
    },
    expired: {
      title: '{domain} nimmt keine Bestellungen mehr an',
      text: 'Ihr Guthaben reichte nicht für den nächsten Monat ({price}). Ihr Child-Panel nimmt jetzt keine Bestellungen und Zahlungen an. Laden Sie auf oder verlängern Sie es; am {date} schließt es für Ihre Kunden.',
    },
    frozen: {
      title: '{domain} ist geschlossen',
      text: 'Ihr Child-Panel wurde nicht bezahlt und ist für Ihre Kunden geschlossen. Verlängern Sie es für {price}, um es wieder zu öffnen; am {date} endet es.',
    },
    terminated: {
      title: '{domain} ist beendet',
      text: 'Ihr Child-Panel blieb unbezahlt und ist beendet. Seine Daten bleiben erhalten: Sie können sie exportieren oder das Panel für {price} verlängern.',
    },
    refunded: {
      title: '{domain} wurde nie eingerichtet',
      text: 'Die DNS-Einträge der Domain wurden nicht rechtzeitig eingerichtet, deshalb ist Ihr Child-Panel beendet. Wir haben Ihrem Guthaben {price} gutgeschrieben.',
    },
    held: {
      title: '{domain} wurde von unserem Team geschlossen',
      text: 'Wir haben Ihr Child-Panel geschlossen. Der Grund:',
    },
    released: {
      title: '{domain} ist wieder offen',
      text: 'Unser Team hat Ihr Child-Panel wieder geöffnet.',
    },
    elsewhere: {
      title: '{domain} zeigt woandershin',
      text: 'Die Domain Ihres Child-Panels führt nicht mehr zu uns, Ihre Kunden erreichen es nicht. Prüfen Sie die DNS-Einträge.',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Ein Webhook wurde abgeschaltet',
      text: 'Ihre Adresse {url} hat seit drei Tagen keinen unserer Aufrufe angenommen, deshalb rufen wir sie nicht mehr auf. Beheben Sie das Problem, senden Sie einen Test und schalten Sie den Webhook wieder ein.',
    },
    providerLow: {
      title: 'Guthaben bei {provider} wird knapp',
      text: 'Das Guthaben bei {provider} ist auf {balance} gesunken. Bestellungen warten dort, bis es aufgeladen ist.',
    },
    providerShrunken: {
      title: '{provider} listet viel weniger Dienste',
      text: '{provider} führt nur noch {listed} Leistungen, weniger als die Hälfte von vorher. Was fehlt, bleibt im Angebot. Stimmt die Liste, synchronisieren Sie erneut und nehmen Sie sie an.',
    },
    providerChanged: {
      title: 'Änderungen bei {provider}',
      text: 'Beim letzten Abgleich mit {provider} ist etwas aufgefallen, das Sie sich ansehen sollten.',
      held: 'Angebote, die sich verändert haben oder deren Preis gesprungen ist und die auf Ihre Entscheidung warten: {count}',
      offSale: 'Aus dem Verkauf genommene Dienste: {count}',
      followed: 'Preissprünge, die übernommen wurden: {count}',
      rejected: 'Zeilen der Liste, die nicht verwendet werden können: {count}',
    },
    providerHeld: {
      title: '{provider} ist angehalten',
      text: '{provider} nennt sein Guthaben in {reported}, eingestellt ist aber {currency}. Seine Dienste sind nicht im Verkauf und seine Bestellungen warten, bis Sie die richtige Währung eingestellt haben.',
    },
    paymentReturnedTwice: {
      title: 'Zahlung {payment} ging doppelt zurück',
      text: 'Zahlung {payment} wurde erstattet und zusätzlich angefochten. Damit ist mehr abgeflossen, als bezahlt wurde: {amount}. Ihrem Kunden wurde das nicht berechnet. Widersprechen Sie der Anfechtung und weisen Sie die Erstattung nach.',
    },
    ordersUnknown: {
      title: 'Bestellungen mit unklarem Ausgang: {count}',
      text: 'Wir haben diese Bestellungen gesendet und keine klare Antwort erhalten: {orders}. Ob sie beim Anbieter bestehen, ist offen; deshalb werden sie weder erneut gesendet noch von selbst erstattet. Sehen Sie beim Anbieter nach und markieren Sie jede als aufgegeben, senden Sie sie erneut oder erstatten Sie sie.',
    },
    outgoingHeld: {
      title: '{panel} sendet nichts: Die Datenbank ist eine Kopie',
      text: '{panel} wurde mit einer wiederhergestellten oder kopierten Datenbank gestartet. Bestellungen, Stornierungen, Nachfüllungen, Kartenzahlungen, Erstattungen, Webhooks und E-Mails werden zurückgehalten, weil sie bereits geschehen sein können. Führen Sie auf dem Server den Befehl npm run restore aus: Er zeigt, was zurückgehalten wird, und gibt es frei.',
    },
  },
  security: {
    when: 'Zeitpunkt: {at}',
    notYou: 'Waren Sie das nicht, ändern Sie jetzt Ihr Passwort und beenden Sie alle anderen Sitzungen.',
    newDevice: {
      title: 'Neue Anmeldung in Ihrem Konto',
      text: 'Jemand hat sich von einem neuen Gerät angemeldet: {device}, IP-Adresse {address}.',
    },
    passwordChanged: {
      title: 'Ihr Passwort wurde geändert',
      text: 'Das Passwort Ihres Kontos wurde geändert.',
    },
    apiKeyMade: {
      title: 'Ein neuer API-Schlüssel wurde erstellt',
      text: 'Für Ihr Konto bei {panel} wurde ein neuer API-Schlüssel erstellt. Wer ihn hat, kann mit Ihrem Guthaben bestellen.',
    },
    accountClosed: {
      title: 'Ihr Konto ist geschlossen',
      text: 'Ihr Konto bei {panel} ist geschlossen, Ihre persönlichen Daten sind gelöscht. Haben Sie es nicht selbst geschlossen, schreiben Sie bitte sofort unserem Support.',
    },
    factorChanged: {
      title: 'Ihr Anmeldeschutz wurde geändert',
      totpOn: 'Eine Authenticator-App schützt jetzt Ihr Konto bei {panel}.',
      totpOff: 'Die Authenticator-App Ihres Kontos bei {panel} wurde ausgeschaltet.',
      passkeyAdded: 'Zu Ihrem Konto bei {panel} wurde ein Passkey hinzugefügt.',
      passkeyRemoved: 'Aus Ihrem Konto bei {panel} wurde ein Passkey entfernt.',
      recoveryCodesRenewed:
        'Für Ihr Konto bei {panel} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
      socialConnected:
        'Mit Ihrem Konto bei {panel} wurde ein soziales Konto verbunden. Damit kann man sich jetzt anmelden.',
      socialDisconnected: 'Von Ihrem Konto bei {panel} wurde ein soziales Konto getrennt.',
    },
  },
} satisfies Phrases['mail'];
