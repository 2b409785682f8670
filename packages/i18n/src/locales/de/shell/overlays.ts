import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: 'Hinweise',
  frozen: {
    greeting: '{hasName, select, yes {Guten Tag, {name}} other {Guten Tag}}',
    text: 'Ihr Konto bei {panel} ist gesperrt; Bestellungen und Zahlungen ruhen. Schreiben Sie uns, dann klären wir das gemeinsam.',
    debt: 'Ihr Konto bei {panel} ist wegen eines offenen Betrags von {amount} gesperrt: Eine Zahlung wurde zurückgebucht, nachdem sie ausgegeben war. Laden Sie mindestens diesen Betrag auf. Er wird zuerst verrechnet, danach ist Ihr Konto sofort wieder frei.',
    topUp: 'Guthaben aufladen',
    chat: 'Live-Chat öffnen',
  },
  unproven: {
    title: 'Bestätigen Sie zuerst Ihre E-Mail',
    text: 'Wir haben einen Link an {email} geschickt. Öffnen Sie ihn in diesem Browser und versuchen Sie es dann noch einmal.',
    noAddress:
      'Hinterlegen Sie eine E-Mail-Adresse in Ihrem Konto, bestätigen Sie sie und versuchen Sie es dann noch einmal.',
    resend: 'Link noch einmal senden',
    sent: 'Gesendet. Bitte sehen Sie in Ihr Postfach.',
    other: 'Andere Adresse verwenden',
    add: 'Adresse hinterlegen',
  },
  qr: {
    title: 'Code scannen',
    picture: 'QR-Code',
  },
  manualPayment: {
    title: 'Zahlung abschließen',
    text: 'Überweisen Sie den Betrag auf dieses Konto und bestätigen Sie danach, dass Sie bezahlt haben.',
    method: 'Zahlungsart',
    account: 'Kontonummer',
    invoice: 'Rechnungsnummer',
    qr: 'QR-Code dieser Zahlung',
    comment: 'Kommentar',
    commentHint: 'Zum Beispiel der Name auf der Überweisung, damit wir sie schneller finden.',
    proof: 'Beleg anhängen',
    proofHint: 'Ein Screenshot oder PDF der Überweisung, falls vorhanden.',
    until: 'Dieser Betrag gilt bis {date}.',
    paid: 'Ich habe bezahlt',
  },
  consent: {
    title: 'Wir verwenden Cookies',
    text: 'Einige sind nötig, damit die Website funktioniert. Mit Ihrer Zustimmung verwenden wir Cookies auch für Statistik und Werbung.',
    privacy: 'Datenschutz',
    manage: 'Verwalten',
    decline: 'Ablehnen',
    accept: 'Akzeptieren',
    panelTitle: 'Cookie-Einstellungen',
    panelText: 'Bitte entscheiden Sie in beiden Fällen. Sie können Ihre Meinung jederzeit ändern.',
    analytics: {
      title: 'Statistik',
      text: 'Zeigt uns, welche Seiten genutzt werden und wo es hakt, und lädt den Live-Chat.',
    },
    advertising: {
      title: 'Werbung',
      text: 'Misst unsere Anzeigen und zeigt sie Menschen, die unser Angebot mögen könnten.',
    },
    granted: 'Erlauben',
    denied: 'Verbieten',
  },
  chat: {
    title: 'Live-Chat öffnen?',
    text: 'Den Chat betreibt ein anderes Unternehmen, das Cookies auf diesem Gerät speichern kann.',
    open: 'Chat öffnen',
  },
  install: {
    title: 'App installieren',
    ios: 'Um diese Web-App auf dem iPhone/iPad zu installieren, tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“',
    banner: 'Verwalten Sie Ihre Bestellungen ganz bequem! Installieren Sie jetzt unsere App.',
    card: 'Schneller Zugriff auf Ihre Bestellungen und Statistiken, neue Bestellungen mit wenigen Klicks – und das mit weniger Datenverbrauch.',
    fastAccess: 'Schneller Zugriff auf Bestellungen',
    allFunctions: 'Alle Funktionen in einer App',
    install: 'Installieren',
  },
} satisfies Phrases['overlays'];
