import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '../../apps/web/src/styles/app.css';
import { LineChart } from '../../apps/web/src/ui/charts/line-chart.tsx';

const [count, length] = [50, 730];
const dayMilliseconds = 86_400_000;

const days = Array.from({ length }, (_, place) =>
  new Date(Date.UTC(2024, 10, 18) + place * dayMilliseconds).toISOString().slice(0, 10),
);
/** Positions that wander, with gaps where a keyword was not found. */
const series = Array.from({ length: count }, (_, index) => ({
  id: `${index}`,
  name: `keyword number ${index}`,
  values: days.map((_, place) => {
    const position = 1 + Math.round(24 + 22 * Math.sin((place + index * 31) / (20 + index)));
    return (place * 7 + index * 13) % 29 === 0 ? null : position;
  }),
}));
const markers = [30, 200, 400, 640].map((place) => ({ day: days[place] ?? '', label: `Order #${place}` }));

/** Two years of fifty keywords on a page of their own. */
createRoot(document.body).render(
  createElement(LineChart, {
    label: 'Positions',
    data: { days, series, markers, isInverted: true },
    formats: { value: String, day: (day: string) => day, axisDay: (day: string) => day.slice(5) },
    text: {
      legend: 'Lines',
      showAll: 'Show all',
      hideAll: 'Hide all',
      name: 'Keyword',
      first: 'First',
      last: 'Last',
      lowest: 'Lowest',
      highest: 'Highest',
      none: 'None',
      marker: 'Events',
    },
  }),
);
