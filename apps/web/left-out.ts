/**
 * A library's function or method whose body no page of ours runs. Calling it throws, and an update of the library that renames
 * it stops the build. Bundled libraries keep their indentation, so a function ends at the first brace with its own.
 */
export function withoutBody(code: string, name: string): string {
  return replaceBody(code, name, ` throw new Error('Left out of the bundle: ${name}'); `);
}

/** A library's function that looks for something no page of ours has: it would find nothing, so it does nothing. */
export function withEmptyBody(code: string, name: string): string {
  return replaceBody(code, name, '');
}

function replaceBody(code: string, name: string, body: string): string {
  const start = `((?:async )?(?:function )?${name}\\([^()]*\\) \\{)`;
  const pattern = new RegExp(`^([\\t ]*)${start}$[^]*?^\\1\\}$`, 'm');
  if (!pattern.test(code)) throw new Error(`The library has no function ${name} any more: see left-out.ts`);
  return code.replace(pattern, `$1$2${body}}`);
}
