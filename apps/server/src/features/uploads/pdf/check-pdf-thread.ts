import { parentPort } from 'node:worker_threads';
import { isSafePdf } from './is-safe-pdf.ts';

/** Started by `checkPdf`: gets the bytes of a document and answers whether it is safe. */
parentPort?.on('message', ({ buffer }: Uint8Array<ArrayBuffer>) => {
  parentPort?.postMessage(isSafePdf(Buffer.from(buffer)));
});
