type Tree = Record<string, unknown>;

export function isGroup(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path such as `colors.light.primary`. */
export function valueAt(tree: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (isGroup(part) && Object.hasOwn(part, name) ? part[name] : undefined),
      tree,
    );
}

/** The tree without the value at the path; groups that become empty go with it. */
export function withoutPath(tree: Tree, [name, ...rest]: readonly string[]): Tree {
  if (name === undefined || !Object.hasOwn(tree, name)) return tree;
  const { [name]: value, ...others } = tree;
  if (rest.length === 0 || !isGroup(value)) return others;
  const inner = withoutPath(value, rest);
  return Object.keys(inner).length === 0 ? others : { ...others, [name]: inner };
}
