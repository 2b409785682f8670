import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/log.ts';

interface GaugeServices {
  db: Database;
  clock: Clock;
}

/** A figure that is read from the database whenever the metrics are. */
export interface GaugeDefinition {
  /** snake_case, unique. */
  name: string;
  help: string;
  read(services: GaugeServices): Promise<number>;
}

export function registerGauges(
  registry: Registry,
  gauges: readonly GaugeDefinition[],
  { log, ...services }: GaugeServices & { log: Logger },
): void {
  for (const { name, help, read } of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Without the database the other figures are still shown, and this one is not a number.
        const value = await read(services).catch((error: unknown) => {
          log.warn({ err: error, gauge: name }, 'a figure could not be read');
          return Number.NaN;
        });
        this.set(value);
      },
    });
  }
}
