import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hostilePdfs } from '../testing/hostile-pdfs.ts';
import { PdfWriter } from '../testing/pdf-writer.ts';
import { pdf } from '../testing/sound-files.ts';
import { checkPdf, createPdfChecks } from './check-pdf.ts';

/** Takes most of a second to read. */
function largePdf(): Buffer {
  const file = new PdfWriter();
  file.add('<< /Type /Catalog /Pages 2 0 R >>');
  file.add('<< /Type /Pages /Kids [] /Count 0 >>');
  file.add(`[${'/Name '.repeat(300_000)}]`);
  file.addStream('', Buffer.alloc(6_000_000, 'x 1 0 '));
  return file.endWithTable();
}

test('other work goes on while a large document is read', async () => {
  let done = false;
  const check = checkPdf(largePdf()).finally(() => {
    done = true;
  });
  let turns = 0;
  while (!done) {
    await turn();
    turns += 1;
  }
  expect(await check).toBe('safe');
  expect(turns).toBeGreaterThan(100);
});

test('what acts by itself is found in the thread as well', async () => {
  const [, hostile = Buffer.alloc(0)] = hostilePdfs[0] ?? [];
  expect(await checkPdf(hostile)).toBe('unsafe');
});

test('a document that takes too long is not accepted', async () => {
  expect(await createPdfChecks({ milliseconds: 1 })(pdf())).toBe('unchecked');
});

test('a thread that fails refuses its document, and another one reads the next', async () => {
  const check = createPdfChecks({ megabytes: 16, threads: 1 });
  expect(await check(largePdf())).toBe('unchecked');
  expect(await check(pdf())).toBe('safe');
});

test('only so many wait; whoever comes then is asked to come again', async () => {
  const check = createPdfChecks({ threads: 1, waiting: 2 });
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => check(pdf()).catch((error: { code: string }) => error.code)),
  );
  expect(answers).toEqual(['safe', 'safe', 'safe', 'overloaded']);
});
