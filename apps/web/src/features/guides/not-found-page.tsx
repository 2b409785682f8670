import { notFound } from '../../shell/errors/error-cards.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';

/** The not-found page has an address of its own, which answers 404 like any unknown one. */
export const load: PageModule['load'] = async () => notFound();

export function Page() {
  return null;
}
