/** The document's nonce, for scripts and styles that we add ourselves. Browsers hide it from HTML, not from code. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
