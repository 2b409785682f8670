import type { Plugin } from 'vite';
import { withoutBody } from './left-out.ts';

const routerFile = /\/node_modules\/react-router\/dist\/\w+\/lib\/(.+\.js)$/;
const displayName = /^\w+\.displayName = .*;$/gm;
const componentCall = /(?<== )(?=React\$1\.(?:createContext|forwardRef|memo)\()/g;
const advice = /^\t*warning(?:Once)?\(.*\);$/gm;

/** Functions that only run for what no page of ours uses: forms, fetchers, middleware and the like. */
const unused: Readonly<Record<string, readonly string[]>> = {
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
