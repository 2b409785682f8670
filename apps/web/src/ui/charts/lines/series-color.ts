import type { ChartSeries } from './chart-data.ts';

/** Neighbours differ as much as they can: each hue is a golden angle from the one before. */
const goldenAngle = 137.508;

export function seriesColor({ color }: ChartSeries, place: number): string {
  if (color) return color;
  const hue = Math.round((262 + place * goldenAngle) % 360);
  return `light-dark(oklch(56% 0.17 ${hue}), oklch(76% 0.13 ${hue}))`;
}

export interface CanvasColors {
  /** What a CSS colour is here and now: a canvas knows no variables and no themes. */
  resolve: (color: string) => string;
  forget: () => void;
}

export function canvasColors(element: HTMLElement): CanvasColors {
  const known = new Map<string, string>();
  return {
    resolve(color) {
      const kept = known.get(color);
      if (kept) return kept;
      const probe = document.createElement('span');
      probe.style.color = color;
      element.append(probe);
      const resolved = getComputedStyle(probe).color;
      probe.remove();
      known.set(color, resolved);
      return resolved;
    },
    forget: () => known.clear(),
  };
}
