import { features } from '../features.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createBoss, ensureQueues } from '../platform/jobs/boss.ts';
import { sendMailJob } from '../platform/mail/send-mail.job.ts';

/** A program: gives the database at `TEMPLATE_URL` its tables and every queue, as a start of the panel would. */
const url = process.env.TEMPLATE_URL ?? '';
await migrate({ url });
const boss = createBoss({ url, works: false, onError: () => undefined });
await boss.start();
await ensureQueues(boss, [sendMailJob, ...features.flatMap(({ jobs }) => jobs ?? [])]);
await boss.stop({ graceful: false });
