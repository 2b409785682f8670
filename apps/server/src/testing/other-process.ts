import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { openInstallation } from '../installation.ts';
import { listen } from '../platform/http/listen.ts';
import { Closing } from '../platform/process/closing.ts';
import { readConfig } from '../platform/process/config.ts';

/** Run by `startOtherProcess`: a web process without pages that reports its origin and ends with its parent. */
const closing = new Closing();
process.once('disconnect', () => closing.close());
const config = await readConfig(process.env, ['--services=web']);
const installation = await openInstallation(config, pino({ level: 'silent' }), closing);
const server = await buildApp(installation, { pages: false });
await listen(server, config, closing);
process.send?.(server.listeningOrigin);
