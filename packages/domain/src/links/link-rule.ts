import type { WebLink } from './web-link.ts';

/** One shape of links, as a network's data describes it. */
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
  /** Where a network shows one publication at several addresses: the one that all of them are compared by. */
  comparedForm: string | null;
  /** The groups if the pattern fits the whole text. */
  match(text: string): readonly string[] | undefined;
}

/** The kind of what looks like a name but is a page of the network's own. */
const nothing = 'none';

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

/** The first rule that fits says what the link is, and the one way to write it. */
export function recognizeLink(link: WebLink, rules: readonly LinkRule[]): RecognizedLink | undefined {
  for (const rule of rules) {
    if (!isAtHost(link.host, rule)) continue;
    const groups = rule.match(matchedText(link, rule.parameters));
    if (!groups) continue;
    if (rule.kinds.includes(nothing)) return undefined;
    const normalized = fillIn(rule.normalForm, groups);
    const compared = rule.comparedForm === null ? normalized : fillIn(rule.comparedForm, groups);
    return { kinds: rule.kinds, normalized, compared };
  }
  return undefined;
}

function matchedText({ path, parameters }: WebLink, names: readonly string[]): string {
  const given = names.flatMap((name) => {
    const [value, ...more] = parameters.getAll(name);
    const isPlain = value !== undefined && more.length === 0 && !/[&=#%?\s]/.test(value);
    return isPlain ? `${name}=${value}` : [];
  });
  return given.length > 0 ? `${path}?${given.join('&')}` : path;
}

function fillIn(form: string, groups: readonly string[]): string {
  return form.replace(/\{(\d)(\|lower)?\}/g, (_, number: string, lower: string | undefined) => {
    const group = groups[Number(number) - 1] ?? '';
    return encodeURI(lower ? group.toLowerCase() : group);
  });
}
