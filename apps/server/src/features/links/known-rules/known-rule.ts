/** What a link can point at; `none` is what looks like a name and is a page of the network's own. */
export type LinkKind =
  | 'video'
  | 'post'
  | 'profile'
  | 'channel'
  | 'stream'
  | 'story'
  | 'track'
  | 'playlist'
  | 'page'
  | 'group'
  | 'server'
  | 'short'
  | 'clip'
  | 'album'
  | 'event'
  | 'bot'
  | 'none';

/** A pattern in RE2's language fits path and named parameters whole; see the table `network_link_rule`. */
export interface KnownRule {
  kinds: readonly LinkKind[];
  hosts: readonly string[];
  pattern: string;
  normalForm: string;
  comparedForm?: string;
  parameters?: readonly string[];
}

/** One publication at several addresses: what is sent, and what all of them are compared by. */
type Forms = readonly [normal: string, compared: string];

type Row = readonly [kinds: string, pattern: string, forms: string | Forms, parameters?: string];

/** Rules of the same hosts, in the order they are tried; lists are written with spaces. */
export function at(hosts: string, rows: readonly Row[]): KnownRule[] {
  return rows.map(([kinds, pattern, forms, parameters]) => {
    const [normalForm, comparedForm] = typeof forms === 'string' ? [forms] : forms;
    return {
      kinds: kinds.split(' ') as LinkKind[],
      hosts: hosts.split(' '),
      pattern,
      normalForm,
      ...(comparedForm ? { comparedForm } : {}),
      ...(parameters ? { parameters: parameters.split(' ') } : {}),
    };
  });
}

/** Words at the start of a path that are no names. */
export function notNames(hosts: string, text: string): KnownRule[] {
  const list = text.replaceAll('.', '\\.').replaceAll(' ', '|');
  return at(hosts, [['none', `(?i)/(?:${list})(?:/.*)?`, 'https://']]);
}
