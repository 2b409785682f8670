import { randomUUID } from 'node:crypto';
import { resendRestored } from './features/dispatch/index.ts';
import { type Installation, openInstallation } from './installation.ts';
import { connect } from './platform/db/connect.ts';
import { openDatabase } from './platform/db/reach-database.ts';
import { createLogger } from './platform/log/logger.ts';
import type { LoopContext } from './platform/loops/loop.ts';
import { Closing } from './platform/process/closing.ts';
import { type Config, readConfig } from './platform/process/config.ts';
import { StartupProblem } from './platform/process/startup-problem.ts';
import { holdInstallation } from './platform/restore/check-installation.ts';
import { forgetKeyCheck } from './platform/restore/check-key.ts';
import { type Choices, releaseOutgoing, reportOutgoing, restoredWork } from './release-outgoing.ts';

const commands = ['report', 'release', 'hold', 'resend-orders', 'new-key'] as const;

/** `npm run restore`: shows what is held after a restore, and releases it. */
async function main(closing: Closing): Promise<void> {
  const [name = 'report', ...options] = process.argv.slice(2);
  const command = commands.find((known) => known === name);
  if (!command) throw new StartupProblem(`The command ${name} is unknown: there are ${commands.join(', ')}.`);
  const choices = readChoices(options);
  const config = await readConfig({ LOG_LEVEL: 'warn', ...process.env }, ['--services=web']);
  const databaseUrl = await openDatabase(config, console.error, closing);
  const lines = await run(command, { ...config, databaseUrl, demo: false }, choices, closing);
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function run(
  command: (typeof commands)[number],
  config: Config,
  choices: Choices,
  closing: Closing,
): Promise<string[]> {
  if (command === 'new-key') return forgetKey(config);
  const installation = await openInstallation(config, createLogger(config), closing);
  const ctx = commandContext(installation);
  switch (command) {
    case 'report':
      return reportOutgoing(ctx);
    case 'release':
      return releaseOutgoing(ctx, choices);
    case 'hold':
      await holdInstallation(ctx.db, ctx.clock, 'Held by an operator.');
      return ['Everything that leaves is held.'];
    case 'resend-orders':
      return [`${await resendRestored(ctx)} orders are sent again.`];
  }
}

function commandContext({ appServices, log, panels }: Installation): LoopContext {
  const actor = { kind: 'system', name: 'restore' } as const;
  const base = { ...appServices, log, actor, locale: 'en' as const, requestId: randomUUID() };
  return {
    ...base,
    stopping: new AbortController().signal,
    inPanel: async (panelId) => {
      const panel = await panels.byId(panelId);
      return panel && { ...base, panel };
    },
  };
}

function readChoices(options: readonly string[]): Choices {
  const known = restoredWork.map(({ name }) => name);
  return new Map(
    options.map((option) => {
      const [, name = '', choice = ''] = /^--([a-z-]+)=([a-z]+)$/.exec(option) ?? [];
      if (!known.includes(name))
        throw new StartupProblem(`The option ${option} is unknown: there are --${known.join('=…, --')}=….`);
      return [name, choice] as const;
    }),
  );
}

async function forgetKey({ databaseUrl: url = '' }: Config): Promise<string[]> {
  const connection = connect({ url, poolSize: 1, applicationName: 'marquee-restore' });
  try {
    await forgetKeyCheck(connection.db);
  } finally {
    await connection.close();
  }
  return ['The next start takes its SECRET_KEY for the right one.'];
}

const closing = new Closing();
try {
  await main(closing);
} catch (error) {
  console.error(error instanceof StartupProblem ? error.message : error);
  process.exitCode = 1;
} finally {
  await closing.close();
}
