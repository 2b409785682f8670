import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { type AppServices, appServices } from '../../lib/app-services.ts';
import type { PageFacts } from '../document/page-head.ts';
import { admit } from './admit.ts';
import type { PageDefinition } from './pages.ts';

/** What a `*-page.tsx` file exports. */
export interface PageModule {
  Page: ComponentType;
  /** Fills the query cache; the page then reads it with the same keys. */
  load?: (services: AppServices, args: LoaderFunctionArgs) => Promise<void>;
  /** Title and the like, asked once the data and the phrases are there. */
  head?: (services: AppServices, args: LoaderFunctionArgs) => PageFacts;
}

export interface PageHandle {
  /** The page's source file: the key of its chunk in the build's manifest. */
  file: string;
  /** As the table of pages writes it. */
  path: string;
}

const modules = {
  ...import.meta.glob<PageModule>(['../../{features,areas}/**/*-page.tsx', '!../../areas/dev/**']),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('../../areas/dev/*-page.tsx') : {}),
};

/** A route whose guard, code, data and phrases load together. */
export function pageRoute(definition: PageDefinition): RouteObject {
  const { path, file, phrases = [] } = definition;
  const importPage = modules[`../../${file}`];
  if (!importPage) throw new Error(`No page at ${file}`);
  const handle: PageHandle = { file: `src/${file}`, path };
  const lazy = async () => {
    const module = await importPage();
    return {
      Component: module.Page,
      loader: async (args: LoaderFunctionArgs) => {
        const services = args.context.get(appServices);
        await admit(services, definition, new URL(args.request.url));
        await Promise.all([services.phrases.ensure(phrases), module.load?.(services, args)]);
        return module.head?.(services, args) ?? null;
      },
    };
  };
  return path === '/' ? { index: true, handle, lazy } : { path: path.slice(1), handle, lazy };
}
