import type { Plugin } from 'vite';

const routerFile = /\/node_modules\/react-router\/dist\/\w+\/lib\/(.+\.js)$/;
const displayName = /^\w+\.displayName = .*;$/gm;
const componentCall = /(?<== )(?=React\$1\.(?:createContext|forwardRef|memo)\()/g;

/** Parts of the router that only run for features no page of ours uses: forms, fetchers, middleware and the like. */
const unused: Readonly<Record<string, readonly string[]>> = {
  'router/router.js': [
    'handleAction',
    'fetch',
    'handleFetcherAction',
    'handleFetcherLoader',
    'cancelDiscoveryNavigation',
    'discoverRoutes',
    'patchRoutes',
    'enableScrollRestoration',
    'runClientMiddlewarePipeline',
  ],
  'router/instrumentation.js': ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  'hooks.js': ['RSCErrorHandler', 'useNavigateUnstable'],
};

/**
 * React Router is written for every way of using it; the browser gets what this app runs. Names given to components for
 * developer tools go, because they keep unused components in the bundle. Unused parts become one throw each, so that
 * whoever starts to use one learns it at once; a part that an update renames stops the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: routerFile },
      handler(code, id) {
        const file = routerFile.exec(id)?.[1] ?? '';
        const named = code.replace(displayName, '').replace(componentCall, '/* @__PURE__ */ ');
        return { code: (unused[file] ?? []).reduce(withoutBody, named), map: null };
      },
    },
  };
}

/** The library's files are indented with tabs: a function ends at the first brace that stands where it began. */
function withoutBody(code: string, name: string): string {
  const found = new RegExp(`^(\\t*)((?:async )?function ${name}\\(.*\\) \\{)$[^]*?^\\1\\}$`, 'm');
  if (!found.test(code)) throw new Error(`React Router has no function ${name} any more: see lean-router.ts`);
  return code.replace(found, `$1$2 throw new Error('Left out of the bundle: ${name}'); }`);
}
