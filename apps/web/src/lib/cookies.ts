const day = 86_400;

export function setCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * day}; SameSite=Lax${secure}`;
}

/** Reads a Cookie header or `document.cookie`; the last value of a name wins, as in browsers. */
export function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    cookies.set(part.slice(0, at).trim(), decode(part.slice(at + 1).trim()));
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
