import type { WebLink } from './web-link.ts';

/** One form of links, as a network's data describes it. */
export interface LinkRule {
  networkId: bigint;
  /** What such a link can point at: post, video, channel … */
  kinds: readonly string[];
  /** `*.example.com` means the host and everything below it. */
  hosts: readonly string[];
  /** Query parameters that belong to the link, in this order; all others are dropped. */
  parameters: readonly string[];
  /** `https://example.com/{1|lower}`: numbers are groups of the pattern. */
  normalForm: string;
  /** For a network that shows one publication at several addresses: the form used for comparing them. */
  comparedForm: string | null;
  /** Where the network shows the publication inside other pages. */
  embedForm: string | null;
  /** The groups if the pattern fits the whole text. */
  match(text: string): readonly string[] | undefined;
}

/** The kind for a network's own pages, whose addresses look like a profile's. */
const noKind = 'none';

interface RecognizedLink {
  kinds: readonly string[];
  normalized: string;
  /** The same for all addresses of one publication. */
  compared: string;
}

export function isAtHost(host: string, { hosts }: Pick<LinkRule, 'hosts'>): boolean {
  return hosts.some((known) =>
    known.startsWith('*.') ? host === known.slice(2) || host.endsWith(known.slice(1)) : host === known,
  );
}

/** The first matching rule decides the link's kinds and its normalized form. */
export function recognizeLink(link: WebLink, rules: readonly LinkRule[]): RecognizedLink | undefined {
  const found = matchingRule(link, rules);
  if (!found) return undefined;
  const { rule, groups } = found;
  const normalized = fillIn(rule.normalForm, groups);
  const compared = rule.comparedForm === null ? normalized : fillIn(rule.comparedForm, groups);
  return { kinds: rule.kinds, normalized, compared };
}

/** What the link tells about the publication: its name or number, and where it can be embedded. */
export function publicationAt(
  link: WebLink,
  rules: readonly LinkRule[],
): { name: string; embedUrl: string | null } | undefined {
  const found = matchingRule(link, rules);
  if (!found) return undefined;
  const { rule, groups } = found;
  return {
    name: groups.at(-1) ?? '',
    embedUrl: rule.embedForm === null ? null : fillIn(rule.embedForm, groups),
  };
}

function matchingRule(link: WebLink, rules: readonly LinkRule[]) {
  for (const rule of rules) {
    if (!isAtHost(link.host, rule)) continue;
    const groups = rule.match(matchedText(link, rule.parameters));
    if (groups) return rule.kinds.includes(noKind) ? undefined : { rule, groups };
  }
  return undefined;
}

function matchedText({ path, parameters }: WebLink, names: readonly string[]): string {
  const present = names.flatMap((name) => {
    const [value, ...more] = parameters.getAll(name);
    const isPlain = value !== undefined && more.length === 0 && !/[&=#%?\s]/.test(value);
    return isPlain ? `${name}=${value}` : [];
  });
  return present.length > 0 ? `${path}?${present.join('&')}` : path;
}

function fillIn(form: string, groups: readonly string[]): string {
  return form.replace(/\{(\d)(\|lower)?\}/g, (_, number: string, lower: string | undefined) => {
    const group = groups[Number(number) - 1] ?? '';
    return encodeURI(lower ? group.toLowerCase() : group);
  });
}
