import { randomUUID } from 'node:crypto';

interface Part {
  name: string;
  bytes: Buffer;
  /** The form field. */
  field: string;
}

/** A body as a browser's form sends it. File names are not escaped, so that hostile ones arrive unchanged. */
export function multipart(fields: Record<string, string>, files: readonly Part[] = []) {
  const boundary = `test-${randomUUID()}`;
  const pieces: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    pieces.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    );
  }
  for (const { field, name, bytes } of files) {
    const quoted = name
      .replaceAll('\\', '\\\\')
      .replaceAll('"', '%22')
      .replaceAll(/[\r\n]/g, ' ');
    pieces.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${quoted}"\r\n` +
          'Content-Type: application/octet-stream\r\n\r\n',
      ),
      bytes,
      Buffer.from('\r\n'),
    );
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    payload: Buffer.concat(pieces),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
