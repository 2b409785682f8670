import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The system reuses pids; together with the start time a pid identifies one process. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

export function processIdentity(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startFromProc(pid) : startFromSystem(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return processIdentity(identity.pid)?.startedAt === identity.startedAt;
}

/** The command line of a process, joined by spaces; empty when unknown. */
export function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  }
  return process.platform === 'win32' ? '' : runPs(pid, 'command=');
}

function startFromProc(pid: number): string | undefined {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  // The name in brackets may contain spaces and brackets, so fields count from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  if (ticks === undefined || state === 'Z' || state === 'X') {
    return undefined;
  }
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}/${ticks}`;
}

function startFromSystem(pid: number): string | undefined {
  if (process.platform === 'win32') {
    return isRunning(pid) ? 'unknown' : undefined;
  }
  return runPs(pid, 'lstart=') || undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function runPs(pid: number, column: string): string {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
