import { bareContext } from '../apps/server/src/features/ledger/testing/bare-context.ts';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { Refusal } from '../apps/server/src/platform/errors.ts';
import { ledgerChain } from './ledger-chain.ts';

/** Messages from the process that is killed to the one that kills it. */
export type LoadReport =
  | { ready: true }
  /** Sent only after the commit: from here on these keys must never be lost. */
  | { acknowledged: string[] }
  | { finished: number }
  | { failed: number; message: string; isRefusal: boolean };

/** Run this chain from its first step that was not acknowledged. */
interface LoadOrder {
  index: number;
  from: number;
}

export interface LoadSetting {
  url: string;
  panelId: string;
  customers: string[];
}

const setting = JSON.parse(process.argv[2] ?? '{}') as LoadSetting;
const { db } = connect({ url: setting.url, poolSize: 12, applicationName: 'marquee-chaos' });
const ctx = bareContext(db, { id: BigInt(setting.panelId), slug: 'chaos', name: 'Chaos' });

async function run({ index, from }: LoadOrder): Promise<void> {
  const customer = setting.customers[index % setting.customers.length] ?? '0';
  for (const step of ledgerChain(index, BigInt(customer)).slice(from)) {
    await step.act(ctx);
    report({ acknowledged: step.keys });
  }
  report({ finished: index });
}

function report(message: LoadReport): void {
  process.send?.(message);
}

process.on('message', (order: LoadOrder) => {
  run(order).catch((error: Error) =>
    report({ failed: order.index, message: error.message, isRefusal: error instanceof Refusal }),
  );
});
process.on('disconnect', () => process.exit(0));
report({ ready: true });
