import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['Alex M.', 'Jamie R.', 'Priya S.', 'Tom W.', 'Grace L.', 'Noah B.', 'Ella K.', 'Sam D.'],
  good: [
    'Arrived in full and a little earlier than stated.',
    'Exactly as described. I have ordered three times now.',
    'Steady delivery, and support replied within the hour.',
    'Clear price, clear start time, and the counter moved when it should.',
    'I compared four services here and stayed with this one.',
  ],
  fair: ['It came, but later than the page said.', 'Good in the end, but it took a while to start.'],
  poor: ['Part of it was missing. The rest was refunded, no questions asked.'],
};
