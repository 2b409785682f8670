import type { Plugin } from 'vite';

const runtime = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js"/;

/**
 * React comes as CommonJS, so its module is the body of a function that runs as soon as the file is read. Chromium reads
 * a file beside the page's own work, but bodies of functions only when they run, and then the page waits for 150 kB of
 * it. A `function` in brackets counts as one that runs at once, an arrow does not.
 */
export function eagerWrappers(): Plugin {
  return {
    name: 'eager-wrappers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = withEagerWrappers(output.code);
      },
    },
  };
}

export function withEagerWrappers(code: string): string {
  const [, imported = ''] = runtime.exec(code) ?? [];
  const names = imported.split(',').flatMap((name) => name.split(' as ').at(-1) || []);
  return names.reduce((text, name) => {
    const wrapper = new RegExp(
      `=${name.replaceAll('$', '\\$')}\\(\\((?:\\(([\\w$,]*)\\)|([\\w$]+))=>\\{`,
      'g',
    );
    return text.replace(
      wrapper,
      (_, several?: string, one?: string) => `=${name}((function(${several ?? one}){`,
    );
  }, code);
}
