import type { Area } from '@marquee/i18n/phrases.ts';
import { CancelledError } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { type AppServices, appServices } from '../lib/app-services.ts';
import type { PageHandle, PageModule } from '../shell/routing/page-module.ts';

interface LazyRoute {
  /** From the router's root. */
  path: string;
  handle: PageHandle;
  importPage: (() => Promise<PageModule>) | undefined;
  phrases: readonly Area[];
  admit(services: AppServices, url: URL): Promise<void>;
}

/** A route whose guard, code, data and phrases load together. */
export function lazyRoute({ path, handle, importPage, phrases, admit }: LazyRoute): RouteObject {
  if (!importPage) throw new Error(`No page at ${handle.file}`);
  const lazy = async () => {
    const module = await importPage();
    return {
      Component: module.Page,
      loader: async (args: LoaderFunctionArgs) => {
        const services = args.context.get(appServices);
        await admit(services, new URL(args.request.url));
        await Promise.all([services.phrases.ensure(phrases), loadData(module, services, args)]);
        return module.head?.(services, args) ?? null;
      },
    };
  };
  return path === '/' ? { index: true, handle, lazy } : { path: path.slice(1), handle, lazy };
}

/** A page that turns to other data while these load cancels them; the way to them is still open, so they are asked for again. */
async function loadData(module: PageModule, services: AppServices, args: LoaderFunctionArgs): Promise<void> {
  try {
    await module.load?.(services, args);
  } catch (error) {
    if (!(error instanceof CancelledError) || args.request.signal.aborted) throw error;
    await loadData(module, services, args);
  }
}
