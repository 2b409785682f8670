import pLimit from 'p-limit';

/** A phone's largest ordinary picture; a bomb of 30,000 by 30,000 is refused before it is unpacked. */
const mostPixels = 50_000_000;
const longestSide = 2600;
const secondsToDraw = 20;

/** Unpacked pictures are large: few at a time, whatever arrives. */
const drawing = pLimit(2);

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const formats = {
  'image/jpeg': { format: 'jpeg', options: { quality: 86, mozjpeg: true } },
  'image/png': { format: 'png', options: { compressionLevel: 8 } },
  'image/webp': { format: 'webp', options: { quality: 86 } },
} as const;

/** The pixels alone, upright, at a size people can read; no place, no camera, no second file behind the first. */
export async function reencodePicture(bytes: Buffer, type: PictureType): Promise<Buffer | undefined> {
  const { format, options } = formats[type];
  const { default: sharp } = await import('sharp');
  return drawing(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
        .timeout({ seconds: secondsToDraw })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, options)
        .toBuffer();
    } catch {
      return undefined;
    }
  });
}
