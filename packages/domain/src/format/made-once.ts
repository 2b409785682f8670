/** Makes a thing when it is first asked for, then keeps it: the formats of `Intl` cost far more to make than to use. */
export function madeOnce<Key, Thing>(make: (key: Key) => Thing): (key: Key) => Thing {
  const made = new Map<Key, Thing>();
  return (key) => {
    const thing = made.get(key) ?? make(key);
    made.set(key, thing);
    return thing;
  };
}
