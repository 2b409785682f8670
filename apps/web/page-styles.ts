import type { Plugin } from 'vite';

const page = /\/src\/(features|areas)\/.*-page\.tsx$/;
const firstPage = /\/features\/catalogue\/home-page\.tsx$/;

/** Every page but the first one carries the sheet with all utilities; what opens over a page may import it too. */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!page.test(id) || firstPage.test(id)) return;
      return { code: `import '/src/styles/pages.css';\n${code}`, map: null };
    },
  };
}
