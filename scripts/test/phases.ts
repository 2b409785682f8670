import { cpus } from 'node:os';

interface Phase {
  name: string;
  seconds: number;
  /** Of all processors and of everything that runs on the machine, databases and browsers included. */
  processorSeconds: number;
}

const phases: Phase[] = [];

/** Runs one phase of the tests and remembers what it took. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const busy = busySeconds();
  try {
    return await work();
  } finally {
    const seconds = (performance.now() - started) / 1000;
    phases.push({ name, seconds, processorSeconds: busySeconds() - busy });
  }
}

/** One line per phase and one for all of them, as a table. */
export function phaseLines(ran: readonly Phase[] = phases): string[] {
  const sum = (value: (phase: Phase) => number) => ran.reduce((total, phase) => total + value(phase), 0);
  const total: Phase = {
    name: 'together',
    seconds: sum(({ seconds }) => seconds),
    processorSeconds: sum(({ processorSeconds }) => processorSeconds),
  };
  return [...ran, total].map(
    ({ name, seconds, processorSeconds }) =>
      `${name.padEnd(16)} ${seconds.toFixed(0).padStart(5)} s ${processorSeconds.toFixed(0).padStart(6)} s of processors`,
  );
}

function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}
