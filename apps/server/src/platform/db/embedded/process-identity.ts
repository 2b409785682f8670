import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A pid alone is reused by the system; together with its start time it names one process for good. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

export function identityOf(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startFromProc(pid) : startFromSystem(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identityOf(identity.pid)?.startedAt === identity.startedAt;
}

/** The command line of a process, words joined by spaces; empty when it cannot be known. */
export function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  }
  return process.platform === 'win32' ? '' : askPs(pid, 'command=');
}

function startFromProc(pid: number): string | undefined {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces and brackets itself, so count from the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  if (ticks === undefined || state === 'Z' || state === 'X') {
    return undefined;
  }
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}/${ticks}`;
}

function startFromSystem(pid: number): string | undefined {
  if (process.platform === 'win32') {
    return signalReaches(pid) ? 'unknown' : undefined;
  }
  return askPs(pid, 'lstart=') || undefined;
}

function signalReaches(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function askPs(pid: number, column: string): string {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
