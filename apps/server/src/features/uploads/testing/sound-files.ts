import sharp from 'sharp';
import { PdfWriter } from './pdf-writer.ts';

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif';

/** A small picture with something to see in it. */
export function picture(format: Format, width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
    .composite([
      { input: Buffer.from([9, 9, 9]), raw: { width: 1, height: 1, channels: 3 }, left: 3, top: 3 },
    ])
    .toFormat(format)
    .toBuffer();
}

/** A page without content; its stream holds letters that look like commands. */
export function pdf(catalog = '', trailer = ''): Buffer {
  const file = new PdfWriter();
  file.add(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  file.add('<< /Type /Pages /Kids [] /Count 0 >>');
  file.addStream('', Buffer.from('x/JS y /Launch'));
  return Buffer.concat([file.endWithTable(), Buffer.from(trailer, 'latin1')]);
}
