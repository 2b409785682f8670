/** All phrases by their keys: `orders.columns.status`. */
export function flatten(phrases: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(phrases)) {
    if (typeof value === 'string') flat.set(prefix + name, value);
    else for (const [key, text] of flatten(value ?? {}, `${prefix}${name}.`)) flat.set(key, text);
  }
  return flat;
}
