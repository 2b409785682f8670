import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: 'Empfehlungsprogramm',
  lead: 'Verdienen Sie {percent} an dem, was eingeladene Personen bezahlen.',
  link: {
    title: 'Ihr Link',
    text: 'Wer sich innerhalb von 14 Tagen nach dem Öffnen registriert oder bestellt, zählt als von Ihnen eingeladen.',
    address: 'Empfehlungslink',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    code: 'Ihr Code',
    copyCode: 'Code kopieren',
    qr: 'QR-Code Ihres Empfehlungslinks',
    share: 'Teilen',
    email: 'E-Mail',
    more: 'Mehr',
    message: 'Besuchen Sie mit mir {name}',
  },
  earnings: {
    title: 'Empfehlungseinnahmen',
    total: 'Alle Einnahmen bisher',
    withdraw: 'Auszahlen oder aufs Guthaben buchen',
  },
  figures: {
    title: 'Ergebnisse',
    range: 'Zeitraum',
    days: '{count, plural, one {# Tag} other {# Tage}}',
    chart: 'Einnahmen nach Tag',
    visits: 'Besuche',
    signUps: 'Registrierungen',
    orders: 'Abgeschlossene Bestellungen',
    pending: 'Ausstehend',
    held: 'In Prüfung',
    earned: 'Verdient',
    reversed: 'Zurückgenommen',
    table: 'Als Tabelle zeigen',
    day: 'Tag',
  },
  start: {
    title: 'Laden Sie Ihre erste Person ein',
    text: 'Kopieren Sie Ihren Link und teilen Sie ihn. Besuche, Registrierungen und Einnahmen erscheinen hier.',
  },
  people: {
    title: 'Von Ihnen Eingeladene',
    text: 'E-Mail-Adressen sind zum Schutz der Personen gekürzt.',
    email: 'E-Mail',
    joined: 'Dabei seit',
    empty: 'Noch niemand',
    emptyText: 'Teilen Sie Ihren Link. Wer sich registriert, erscheint hier.',
    notFound: 'Niemand auf dieser Seite',
  },
  images: {
    title: 'Bilder zum Teilen',
    text: 'Ein Bild mit Ihrem Link und QR-Code, bereit zum Posten.',
    wide: 'Breit',
    square: 'Quadrat',
    download: '{name} herunterladen',
    headline: 'Jetzt bei {name}',
    hint: 'Code scannen oder Link öffnen',
  },
  rules: {
    title: 'So funktioniert es',
    share:
      'Sie erhalten {percent} des Geldes, das von Ihnen Eingeladene für Bestellungen bezahlen. Bonusguthaben zählt nicht.',
    pending:
      'Eine Prämie steht aus, bis die Bestellung abgeschlossen ist. Bei Teillieferungen erhalten Sie Ihren Anteil am gelieferten Teil.',
    refunds:
      'Wird eine Zahlung erstattet oder angefochten, wird die Prämie zurückgenommen. Wird die Anfechtung abgewehrt, erhalten Sie sie wieder.',
    first: 'Hat jemand mehrere Empfehlungslinks geöffnet, zählt der erste.',
    self: 'Sich selbst können Sie nicht einladen. Prämien, die danach aussehen, werden erst geprüft.',
    payout: 'Lassen Sie sich Ihre Einnahmen jederzeit auszahlen oder buchen Sie sie auf Ihr Guthaben.',
  },
} satisfies Phrases['referrals'];
