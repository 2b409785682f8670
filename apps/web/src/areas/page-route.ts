import type { RouteObject } from 'react-router';
import { admit } from '../shell/routing/admit.ts';
import type { PageDefinition } from '../shell/routing/page-definition.ts';
import type { PageModule } from '../shell/routing/page-module.ts';
import { lazyRoute } from './lazy-route.ts';

const modules = {
  ...import.meta.glob<PageModule>(['./{features,areas}/**/*-page.tsx', '!./**/{console,dev}/**'], {
    base: '../',
  }),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('./areas/dev/*-page.tsx', { base: '../' }) : {}),
};

/** A page of the shop as the router wants it. */
export function pageRoute(definition: PageDefinition): RouteObject {
  const { path, file, phrases = [], isSecret = false } = definition;
  return lazyRoute({
    path,
    handle: { file: `src/${file}`, path, isSecret },
    importPage: modules[`./${file}`],
    phrases,
    admit: (services, url) => admit(services, definition, url),
  });
}
