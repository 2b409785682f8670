import type { ChartData } from './chart-data.ts';
import { type CanvasColors, seriesColor } from './series-color.ts';

interface PictureInput {
  canvas: HTMLCanvasElement;
  data: ChartData;
  hidden: ReadonlySet<string>;
  colors: CanvasColors;
  title: string;
  fontFamily: string;
}

const [edge, lineHeight] = [24, 24];

/** The chart as it is shown, on its background, with its title and the names of its lines. */
export function drawPicture(input: PictureInput): Promise<Blob> {
  const { canvas, data, hidden, colors, title, fontFamily } = input;
  const ratio = canvas.width / Math.max(1, canvas.clientWidth);
  const width = canvas.width / ratio + 2 * edge;
  const picture = document.createElement('canvas');
  const context = picture.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  const names = data.series.flatMap((series, place) =>
    hidden.has(series.id) ? [] : [{ name: series.name, color: seriesColor(series, place) }],
  );
  const textFont = `13px ${fontFamily}`;
  context.font = textFont;
  const rows = wrap(
    names.map((name) => ({ ...name, width: context.measureText(name.name).width + 34 })),
    width - 2 * edge,
  );
  const top = edge + lineHeight + 8;
  const height = top + canvas.height / ratio + 12 + rows.length * lineHeight + edge;
  picture.width = Math.round(width * ratio);
  picture.height = Math.round(height * ratio);
  context.scale(ratio, ratio);
  context.fillStyle = colors.resolve('var(--surface)');
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors.resolve('var(--ink)');
  context.textBaseline = 'middle';
  context.font = `600 16px ${fontFamily}`;
  context.fillText(title, edge, edge + lineHeight / 2, width - 2 * edge);
  context.drawImage(canvas, edge, top, canvas.width / ratio, canvas.height / ratio);
  context.font = textFont;
  for (const [index, row] of rows.entries()) {
    let left = edge;
    const y = top + canvas.height / ratio + 12 + (index + 0.5) * lineHeight;
    for (const { name, color, width: room } of row) {
      context.fillStyle = colors.resolve(color);
      context.fillRect(left, y - 5, 10, 10);
      context.fillStyle = colors.resolve('var(--ink-soft)');
      context.fillText(name, left + 16, y);
      left += room;
    }
  }
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function wrap<Item extends { width: number }>(items: readonly Item[], room: number): Item[][] {
  const rows: Item[][] = [];
  let left = room;
  for (const item of items) {
    const row = rows.at(-1);
    if (row && left >= item.width) row.push(item);
    else {
      rows.push([item]);
      left = room;
    }
    left -= item.width;
  }
  return rows;
}
