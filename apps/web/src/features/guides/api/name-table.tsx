import { Definitions } from '../definitions.tsx';

/** Names as the API spells them, each with its meaning. */
export function NameTable<Key extends string>({
  names,
  meaning,
}: {
  names: Readonly<Record<Key, string>>;
  meaning: (key: Key) => string;
}) {
  const keys = Object.keys(names) as Key[];
  return (
    <Definitions
      items={keys.map((key) => ({
        term: <code className="font-mono">{names[key]}</code>,
        text: meaning(key),
      }))}
    />
  );
}
