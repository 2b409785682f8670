/** An SVG path over a box, highest value at the top; a flat line for one value or equal values, nothing for none. */
export function sparklinePath(values: readonly number[], width: number, height: number): string {
  if (values.length === 0) return '';
  const points = values.length === 1 ? [...values, ...values] : values;
  const low = Math.min(...points);
  const span = Math.max(...points) - low;
  return points
    .map((value, index) => {
      const x = (index / (points.length - 1)) * width;
      const y = span === 0 ? height / 2 : height - ((value - low) / span) * height;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
