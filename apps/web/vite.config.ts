import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledPhrases } from './compiled-phrases.ts';

/** Two files that change at different times, instead of a dozen slivers: libraries, and what every page shares. */
const groups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|use-intl|@formatjs|icu-minify)\//,
  },
  {
    name: 'shell',
    test: /\/src\/(shell|lib)\/(?!.*\/on-demand\/)|packages\/(domain|contract|i18n)\/src\/(?!locales)/,
    minShareCount: 2,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [compiledPhrases(), react(), tailwindcss()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    // The panel's colours are light-dark() in the page itself; the stylesheet must speak the same language.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups } } },
  },
  // Built, the server bundle holds all but Node's own: one file to load. In development only our sources are transformed.
  ssr: { noExternal: command === 'build' ? true : [/^@marquee\//, 'use-intl'] },
}));
