import { formatDate } from '@marquee/domain/format/date.ts';
import { LazyLineChart } from '../../ui/charts/lazy-line-chart.tsx';
import type { ChartData } from '../../ui/charts/lines/chart-data.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const length = 60;
const days = Array.from({ length }, (_, place) => formatDate(new Date(Date.UTC(2026, 8, 16 + place))));
const wave = (height: number, pace: number) =>
  days.map((_, place) => Math.round(height * (1.2 + Math.sin(place / pace))));
const views: ChartData = {
  days,
  series: [
    {
      id: 'views',
      name: 'Views',
      values: wave(820, 9),
      compare: wave(610, 11),
      color: 'var(--brand-primary)',
      isStrong: true,
      isFilled: true,
    },
  ],
  markers: [{ day: days[22] ?? '', label: 'Order #48213: 1 000 views delivered' }],
};
const positions: ChartData = {
  days,
  isInverted: true,
  series: ['buy lamp', 'desk lamp', 'lamp review'].map((name, index) => ({
    id: name,
    name,
    values: wave(9 + index * 5, 6 + index).map((value, place) => (place % 17 === index ? null : value + 1)),
  })),
};
const text = {
  legend: 'Lines',
  showAll: 'Show all',
  hideAll: 'Hide all',
  name: 'Line',
  first: 'First',
  last: 'Last',
  lowest: 'Lowest',
  highest: 'Highest',
  none: 'None',
  marker: 'Events',
};
const formats = { value: String, day: (day: string) => day, axisDay: (day: string) => day.slice(5) };

export function ChartSpecimens() {
  return (
    <SpecimenGroup title="Charts">
      <Specimen name="line-chart · compare and markers" wide>
        <Card>
          <LazyLineChart label="Views a day" data={views} formats={formats} text={text} />
        </Card>
      </Specimen>
      <Specimen name="line-chart · positions" wide>
        <Card>
          <LazyLineChart label="Positions" data={positions} formats={formats} text={text} />
        </Card>
      </Specimen>
    </SpecimenGroup>
  );
}
