import { expect, test } from 'vitest';
import { decidePlacement, retryDelay } from './decide-placement.ts';

const alone = { attempts: 1, hasOther: false };
const helped = { attempts: 1, hasOther: true };
const refused = (matter: 'retry_later' | 'funds' | 'operator' | 'customer' | 'other') =>
  ({ outcome: 'refused', matter }) as const;

test('what was placed is sent, what is in doubt stays in doubt, whoever else could deliver', () => {
  expect(decidePlacement({ outcome: 'placed' }, helped)).toEqual({ step: 'sent' });
  expect(decidePlacement({ outcome: 'unknown' }, helped)).toEqual({ step: 'unknown' });
});

test.each([{ outcome: 'not_sent' } as const, refused('retry_later'), refused('funds')])(
  '%j waits, longer each time',
  (result) => {
    expect(decidePlacement(result, alone)).toEqual({ step: 'wait', seconds: 15, asksOther: false });
    expect(decidePlacement(result, { ...alone, attempts: 3 })).toMatchObject({ seconds: 60 });
    expect(decidePlacement(result, { attempts: 8, hasOther: true })).toMatchObject({ asksOther: true });
    expect(decidePlacement(result, { attempts: 8, hasOther: false })).toEqual({ step: 'fail' });
  },
);

test.each([
  ['operator', 'fail'],
  ['other', 'fail'],
  ['customer', 'cancel'],
] as const)(
  'refused for %s: the next provider is asked at once, the last one leaves it to %s',
  (matter, step) => {
    expect(decidePlacement(refused(matter), helped)).toEqual({ step: 'wait', seconds: 0, asksOther: true });
    expect(decidePlacement(refused(matter), alone)).toEqual({ step });
  },
);

test.each([
  [0, 15],
  [1, 15],
  [2, 30],
  [5, 240],
  [9, 3600],
  [1_000_000, 3600],
])('after %i tries it waits %i seconds', (attempts, seconds) => {
  expect(retryDelay(attempts)).toBe(seconds);
});
