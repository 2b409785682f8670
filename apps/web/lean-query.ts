import type { Plugin } from 'vite';
import { withoutBody } from './left-out.ts';

const cacheFile = /\/node_modules\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/;

/** Our pages call the typed client to change something (`useAction`), so the library's own mutations are never made. */
export function leanQuery(): Plugin {
  return {
    name: 'lean-query',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: cacheFile },
      handler: (code) => ({ code: withoutBody(code, 'build'), map: null }),
    },
  };
}
