import type { ElementHandle, Page } from '@playwright/test';

interface Measured {
  name: string;
  /** Between the edge and what is around it. */
  edge: number;
  /** Between the text and its background. */
  text: number;
  /** How far the background is from grey: the distance between its channels, of 255. */
  tint: number;
}

const typed = 'input:not([type=hidden],[type=checkbox],[type=radio],[type=range],[type=file])';
const fields = `${typed}, select, textarea, [role=combobox]`;
/** Radio buttons and toggles that look like fields: those with a border. */
const chips = 'fieldset button[aria-pressed], label:has(> input[type=radio])';

/** Colours as the browser paints them, for each field and chip that can be used. */
export async function measuredFields(page: Page): Promise<Measured[]> {
  const main = page.locator('main');
  const framed = main
    .locator(`:is(${fields}):visible`)
    .locator('xpath=ancestor-or-self::*[contains(@class,"border")][1]');
  const bordered = main.locator(`:is(${chips}):visible`);
  // Held fast: a list that becomes shorter meanwhile has no such row any more.
  const found = await Promise.all([framed.elementHandles(), bordered.elementHandles()]);
  const measured = await Promise.all(found.flat().map(measure));
  return measured.filter(({ edge }) => !Number.isNaN(edge));
}

/** An element without a border has no edge. */
export function measure(element: ElementHandle): Promise<Measured> {
  return element.evaluate((found) => {
    const node = found as Element;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const painted = (layers: readonly string[]): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const luminance = (color: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = color.map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (left: readonly number[], right: readonly number[]) => {
      const [one, other] = [luminance(left) + 0.05, luminance(right) + 0.05];
      return Math.max(one, other) / Math.min(one, other);
    };
    const behind: string[] = [];
    for (let parent = node.parentElement; parent; parent = parent.parentElement)
      behind.unshift(getComputedStyle(parent).backgroundColor);
    const style = getComputedStyle(node);
    const own = [...behind, style.backgroundColor];
    const ground = painted(own);
    // Also false for an element that has left the page meanwhile.
    const hasEdge = Number.parseFloat(style.borderTopWidth) > 0;
    return {
      name: (node.textContent || node.outerHTML).slice(0, 80),
      edge: hasEdge ? ratio(painted([...own, style.borderTopColor]), painted(behind)) : Number.NaN,
      text: ratio(painted([...own, style.color]), ground),
      tint: Math.max(...ground) - Math.min(...ground),
    };
  });
}
