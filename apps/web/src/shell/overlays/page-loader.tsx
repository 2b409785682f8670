import { lazy } from 'react';
import { openOverlay } from './overlay-store.ts';

const PageLoaderOverlay = lazy(async () => ({
  default: (await import('./page-loader-overlay.tsx')).PageLoaderOverlay,
}));

/** Covers the page while something runs that must not be interrupted, such as leaving for a payment page. */
export async function withPageLoader<Result>(work: Promise<Result>): Promise<Result> {
  const close = openOverlay(({ open }) => <PageLoaderOverlay open={open} />, { outlivesPage: true });
  try {
    return await work;
  } finally {
    close();
  }
}
