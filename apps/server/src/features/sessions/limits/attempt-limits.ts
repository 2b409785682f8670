import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Limit } from '../../../platform/rate-limit/rate-limiter.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;

const limits = {
  login: { subject: per(10, quarterHour), address: per(60, quarterHour), subnet: per(300, quarterHour) },
  register: { subject: per(5, hour), address: per(20, hour), subnet: per(100, hour) },
  'password-email': { subject: per(3, hour), address: per(20, hour), subnet: per(100, hour) },
  code: { subject: per(30, hour), address: per(60, hour), subnet: per(300, hour) },
} as const;

type AttemptKind = keyof typeof limits;

function per(points: number, seconds: number): Limit {
  return { points, seconds, failClosed: true };
}

/** Counts an attempt per subject (such as an email), per IP address and per subnet; each has its own limit. */
export async function countAttempt(
  incoming: Incoming,
  kind: AttemptKind,
  subject?: string,
): Promise<{ forgive(): Promise<void> }> {
  const counted = limitKeys(incoming, kind, subject);
  // Widest first: an attempt refused for its subnet must not use up the attempts on an account.
  for (const { name, key, limit } of counted) await incoming.consume(name, key, limit);
  return {
    forgive: async () => {
      await Promise.all(counted.map(({ name, key, limit }) => incoming.forgive(name, key, limit)));
    },
  };
}

function limitKeys(incoming: Incoming, kind: AttemptKind, subject: string | undefined) {
  const { subnet, address, subject: own } = limits[kind];
  return [
    { name: `${kind}-subnet`, key: incoming.subnet, limit: subnet },
    { name: `${kind}-address`, key: incoming.address, limit: address },
    ...(subject === undefined ? [] : [{ name: `${kind}-subject`, key: subject, limit: own }]),
  ];
}
