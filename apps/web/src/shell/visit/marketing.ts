import { readCookies, setCookie } from '../../lib/cookies.ts';

const cookie = 'marketing';
const days = 14;
const longest = 200;

const parameters = {
  marketing_source: 'utm_source',
  marketing_medium: 'utm_medium',
  marketing_campaign: 'utm_campaign',
  vs_cid: 'vs_cid',
  vs_subid: 'vs_subid',
} as const;

type Name = keyof typeof parameters;

/** Which campaign brought the visitor here. */
type MarketingSource = Partial<Record<Name, string>>;

/** The campaign that an address names; empty for most addresses. */
export function sourceInAddress(query: URLSearchParams): MarketingSource {
  return pickTexts((name) => query.get(parameters[name]));
}

/** The campaign of the last landing page that named one, up to two weeks ago. */
export function keptSource(cookieHeader: string): MarketingSource {
  try {
    const kept: Record<string, unknown> = Object(JSON.parse(readCookies(cookieHeader).get(cookie) ?? '{}'));
    return pickTexts((name) => kept[name]);
  } catch {
    return {};
  }
}

/** Keeps the campaign for whenever the visitor registers. True if it is another one than before. */
export function rememberSource(query: URLSearchParams): boolean {
  const source = sourceInAddress(query);
  if (Object.keys(source).length === 0) return false;
  const text = JSON.stringify(source);
  const isNew = text !== JSON.stringify(keptSource(document.cookie));
  setCookie(cookie, text, days);
  return isNew;
}

function pickTexts(read: (name: Name) => unknown): MarketingSource {
  const source: MarketingSource = {};
  for (const name of Object.keys(parameters) as Name[]) {
    const value = read(name);
    if (typeof value === 'string' && value) source[name] = value.slice(0, longest);
  }
  return source;
}
