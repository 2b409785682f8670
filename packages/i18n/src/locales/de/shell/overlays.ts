import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: 'Hinweise',
  frozen: {
    greeting: '{hasName, select, yes {Hallo, {name}} other {Hallo}}',
    text: 'Ihr Konto bei {panel} ist gesperrt. Bestellungen und Zahlungen sind pausiert. Kontaktieren Sie uns, dann finden wir eine Lösung.',
    debt: 'Ihr Konto bei {panel} ist wegen einer zurückgebuchten Zahlung gesperrt. Offener Betrag: {amount}. Laden Sie mindestens diesen Betrag auf, um Ihre Schulden zu begleichen und Ihr Konto zu entsperren.',
    topUp: 'Guthaben aufladen',
    chat: 'Live-Chat öffnen',
  },
  unproven: {
    title: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
    text: 'Wir haben einen Link an {email} gesendet. Öffnen Sie ihn in diesem Browser und versuchen Sie es dann erneut.',
    noAddress:
      'Hinterlegen Sie eine E-Mail-Adresse in Ihrem Konto, bestätigen Sie sie und versuchen Sie es dann erneut.',
    resend: 'Link erneut senden',
    sent: 'Link gesendet. Sehen Sie in Ihrem Postfach nach.',
    other: 'Andere Adresse verwenden',
    add: 'E-Mail-Adresse hinzufügen',
  },
  qr: {
    title: 'QR-Code scannen',
    picture: 'QR-Code',
  },
  manualPayment: {
    title: 'Zahlung abschließen',
    text: 'Überweisen Sie den Betrag auf dieses Konto und bestätigen Sie danach die Zahlung.',
    method: 'Zahlungsart',
    account: 'Kontonummer',
    invoice: 'Rechnungsnummer',
    qr: 'QR-Code für die Zahlung',
    comment: 'Kommentar',
    commentHint: 'Zum Beispiel der Name des Absenders, damit wir die Überweisung schneller finden.',
    proof: 'Beleg anhängen',
    proofHint: 'Ein Screenshot oder PDF der Überweisung, falls vorhanden.',
    until: 'Dieser Betrag gilt bis {date}.',
    paid: 'Ich habe bezahlt',
  },
  consent: {
    title: 'Wir verwenden Cookies',
    text: 'Einige Cookies sind nötig, damit die Website funktioniert. Mit Ihrer Zustimmung verwenden wir auch Cookies für Analyse und Werbung.',
    privacy: 'Datenschutz',
    manage: 'Verwalten',
    decline: 'Ablehnen',
    accept: 'Akzeptieren',
    panelTitle: 'Cookie-Einstellungen',
    panelText: 'Wählen Sie, welche Cookies Sie erlauben. Sie können das jederzeit ändern.',
    analytics: {
      title: 'Analyse',
      text: 'Zeigt uns, welche Seiten genutzt werden und wo es hakt. Lädt auch den Live-Chat.',
    },
    advertising: {
      title: 'Werbung',
      text: 'Misst, wie unsere Anzeigen wirken, und zeigt sie Menschen, die sich dafür interessieren könnten.',
    },
    granted: 'Erlauben',
    denied: 'Nicht erlauben',
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
    card: 'Greifen Sie schnell auf Ihre Bestellungen und Statistiken zu und bestellen Sie ganz einfach – und das mit weniger Datenverbrauch.',
    fastAccess: 'Schneller Zugriff auf Bestellungen',
    allFunctions: 'Alle Funktionen in einer App',
    install: 'Installieren',
  },
} satisfies Phrases['overlays'];
