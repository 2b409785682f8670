import { pageNonce } from '../../lib/page-state.ts';

/** Adds a third-party script once, with the nonce that the content security policy asks for. */
export function loadScript(source: string): void {
  if (document.querySelector(`script[src="${CSS.escape(source)}"]`)) return;
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  script.nonce = pageNonce();
  document.head.append(script);
}
