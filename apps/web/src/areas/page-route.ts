import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { appServices } from '../lib/app-services.ts';
import { admit } from '../shell/routing/admit.ts';
import type { PageDefinition } from '../shell/routing/page-definition.ts';
import type { PageHandle, PageModule } from '../shell/routing/page-module.ts';

const modules = {
  ...import.meta.glob<PageModule>(['./{features,areas}/**/*-page.tsx', '!./areas/dev/**'], { base: '../' }),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('./areas/dev/*-page.tsx', { base: '../' }) : {}),
};

/** A route whose guard, code, data and phrases load together. */
export function pageRoute(definition: PageDefinition): RouteObject {
  const { path, file, phrases = [], isSecret = false } = definition;
  const importPage = modules[`./${file}`];
  if (!importPage) throw new Error(`No page at ${file}`);
  const handle: PageHandle = { file: `src/${file}`, path, isSecret };
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
