import type { Plugin } from 'vite';

const routerFile = /\/node_modules\/react-router\/dist\/.*\.js$/;
const displayName = /^\w+\.displayName = .*;$/gm;
const componentCall = /(?<== )(?=React\$1\.(?:createContext|forwardRef|memo)\()/g;

/**
 * React Router names its components for React's developer tools, and those statements keep links, forms and
 * prefetching in the bundle although nothing uses them. Without the names they are dropped like other unused code.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: routerFile },
      handler: (code) => ({
        code: code.replace(displayName, '').replace(componentCall, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
