import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { compiledPhrases } from './compiled-phrases.ts';
import { serverOutput } from './server-output.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [compiledPhrases(), react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'es2023',
    // The panel's colours are light-dark() in the page, so the stylesheet must not be compiled to something else.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The server preloads what a page needs; Vite's own list of every chunk would be part of the first file.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: isSsrBuild
      ? { output: serverOutput }
      : {
          input: {
            'entry-client': 'src/entry-client.tsx',
            'entry-console': 'src/entry-console.tsx',
            'entry-widget': 'src/entry-widget.ts',
          },
          output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
        },
  },
  // The built server bundle includes everything but Node's modules. In development only our sources are transformed.
  ssr: { noExternal: command === 'build' ? true : [/^@marquee\//] },
}));
