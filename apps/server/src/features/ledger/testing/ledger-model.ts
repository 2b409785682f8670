import { money } from '@marquee/domain/money/money.ts';
import type { CustomerKind } from '../account-name.ts';
import { decideRefund } from '../charges/decide-refund.ts';
import type { Charge } from '../charges/locked-charge.ts';
import { creditCauses, type LedgerStep } from './ledger-steps.ts';

interface Pot {
  balance: bigint;
  /** The most of it that can ever have been bonus money. */
  bonusMoney: bigint;
}

interface Withdrawal {
  who: number;
  parts: ['referral' | 'task', bigint][];
  ending?: 'pay' | 'return';
}

interface Credit {
  who: number;
  pair: { from: string; to: CustomerKind } | undefined;
  amount: bigint;
  isReversed: boolean;
}

interface ChargeBack {
  who: number;
  cash: bigint;
  owed: bigint;
  isWon: boolean;
}

class Refused extends Error {}

/** The ledger as simple arithmetic, to compare the real one with. */
export class LedgerModel {
  pots = new Map<string, Pot>();
  readonly orders: Charge[] = [];
  readonly withdrawals: Withdrawal[] = [];
  readonly credits: Credit[] = [];
  readonly chargeBacks: ChargeBack[] = [];

  /** `done`, or the code of the refusal. */
  take(step: LedgerStep): string {
    const before = [...this.pots].map(([name, pot]) => [name, { ...pot }] as const);
    try {
      this.#act(step);
      for (const who of [0, 1]) this.#settleDebt(who);
      return 'done';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.pots = new Map(before);
      return error.message;
    }
  }

  balance(who: number, kind: CustomerKind): bigint {
    return this.#pot(wallet(who, kind)).balance;
  }

  /** Bonus money that reached a pot it must never reach. */
  laundered(): bigint {
    let found = 0n;
    for (const [name, pot] of this.pots) {
      if (pot.bonusMoney > 0n && /:(referral|task|hold)$/.test(name)) found += pot.bonusMoney;
    }
    return found;
  }

