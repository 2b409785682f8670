import type { Installation } from '../installation.ts';
import type { Context } from '../platform/context.ts';
import { rootPanel } from './root-panel.ts';
import type { TestDatabase } from './test-database.ts';

/** A context in the root panel of the app under test. */
export async function appContext(
  { installation }: { installation: Installation },
  database: TestDatabase,
): Promise<Context> {
  return {
    ...installation.appServices,
    panel: await rootPanel(database),
    actor: { kind: 'system', name: 'test' },
    locale: 'en',
    requestId: 'test',
    log: installation.log,
  };
}
