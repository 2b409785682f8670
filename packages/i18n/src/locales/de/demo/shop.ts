import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'Empfohlen',
    fast: 'Schnell',
    cheap: 'Günstig',
    premium: 'Premium',
    'new': 'Neu',
  },
  offers: {
    popular: 'Am beliebtesten',
    discounted: 'Im Angebot',
    packages: 'Pakete zum Festpreis',
    next: 'Als Nächstes empfohlen',
  },
  fields: {
    comments: ['Kommentare', 'Ein Kommentar pro Zeile'],
    seo_keywords: ['Keywords', 'Keywords, über die man Sie finden soll, eines pro Zeile'],
    textarea: ['Thema', 'Worum es in Ihren Inhalten geht, in ein bis zwei Sätzen'],
    languages: ['Textsprache', 'Sprache wählen'],
  },
  websiteTraffic: {
    network: 'Websites',
    type: 'Website-Traffic',
    title: 'Besucher für Ihre Website',
    about: 'Besuche auf Ihrer Seite, mit Land, Gerät und Quelle Ihrer Wahl.',
    name: 'Website-Traffic · Quelle nach Wahl',
    short: 'Besuche mit Land, Gerät und Quelle Ihrer Wahl.',
    description:
      'Die Besuche verteilen sich über den Tag und dauern jeweils etwa 30 Sekunden. Sie zählen in Ihrer Statistik, aber die Besucher kaufen nichts und registrieren sich nicht.',
    requirements: 'Die Seite muss öffentlich sein, ohne vorgeschaltete Firewall und ohne Captcha.',
  },
};
