import sharp from 'sharp';

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

export function pdf(catalog = '', trailer = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n` +
      '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
      '3 0 obj\n<< /Length 12 >>\nstream\nx/JS y /Launch\nendstream\nendobj\n' +
      `xref\n0 4\ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n9\n%%EOF\n${trailer}`,
    'latin1',
  );
}
