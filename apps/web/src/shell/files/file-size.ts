import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { formatUnit } from '@marquee/domain/format/unit.ts';

export const largestFile = 10 * 1024 * 1024;
export const acceptedFiles = 'image/jpeg,image/png,image/webp,application/pdf';

const steps = ['kilobyte', 'megabyte'] as const;

/** `1.4 MB` in the visitor's language, its number like those around it; at least one kilobyte. */
export function fileSize(bytes: number, languageTag: string, style: NumberStyle): string {
  const inMegabytes = bytes >= 1_000_000;
  const amount = inMegabytes ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  return formatUnit(amount, steps[inMegabytes ? 1 : 0], languageTag, style);
}

const shrinkAbove = 1_500_000;
const maxSide = 2600;

/** Photos from phones have many megabytes; scaled down they stay readable and upload quickly. */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size < shrinkAbove) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    if (!drawn || drawn.size >= file.size) return file;
    return new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    // This browser cannot decode the picture, but the server may.
    return file;
  }
}
