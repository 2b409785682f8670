import { Refusal } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Limit } from '../../../platform/rate-limit/rate-limiter.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;

const callerLimits = {
  login: { address: per(60, quarterHour), subnet: per(300, quarterHour) },
  register: { address: per(20, hour), subnet: per(100, hour) },
  'password-email': { address: per(20, hour), subnet: per(100, hour) },
  code: { address: per(60, hour), subnet: per(300, hour) },
} as const;

/**
 * For one email. `network` holds for each subnet by itself, so that nobody uses up the attempts of somebody
 * elsewhere. Above `overall` there is a flood: from then on each subnet has only `flooded` left.
 */
const emailLimits = {
  login: { network: per(10, quarterHour), overall: per(20, quarterHour), flooded: per(2, quarterHour) },
  register: { network: per(5, hour), overall: per(10, hour), flooded: per(1, hour) },
  'password-email': { network: per(3, hour), overall: per(10, hour), flooded: per(1, hour) },
} as const;

function per(points: number, seconds: number): Limit {
  return { points, seconds, failClosed: true };
}

interface Attempt {
  /** Takes the attempt back: it was legitimate. */
  forgive(): Promise<void>;
}

/** Counts an attempt per IP address and per subnet. Comes before the captcha, which costs us work, too. */
export async function countAttempt(incoming: Incoming, kind: keyof typeof callerLimits): Promise<Attempt> {
  const { subnet, address } = callerLimits[kind];
  // Widest first: an attempt refused for its subnet must not use up the attempts of the address.
  return countAll(incoming, [
    { name: `${kind}-subnet`, key: incoming.subnet, limit: subnet },
    { name: `${kind}-address`, key: incoming.address, limit: address },
  ]);
}

/**
 * Counts an attempt on an email, or on a device that is known to its owner. Only after the captcha: without a
 * solution nobody comes near another person's limits.
 */
export async function countEmailAttempt(
  incoming: Incoming,
  kind: keyof typeof emailLimits,
  subject: string,
): Promise<Attempt> {
  const { network, overall, flooded } = emailLimits[kind];
  const here = JSON.stringify([subject, incoming.subnet]);
  const local = await countAll(incoming, [{ name: `${kind}-email-network`, key: here, limit: network }]);
  const all = await unlessRefused(() =>
    countAll(incoming, [{ name: `${kind}-email`, key: subject, limit: overall }]),
  );
  const last =
    all ?? (await countAll(incoming, [{ name: `${kind}-email-flooded`, key: here, limit: flooded }]));
  return {
    forgive: async () => {
      await Promise.all([local.forgive(), last.forgive()]);
    },
  };
}

interface Counted {
  name: string;
  key: string;
  limit: Limit;
}

async function countAll(incoming: Incoming, counted: readonly Counted[]): Promise<Attempt> {
  for (const { name, key, limit } of counted) await incoming.consume(name, key, limit);
  return {
    forgive: async () => {
      await Promise.all(counted.map(({ name, key, limit }) => incoming.forgive(name, key, limit)));
    },
  };
}

/** Undefined when there have been too many attempts. */
export async function unlessRefused(count: () => Promise<Attempt>): Promise<Attempt | undefined> {
  try {
    return await count();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return undefined;
    throw error;
  }
}
