import { beyondAim, isReached } from './aim.ts';
import type { SavedRow } from './results.ts';

const lineHeight = 22;
const [labels, bars, values] = [330, 380, 130];
const width = labels + bars + values;
const top = 34;
/** Bars end here; what is further off ends in the same place. */
const farthest = 20;

/** A horizontal bar per row, from the aim in the middle: to the right it is surpassed, to the left missed; logarithmic. */
export function speedPlot(rows: readonly SavedRow[]): string {
  const height = top + rows.length * lineHeight + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">How far each ratio is beyond its aim</title>
<style>
  text { font: 12px system-ui, sans-serif; fill: #24292f; }
  .axis { stroke: #8c959f; } .mark, .value { fill: #57606a; } .yes { fill: #1a7f37; } .no { fill: #bc4c00; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; } .mark, .value { fill: #9198a1; } .yes { fill: #3fb950; } .no { fill: #f0883e; }
  }
</style>
${axis(height)}
${rows.map((row, place) => bar(row, top + place * lineHeight)).join('\n')}
</svg>
`;
}

function axis(height: number): string {
  return [1 / 10, 1 / 3, 1, 3, 10]
    .map((times) => {
      const x = xOf(times);
      const label = times === 1 ? 'aim' : times > 1 ? `${times} × better` : `1/${Math.round(1 / times)}`;
      const dashes = times === 1 ? '' : ' stroke-dasharray="2 4"';
      return (
        `<text class="mark" x="${x}" y="16" text-anchor="middle">${label}</text>` +
        `<line class="axis" x1="${x}" x2="${x}" y1="22" y2="${height - 6}"${dashes}/>`
      );
    })
    .join('\n');
}

function bar({ name, ratio, reach }: SavedRow, y: number): string {
  const [from, to] = [xOf(1), xOf(beyondAim(ratio, reach))];
  const kind = isReached(ratio, reach) ? 'yes' : 'no';
  return (
    `<text x="${labels - 8}" y="${y + 12}" text-anchor="end">${asText(shorten(name))}</text>` +
    `<rect class="${kind}" x="${Math.min(from, to)}" y="${y + 2}" width="${Math.max(2, Math.abs(to - from)).toFixed(1)}" height="12" rx="2"/>` +
    `<text class="value" x="${labels + bars + 8}" y="${y + 12}">${ratio.toFixed(2)} (${reach})</text>`
  );
}

function xOf(times: number): number {
  const within = Math.min(farthest, Math.max(1 / farthest, times || 1 / farthest));
  const share = (Math.log(within) / Math.log(farthest) + 1) / 2;
  return Number((labels + share * bars).toFixed(1));
}

const longestName = 52;
const shorten = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);
const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
