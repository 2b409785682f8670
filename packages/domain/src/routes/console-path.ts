/** Where operators work. */
export const consoleRoot = '/admin';

/** Whether a path, without its language, belongs to the console. It has code and rules of its own. */
export function isConsolePath(path: string): boolean {
  const [bare = ''] = path.split(/[?#]/);
  return bare === consoleRoot || bare.startsWith(`${consoleRoot}/`);
}
