import { pageNonce } from '../../lib/page-state.ts';

/** Adds a script of another host once; the page's policy lets ours, and only ours, do so. */
export function loadScript(source: string): void {
  if (document.querySelector(`script[src="${CSS.escape(source)}"]`)) return;
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  script.nonce = pageNonce();
  document.head.append(script);
}
