/** Path parameters whose text is public; of the others only numbers are shown. */
const publicParameters = new Set(['slug', 'idOrSlug', 'kind', 'provider', 'name']);

/** A slug. */
const slugText = /^[a-z0-9]{1,15}(-[a-z0-9]{1,15}){0,12}$/;

/** Query parameters that choose what is shown. Everything else may be a code, a link or a search for a person. */
const publicQuery = new Set([
  ...'page per_page start length draw order_by order_on order[0][column] order[0][dir] locale sort'.split(
    ' ',
  ),
  ...'place position status type wallet kinds topic groupBy network network_id service_type'.split(' '),
  ...'service_id before quantity rating features countries start_date end_date startDate endDate'.split(' '),
  ...'from until action'.split(' '),
]);
/** Numbers, dates and words in small letters; a code has letters of all kinds. */
const plainValue = /^(?:[\d,.-]{1,40}|[a-z_,-]{1,60}|[A-Z]{2}(?:,[A-Z]{2}){0,20})$/;

/** The address of a request for the log: no token, code or link of a person, wherever it stands. */
export function loggedAddress(request: {
  url: string;
  /** The route's pattern, `/orders/:orderId`; pages match `/*`. */
  pattern?: string | undefined;
  params?: unknown;
}): string {
  const [path = '', query] = request.url.split(/\?(.*)/s);
  const { pattern } = request;
  const shown = pattern && !pattern.includes('*') ? filled(pattern, request.params) : withoutSecrets(path);
  return query ? `${shown}?${loggedQuery(query)}` : shown;
}

function filled(pattern: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return pattern.replace(/:(\w+)/g, (placeholder, name: string) => {
    const value = String(values.get(name));
    return /^\d{1,19}$/.test(value) || (publicParameters.has(name) && slugText.test(value))
      ? value
      : placeholder;
  });
}

/** Of a path that is no route: long parts are shown only if they read like words. */
function withoutSecrets(path: string): string {
  return path
    .split('/')
    .map((part) => (part.length < 16 || /^[a-z]{1,15}(-[a-z]{1,15})+$/.test(part) ? part : ':hidden'))
    .join('/')
    .slice(0, 200);
}

function loggedQuery(query: string): string {
  const shown = query.split('&').filter((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return publicQuery.has(name) && plainValue.test(value);
  });
  const isWhole = shown.length === query.split('&').length;
  return [...shown.slice(0, 10), ...(isWhole ? [] : ['…'])].join('&');
}
