import { type NotFoundCard, notFound } from './error-cards.ts';

/** Loads what the address names; an unknown or invalid one (404, 422) shows the card that explains it. */
export async function orNotFound<T>(loading: Promise<T>, card: NotFoundCard): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const status = (error as { status?: number }).status;
    if (status === 404 || status === 422) notFound(card);
    throw error;
  }
}
