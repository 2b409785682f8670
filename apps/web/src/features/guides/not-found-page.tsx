import { notFound } from '../../shell/errors/error-cards.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';

/** The address of the card itself: like any unknown one, it answers 404. */
export const load: PageModule['load'] = async () => notFound();

export function Page() {
  return null;
}
