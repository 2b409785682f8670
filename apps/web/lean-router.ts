import type { Plugin } from 'vite';

const routerFile = /\/node_modules\/react-router\/dist\/\w+\/lib\/(.+\.js)$/;
const displayName = /^\w+\.displayName = .*;$/gm;
const componentCall = /(?<== )(?=React\$1\.(?:createContext|forwardRef|memo)\()/g;
const advice = /^\t*warning(?:Once)?\(.*\);$/gm;

/** Functions that only run for what no page of ours uses: forms, fetchers, middleware and the like. */
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
 * React Router is written for every way of using it; browsers get what this app runs (docs/developers/first-page.md).
 * Names for developer tools would keep unused components in the bundle, and advice to developers is for development.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: routerFile },
      handler(code, id) {
        const file = routerFile.exec(id)?.[1] ?? '';
        return { code: leanRouterFile(file, code), map: null };
      },
    },
  };
}

export function leanRouterFile(file: string, code: string): string {
  const quiet = code.replace(displayName, '').replace(advice, ';');
  return (unused[file] ?? []).reduce(withoutBody, quiet.replace(componentCall, '/* @__PURE__ */ '));
}

/**
 * Calling such a function throws, and an update of the library that renames it stops the build. The library
 * indents with tabs, so a function ends at the first brace with its own indentation.
 */
function withoutBody(code: string, name: string): string {
  const pattern = new RegExp(`^(\\t*)((?:async )?function ${name}\\(.*\\) \\{)$[^]*?^\\1\\}$`, 'm');
  if (!pattern.test(code))
    throw new Error(`React Router has no function ${name} any more: see lean-router.ts`);
  return code.replace(pattern, `$1$2 throw new Error('Left out of the bundle: ${name}'); }`);
}
