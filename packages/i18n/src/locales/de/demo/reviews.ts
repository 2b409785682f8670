import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Jonas K.', 'Lea W.', 'Mehmet A.', 'Sabine H.', 'Felix B.'],
  good: [
    'Vollständig angekommen, sogar etwas früher als angegeben.',
    'Genau wie beschrieben, ich bestelle wieder.',
    'Gleichmäßig geliefert, und der Preis war vorher klar.',
  ],
  fair: ['Kam an, aber später, als auf der Seite stand.'],
  poor: ['Ein Teil fehlte, wurde aber anstandslos erstattet.'],
};
