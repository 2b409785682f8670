import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Empfehlungsprogramm',
  lead: 'Erhalten Sie {percent} der Zahlungen von Personen, die Sie einladen.',
  link: {
    title: 'Ihr Link',
    text: 'Wer sich innerhalb von 14 Tagen nach dem Öffnen des Links registriert oder bestellt, gilt als von Ihnen eingeladen.',
    address: 'Empfehlungslink',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    code: 'Ihr Code',
    copyCode: 'Code kopieren',
    qr: 'QR-Code Ihres Empfehlungslinks',
    share: 'Teilen',
    email: 'E-Mail',
    more: 'Mehr',
    message: 'Jetzt bei {name} mitmachen',
  },
  earnings: {
    title: 'Empfehlungseinnahmen',
    total: 'Insgesamt verdient',
    withdraw: 'Einnahmen auszahlen',
  },
  figures: {
    title: 'Ergebnisse',
    range: 'Zeitraum',
    days: '{count, plural, one {# Tag} other {# Tage}}',
    chart: 'Einnahmen pro Tag',
    visits: 'Besuche',
    signUps: 'Registrierungen',
    orders: 'Abgeschlossene Bestellungen',
    pending: 'Ausstehend',
    held: 'In Prüfung',
    earned: 'Verdient',
    reversed: 'Zurückgebucht',
    table: 'Als Tabelle anzeigen',
    day: 'Tag',
  },
  start: {
    title: 'Laden Sie Ihren ersten Kunden ein',
    text: 'Kopieren Sie Ihren Link und teilen Sie ihn. Besuche, Registrierungen und Einnahmen erscheinen hier.',
  },
  people: {
    title: 'Von Ihnen eingeladene Personen',
    text: 'E-Mail-Adressen sind aus Datenschutzgründen gekürzt.',
    email: 'E-Mail',
    joined: 'Dabei seit',
    empty: 'Noch niemand',
    emptyText: 'Teilen Sie Ihren Link. Wer sich registriert, erscheint hier.',
    notFound: 'Niemand auf dieser Seite',
  },
  images: {
    title: 'Bilder zum Teilen',
    text: 'Ein Bild mit Ihrem Link und QR-Code, fertig zum Posten.',
    wide: 'Breit',
    square: 'Quadratisch',
    download: '{name} herunterladen',
    headline: 'Mitmachen bei {name}',
    hint: 'Code scannen oder Link öffnen',
  },
  rules: {
    title: 'So funktioniert’s',
    share:
      'Sie erhalten {percent} des Betrags, den von Ihnen eingeladene Personen für Bestellungen bezahlen. Bonusguthaben zählt nicht.',
    pending:
      'Eine Prämie steht aus, bis die Bestellung beendet ist. Bei teilweise gelieferten Bestellungen erhalten Sie Ihren Anteil am gelieferten Teil.',
    refunds:
      'Wird eine Zahlung erstattet oder angefochten, wird die Prämie zurückgebucht. Wird die Anfechtung abgewiesen, erhalten Sie die Prämie zurück.',
    first: 'Hat jemand mehrere Empfehlungslinks geöffnet, zählt der erste.',
    self: 'Sie können sich nicht selbst einladen. Prämien, bei denen es danach aussieht, prüfen wir.',
    payout: 'Sie können sich Ihre Einnahmen jederzeit auszahlen lassen oder sie ins Guthaben übertragen.',
  },
} satisfies Phrases['referrals'];
