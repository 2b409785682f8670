import type { Area } from '@marquee/i18n/phrases.ts';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { type AppServices, appServices } from './app-services.ts';

/** What a `*-page.tsx` file exports. */
export interface PageModule {
  Page: ComponentType;
  /** Fills the query cache; the page then reads it with the same keys. */
  load?: (services: AppServices, args: LoaderFunctionArgs) => Promise<void>;
}

export interface PageHandle {
  /** The page's source file: the key of its chunk in the build's manifest. */
  file: string;
}

const modules = {
  ...import.meta.glob<PageModule>(['../{features,areas}/**/*-page.tsx', '!../areas/dev/**']),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('../areas/dev/*-page.tsx') : {}),
};

interface PageOptions {
  path?: string;
  index?: true;
  /** Relative to `src`, e.g. `features/catalogue/home-page.tsx`. */
  file: string;
  phrases?: readonly Area[];
}

/** A route whose code, data and phrases load together. */
export function page({ path, index, file, phrases = [] }: PageOptions): RouteObject {
  const importPage = modules[`../${file}`];
  if (!importPage) throw new Error(`No page at ${file}`);
  const handle: PageHandle = { file: `src/${file}` };
  const lazy = async () => {
    const module = await importPage();
    return {
      Component: module.Page,
      loader: async (args: LoaderFunctionArgs) => {
        const services = args.context.get(appServices);
        await Promise.all([services.phrases.ensure(phrases), module.load?.(services, args)]);
        return null;
      },
    };
  };
  return index ? { index, handle, lazy } : { path, handle, lazy };
}
