export type Quality = 'bad' | 'normal' | 'good';

export function qualityOf(percent: number): Quality {
  if (percent < 5) return 'bad';
  return percent < 10 ? 'normal' : 'good';
}