  #act(step: LedgerStep): void {
    if (step.verb === 'credit') this.#credit(step);
    else if (step.verb === 'charge') this.#charge(step);
    else if (step.verb === 'refund') this.#refund(step);
    else if (step.verb === 'recognize') this.#recognize(step);
    else if (step.verb === 'move') this.#moveEarnings(step);
    else if (step.verb === 'hold') this.#hold(step);
    else if (step.verb === 'reverse') this.#reverse(step);
    else if (step.verb === 'charge-back') this.#chargeBack(step);
    else if (step.verb === 'win-dispute') this.#winDispute(step);
    else this.#endWithdrawal(step);
  }

  #credit({ who, cause, amount }: LedgerStep & { verb: 'credit' }): void {
    const pair = creditCauses[cause];
    this.#move(pair.from, wallet(who, pair.to), amount);
    this.credits.push({ who, pair, amount, isReversed: false });
  }

  #charge({ who, amount }: LedgerStep & { verb: 'charge' }): void {
    const bonus = least(amount, this.balance(who, 'bonus'));
    this.#move(wallet(who, 'bonus'), 'escrow', bonus);
    this.#move(wallet(who, 'cash'), 'escrow', amount - bonus);
    this.orders.push({
      customerId: BigInt(who),
      paid: { bonus: money(bonus), cash: money(amount - bonus) },
      refunded: { bonus: money(0n), cash: money(0n) },
      recognized: money(0n),
    });
  }

  #refund(step: LedgerStep & { verb: 'refund' }): void {
    const order = picked(this.orders, step.pick);
    const refund = order && decideRefund(order, money(step.total));
    if (!refund) return;
    this.#move('revenue', 'escrow', refund.fromRevenue);
    this.#move('escrow', wallet(Number(order.customerId), 'cash'), refund.cash);
    this.#move('escrow', wallet(Number(order.customerId), 'bonus'), refund.bonus);
    order.refunded.cash = money(order.refunded.cash + refund.cash);
    order.refunded.bonus = money(order.refunded.bonus + refund.bonus);
    order.recognized = money(order.recognized - refund.fromRevenue);
  }

  #recognize(step: LedgerStep & { verb: 'recognize' }): void {
    const order = picked(this.orders, step.pick);
    if (!order) return;
    const kept = order.paid.bonus + order.paid.cash - order.refunded.bonus - order.refunded.cash;
    this.#move('escrow', 'revenue', kept - order.recognized);
    order.recognized = money(kept);
  }

  #moveEarnings(step: LedgerStep & { verb: 'move' }): void {
    this.#move(wallet(step.who, step.wallet), wallet(step.who, 'cash'), step.amount);
    this.credits.push({ who: step.who, pair: undefined, amount: step.amount, isReversed: false });
  }

  #chargeBack(step: LedgerStep & { verb: 'charge-back' }): void {
    const cash = least(step.amount, this.balance(step.who, 'cash'));
    this.#move(wallet(step.who, 'cash'), 'clearing', cash);
    this.#move(wallet(step.who, 'receivable'), 'clearing', step.amount - cash);
    this.chargeBacks.push({ who: step.who, cash, owed: step.amount - cash, isWon: false });
  }

  #winDispute(step: LedgerStep & { verb: 'win-dispute' }): void {
    const lost = picked(this.chargeBacks, step.pick);
    if (!lost || lost.isWon) return;
    this.#move('clearing', wallet(lost.who, 'receivable'), lost.owed);
    this.#move('clearing', wallet(lost.who, 'cash'), lost.cash);
    lost.isWon = true;
  }

  /** Cash repays what is owed; what was repaid for nothing is cash again. */
  #settleDebt(who: number): void {
    const balance = this.balance(who, 'receivable');
    if (balance > 0n) this.#move(wallet(who, 'receivable'), wallet(who, 'cash'), balance);
    else
      this.#move(wallet(who, 'cash'), wallet(who, 'receivable'), least(-balance, this.balance(who, 'cash')));
  }

  #hold({ who, amount }: LedgerStep & { verb: 'hold' }): void {
    if (this.balance(who, 'receivable') < 0n) throw new Refused('account_owes');
    const referral = least(amount, this.balance(who, 'referral'));
    this.#move(wallet(who, 'referral'), wallet(who, 'hold'), referral);
    this.#move(wallet(who, 'task'), wallet(who, 'hold'), amount - referral);
    this.withdrawals.push({
      who,
      parts: [
        ['referral', referral],
        ['task', amount - referral],
      ],
    });
  }

  #endWithdrawal(step: LedgerStep & { verb: 'pay' | 'return' }): void {
    const withdrawal = picked(this.withdrawals, step.pick);
    if (!withdrawal || withdrawal.ending === step.verb) return;
    if (withdrawal.ending) throw new Refused('wrong_state');
    for (const [kind, amount] of withdrawal.parts) {
      const target = step.verb === 'pay' ? 'clearing' : wallet(withdrawal.who, kind);
      this.#move(wallet(withdrawal.who, 'hold'), target, amount);
    }
    withdrawal.ending = step.verb;
  }

  #reverse(step: LedgerStep & { verb: 'reverse' }): void {
    const credit = picked(this.credits, step.pick);
    if (!credit || credit.isReversed) return;
    if (!credit.pair) {
      // In the same order as the database: first the floor, then whether the flow exists.
      if (this.balance(credit.who, 'cash') < credit.amount) throw new Refused('insufficient_balance');
      throw new Refused('wrong_state');
    }
    this.#move(wallet(credit.who, credit.pair.to), credit.pair.from, credit.amount);
    credit.isReversed = true;
  }

  /** Money is fungible, so the worst case is assumed: bonus money leaves a pot first, and stays last. */
  #move(from: string, to: string, amount: bigint): void {
    const [source, target] = [this.#pot(from), this.#pot(to)];
    const hasFloor = from.includes(':') && !from.endsWith(':receivable');
    if (hasFloor && source.balance < amount) throw new Refused('insufficient_balance');
    const carried =
      from === 'bonus_cost' || from === 'coupon_cost' ? amount : least(amount, source.bonusMoney);
    source.balance -= amount;
    if (hasFloor) source.bonusMoney = least(source.bonusMoney, source.balance);
    target.balance += amount;
    target.bonusMoney += carried;
  }

  #pot(name: string): Pot {
    const pot = this.pots.get(name) ?? { balance: 0n, bonusMoney: 0n };
    this.pots.set(name, pot);
    return pot;
  }
}

function wallet(who: number, kind: CustomerKind): string {
  return `${who}:${kind}`;
}

export function picked<T>(made: readonly T[], pick: number): T | undefined {
  return made[pick % Math.max(made.length, 1)];
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
