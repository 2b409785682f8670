import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { formatMinute } from '@marquee/domain/format/date.ts';

interface Point {
  x: number;
  y: number;
}

interface Curve {
  line: string;
  /** The line, closed down to the base. */
  area: string;
  last: Point;
  first: string;
  until: string;
}

type Delivery = Pick<OrderDetails, 'events' | 'quantity' | 'paid_at' | 'created_at'>;

/** Deliveries over time, scaled to a box whose top is the ordered quantity. Empty before the first report. */
export function deliveryCurve(order: Delivery, width: number, height: number): Curve | undefined {
  const reports = order.events.flatMap(({ delivered, created_at }) =>
    delivered === null ? [] : { at: created_at, delivered },
  );
  if (!reports.some(({ delivered }) => delivered > 0)) return undefined;
  const started = order.events.find(({ kind }) => kind === 'started' || kind === 'sent');
  const first = started?.created_at ?? order.paid_at ?? order.created_at;
  const until = reports.at(-1)?.at ?? first;
  const [from, to] = [Date.parse(first), Date.parse(until)];
  const points = [{ at: first, delivered: 0 }, ...reports].map(({ at, delivered }) => ({
    x: to === from ? width : (Math.max(0, Date.parse(at) - from) / (to - from)) * width,
    y: height - Math.min(1, delivered / order.quantity) * height,
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  const last = points.at(-1) ?? { x: width, y: height };
  return { line, area: `${line}L${round(last.x)} ${height}L0 ${height}Z`, last, first, until };
}

/** Of the time axis: its start, its middle and its end, each once. Times of the same day name it only once. */
export function timeLabels(first: Date, until: Date, timeZone: string): string[] {
  const middle = new Date((first.getTime() + until.getTime()) / 2);
  const [start = '', ...later] = [first, middle, until].map((moment) => formatMinute(moment, timeZone));
  const [day = ''] = start.split(' ');
  return [...new Set([start, ...later])].map((label, place) =>
    place > 0 && label.startsWith(day) ? label.slice(day.length + 1) : label,
  );
}

function round(value: number): string {
  return value.toFixed(1);
}
