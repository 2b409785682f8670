import fc from 'fast-check';

/** One thing somebody does to the books. Orders, withdrawals and credits are picked among those made so far. */
export type LedgerStep =
  | { verb: 'credit'; who: number; cause: CreditCause; amount: bigint }
  | { verb: 'charge'; who: number; amount: bigint }
  | { verb: 'refund'; pick: number; total: bigint }
  | { verb: 'recognize'; pick: number }
  | { verb: 'move'; who: number; wallet: 'referral' | 'task'; amount: bigint }
  | { verb: 'hold'; who: number; amount: bigint }
  | { verb: 'pay' | 'return'; pick: number }
  | { verb: 'reverse'; pick: number }
  | { verb: 'charge-back'; who: number; amount: bigint }
  | { verb: 'win-dispute'; pick: number };

export const creditCauses = {
  invoiced: { from: 'clearing', to: 'cash' },
  admin: { from: 'adjustments', to: 'cash' },
  bonus: { from: 'bonus_cost', to: 'bonus' },
  coupon: { from: 'coupon_cost', to: 'bonus' },
  referral: { from: 'referral_cost', to: 'referral' },
  widget_reward: { from: 'widget_cost', to: 'referral' },
  task: { from: 'task_cost', to: 'task' },
} as const;

export type CreditCause = keyof typeof creditCauses;

const who = fc.nat(1);
const pick = fc.nat(20);
const amount = fc.bigInt({ min: 1n, max: 60n });

const step: fc.Arbitrary<LedgerStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      verb: fc.constant('credit' as const),
      who,
      cause: fc.constantFrom(...(Object.keys(creditCauses) as CreditCause[])),
      amount: fc.bigInt({ min: 1n, max: 100n }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('charge' as const), who, amount }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('refund' as const), pick, total: amount }) },
  fc.record({ verb: fc.constant('recognize' as const), pick }),
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant('move' as const),
      who,
      wallet: fc.constantFrom('referral' as const, 'task' as const),
      amount,
    }),
  },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('hold' as const), who, amount }) },
  fc.record({ verb: fc.constantFrom('pay' as const, 'return' as const), pick }),
  fc.record({ verb: fc.constant('reverse' as const), pick }),
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('charge-back' as const), who, amount }) },
  fc.record({ verb: fc.constant('win-dispute' as const), pick }),
);

export function ledgerWalk(longest: number): fc.Arbitrary<LedgerStep[]> {
  return fc.array(step, { minLength: 1, maxLength: longest, size: 'max' });
}
