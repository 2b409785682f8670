/** What a link can point at; `none` is one of the network's own pages that looks like a profile name. */
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

/** An RE2 pattern that must match the whole path and the named parameters; see the table `network_link_rule`. */
export interface KnownRule {
  kinds: readonly LinkKind[];
  hosts: readonly string[];
  pattern: string;
  normalForm: string;
  comparedForm?: string;
  parameters?: readonly string[];
}

/** For a publication with several addresses: the link that is sent, and the form by which all are compared. */
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

/** First path segments that are not names. */
export function notNames(hosts: string, text: string): KnownRule[] {
  const list = text.replaceAll('.', '\\.').replaceAll(' ', '|');
  return at(hosts, [['none', `(?i)/(?:${list})(?:/.*)?`, 'https://']]);
}
