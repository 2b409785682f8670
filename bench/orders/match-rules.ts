import { matchOffers } from '../../apps/server/src/features/providers/sync/match-offers.ts';
import type { Bench, BenchResult } from '../bench.ts';

const networks = ['YouTube', 'TikTok', 'Instagram', 'Telegram', 'Facebook', 'Spotify', 'Twitch'];
const kinds = [
  'Views',
  'Likes',
  'Followers',
  'Comments',
  'Shares',
  'Members',
  'Plays',
  'Saves',
  'Reposts',
  'Votes',
];
const count = 20_000;

/** 20,000 offers of which few are wanted, by 70 rules; then again without news. */
async function matchAll(): Promise<BenchResult> {
  const rules = networks.flatMap((network) =>
    kinds.map((kind, index) => ({ pattern: `^${network} .*${kind}.*Premium`, serviceTypeId: BigInt(index) })),
  );
  const offers = Array.from({ length: count }, (_, index) => ({
    number: String(index),
    category: `${networks[index % networks.length]} ${kinds[index % kinds.length]}`,
    name: `${kinds[index % kinds.length]} · High quality · 30-day refill · ${index} 🎬`,
  }));
  const first = await timed(() => matchOffers(rules, [], offers, new Map()));
  const known = new Map(
    [...first.result.matchedWith].map(([number, matchedWith]) => [number, { isSold: false, matchedWith }]),
  );
  const again = await timed(() => matchOffers(rules, [], offers, known));
  if (again.result.matchedWith.size > 0) throw new Error('offers without news were matched again');
  const expressions = rules.map(({ pattern }) => new RegExp(pattern, 'i'));
  const plain = await timed(async () =>
    offers.filter(({ category, name }) => expressions.some((one) => one.test(`${category} | ${name}`))),
  );
  return {
    ours: count / first.seconds,
    reference: count / plain.seconds,
    ratio: first.seconds / plain.seconds,
    note: `ratio of times: ${first.seconds.toFixed(1)} and ${plain.seconds.toFixed(2)} s; reference: the expressions of JavaScript, which a pattern can keep busy for ever; again without news ${again.seconds.toFixed(1)} s; the loop waited at most ${Math.round(Math.max(first.longestWait, again.longestWait))} ms`,
  };
}

/** Also how long the event loop kept a timer waiting. */
async function timed<Result>(work: () => Promise<Result>) {
  const start = performance.now();
  let [last, longestWait] = [start, 0];
  const timer = setInterval(() => {
    const now = performance.now();
    longestWait = Math.max(longestWait, now - last);
    last = now;
  }, 1);
  const result = await work();
  clearInterval(timer);
  return { result, seconds: (performance.now() - start) / 1000, longestWait };
}

export const benches: readonly Bench[] = [
  { name: 'match-rules: 20,000 offers by 70 rules', reach: '≤ 2.00', run: matchAll },
];
