export const largestFile = 10 * 1024 * 1024;
export const acceptedFiles = 'image/jpeg,image/png,image/webp,application/pdf';

const steps = ['kilobyte', 'megabyte'] as const;

/** `1.4 MB`, in the words of the language; never less than one kilobyte. */
export function fileSize(bytes: number, languageTag: string): string {
  const inMegabytes = bytes >= 1_000_000;
  const amount = inMegabytes ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  return new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: steps[inMegabytes ? 1 : 0],
    maximumFractionDigits: 1,
  }).format(amount);
}
