import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
const headers = { 'accept-encoding': 'br', accept: 'text/html,application/json' };
const ticks = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return [Number(f[11]), Number(f[12])]; };
const child = fork(join(import.meta.dirname, process.argv[2] ?? 'catalogue-server.ts'), [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/4aprof'] : [] });
const [{ origin }] = (await once(child, 'message')) as any;
const url = `${origin}/api/v1/services?per_page=40`;
const ref = fork(join(import.meta.dirname, 'prepared-bytes-server.ts'), [url]);
const [r] = (await once(ref, 'message')) as any;
const n = 20000;
async function cost(pid: number, url: string) {
  await autocannon({ url, headers, connections: 16, amount: 4000 } as any);
  const a = ticks(pid); const res = await autocannon({ url, headers, connections: 16, amount: n } as any); const b = ticks(pid);
  return { user: ((b[0]! - a[0]!) * 1e4 / n).toFixed(1), sys: ((b[1]! - a[1]!) * 1e4 / n).toFixed(1), rps: res.requests.average };
}
for (let i = 0; i < 3; i++) {
console.log('ours', await cost(child.pid!, url));
console.log('ref ', await cost(ref.pid!, r.url));
}
ref.kill(); child.send('stop'); await once(child, 'exit');
