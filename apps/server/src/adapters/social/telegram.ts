import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { TelegramUser } from '@marquee/contract/account/social.ts';
import type { SocialConfig, SocialPerson } from './social-adapter.ts';

const ownAddress = 'https://oauth.telegram.org/auth';
const oldestInSeconds = 300;
const clockSkewInSeconds = 60;

/** Telegram's own page asks the user and returns to `returnTo` with the answer in the URL fragment. */
export function telegramDeparture({ addresses, secret }: SocialConfig, returnTo: string): URL {
  const url = new URL(addresses.authorize ?? ownAddress);
  // The number before the colon is the bot's id; only the rest is secret.
  url.searchParams.set('bot_id', secret.split(':')[0] ?? '');
  url.searchParams.set('origin', new URL(returnTo).origin);
  url.searchParams.set('return_to', returnTo);
  return url;
}

/** The person, if these fields are signed with the bot's token and recent. */
export function telegramPerson(
  { secret }: Pick<SocialConfig, 'secret'>,
  { hash, ...fields }: TelegramUser,
  now: Date,
): { person: SocialPerson; hash: string; expiresAt: Date } | undefined {
  const { id, auth_date } = fields;
  if (!hash || !/^[0-9a-f]{64}$/.test(hash)) return undefined;
  if (!id || !/^\d{1,20}$/.test(id) || !auth_date || !/^\d{1,12}$/.test(auth_date)) return undefined;
  if (!timingSafeEqual(Buffer.from(hash, 'hex'), signatureOf(secret, fields))) return undefined;
  const age = now.getTime() / 1000 - Number(auth_date);
  if (age > oldestInSeconds || age < -clockSkewInSeconds) return undefined;
  const name = [fields.first_name, fields.last_name].filter(Boolean).join(' ').trim();
  return {
    hash,
    expiresAt: new Date((Number(auth_date) + oldestInSeconds) * 1000),
    person: {
      subject: id,
      name: name || fields.username || 'Telegram',
      email: undefined,
      emailIsVerified: false,
      label: fields.username || null,
    },
  };
}

function signatureOf(token: string, fields: Omit<TelegramUser, 'hash'>): Buffer {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  const key = createHash('sha256').update(token).digest();
  return createHmac('sha256', key).update(lines.join('\n')).digest();
}
