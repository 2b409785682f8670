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
    seo_keywords: ['Suchwörter', 'Wörter, über die man Sie finden soll, ein Ausdruck pro Zeile'],
    textarea: ['Thema', 'Worum es in Ihrem Inhalt geht, in ein bis zwei Sätzen'],
    languages: ['Sprache der Texte', 'Sprache wählen'],
  },
  websiteTraffic: {
    network: 'Websites',
    type: 'Website-Traffic',
    title: 'Besucher für Ihre Website',
    about: 'Besuche auf einer Ihrer Seiten: Land, Gerät und Quelle wählen Sie.',
    name: 'Website-Traffic · Quelle nach Wahl',
    short: 'Besuche aus dem Land, mit dem Gerät und aus der Quelle Ihrer Wahl.',
    description:
      'Die Besuche verteilen sich über den Tag und bleiben etwa eine halbe Minute auf der Seite. Sie erscheinen in Ihrer Statistik; gekauft oder angemeldet wird dabei nichts.',
    requirements: 'Die Seite muss öffentlich sein; weder Firewall noch Captcha darf davor stehen.',
  },
};
