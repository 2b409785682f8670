import { verify } from '@node-rs/argon2';
import ipaddr from 'ipaddr.js';
import type { Database } from '../platform/db/database.ts';
import type { Config } from '../platform/process/config.ts';
import { StartupProblem } from '../platform/process/startup-problem.ts';
import { demoEmails, demoPassword } from './panel/demo-people.ts';

/** Everyone knows the demo's passwords, an operator's among them, so other machines must not reach it by accident. */
export async function refusePublicDemo(
  db: Database,
  { demo, demoPublic, host, services }: Pick<Config, 'demo' | 'demoPublic' | 'host' | 'services'>,
): Promise<void> {
  if (demoPublic || !services.includes('web') || isLoopback(host)) return;
  if (!demo && !(await hasDemoAccounts(db))) return;
  throw new StartupProblem(
    `The demo's accounts have passwords that everyone knows, and HOST ${host} can be reached from other machines. ` +
      'Set HOST=localhost, change these passwords, or allow it with DEMO_PUBLIC=1.',
  );
}

function isLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

async function hasDemoAccounts(db: Database): Promise<boolean> {
  const accounts = await db
    .selectFrom('account')
    .select('password_hash')
    .where('email', 'in', demoEmails)
    .where('closed_at', 'is', null)
    .execute();
  const known = await Promise.all(
    accounts.map(({ password_hash: hash }) => hash !== null && verify(hash, demoPassword)),
  );
  return known.includes(true);
}
