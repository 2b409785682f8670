import { Labelled } from '../../text/labelled.tsx';
import type { ChartData, ChartFormats } from './chart-data.ts';

export interface ChartSummaryText {
  name: string;
  first: string;
  last: string;
  lowest: string;
  highest: string;
  /** Where a line has no value. */
  none: string;
  marker: string;
}

interface ChartSummaryProps {
  caption: string;
  data: ChartData;
  formats: ChartFormats;
  text: ChartSummaryText;
}

/** What the lines say, for those who do not see them; a table of every day would be too long to be read aloud. */
export function ChartSummary({ caption, data, formats, text }: ChartSummaryProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[text.name, text.first, text.last, text.lowest, text.highest].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.series.map(({ id, name, values }) => {
            const { first, last, lowest, highest } = extremes(values);
            return (
              <tr key={id}>
                <th scope="row">{name}</th>
                {Object.entries({ first, last, lowest, highest }).map(([key, value]) => (
                  <td key={key}>{value === undefined ? text.none : formats.value(value)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {data.markers && data.markers.length > 0 && (
        <ul aria-label={text.marker}>
          {data.markers.map(({ day, label }) => (
            <li key={`${day} ${label}`}>
              <Labelled label={formats.day(day)}>{label}</Labelled>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function extremes(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return {};
  return {
    first: known[0],
    last: known.at(-1),
    lowest: Math.min(...known),
    highest: Math.max(...known),
  };
}
