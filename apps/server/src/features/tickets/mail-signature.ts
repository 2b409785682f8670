import { createHmac, timingSafeEqual } from 'node:crypto';

const validSeconds = 300;

/** `t=<unix seconds>,v1=<hex of HMAC-SHA256 over "<t>." and the body>`. */
export function signMail(secret: string, body: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

export function isSignedMail(header: string | undefined, secret: string, body: Buffer, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const seconds = Number(time);
  if (given === '' || Math.abs(now.getTime() / 1000 - seconds) > validSeconds) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), digest(secret, seconds, body));
}

function digest(secret: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
