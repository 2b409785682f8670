/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#abc` or `#aabbcc`. */
export function parseHex(hex: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function formatHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Blends two colours: share 0 gives `from`, 1 gives `to`. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (start: number, end: number) => start + (end - start) * share;
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}
