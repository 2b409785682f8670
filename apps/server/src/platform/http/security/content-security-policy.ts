/** Hosts of outside services by directive. Scripts need none, because our own scripts load them. */
export interface OutsideHosts {
  connect: readonly string[];
  frame: readonly string[];
  /** Not empty when an outside service writes inline styles into the page. */
  style: readonly string[];
  font: readonly string[];
  media: readonly string[];
}

const noHosts: OutsideHosts = { connect: [], frame: [], style: [], font: [], media: [] };

export function contentSecurityPolicy(
  nonce: string,
  development: boolean,
  outside: OutsideHosts = noHosts,
): string {
  const own = (directive: string, hosts: readonly string[]) => [directive, "'self'", ...hosts].join(' ');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ...styleDirectives(nonce, development, outside.style),
    "img-src 'self' data: https:",
    own('font-src', outside.font),
    own('connect-src', [...(development ? ['ws:'] : []), ...outside.connect]),
    own('frame-src', outside.frame),
    own('media-src', outside.media),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /csp-report',
  ].join('; ');
}

/** Our components write no style attributes into HTML; scripts set styles through the CSSOM. */
function styleDirectives(nonce: string, development: boolean, hosts: readonly string[]): string[] {
  if (development || hosts.length > 0) {
    return [["style-src-elem 'self' 'unsafe-inline'", ...hosts].join(' '), "style-src-attr 'unsafe-inline'"];
  }
  return [`style-src-elem 'self' 'nonce-${nonce}'`, "style-src-attr 'none'"];
}
