import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { panelOrigin } from './panel-test.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A plain HTTP request: no script runs, and any Host header can be sent. */
export function rawGet(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(panelOrigin());
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: unpacked(Buffer.concat(chunks), response.headers['content-encoding']),
        }),
      );
    });
    call.on('error', reject).end();
  });
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return String(brotliDecompressSync(bytes));
  if (encoding === 'gzip') return String(gunzipSync(bytes));
  return String(bytes);
}
