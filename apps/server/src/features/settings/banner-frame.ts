import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';
import { listBanners } from './stored-banners.ts';

/**
 * Posts the banner's height and clicks to the page: the class, and the path of a link into the panel.
 * The frame has no origin, so messages name the panel's origin as their only target.
 */
const script = `const tell=(message)=>parent.postMessage({source:'marquee-banner',...message},location.origin);
let known=0;
setInterval(()=>{const height=Math.ceil(document.body.getBoundingClientRect().height);if(height!==known)tell({height:known=height})},100);
document.addEventListener('click',(event)=>{
const link=event.target.closest('a[href^="/"]');
if(link)event.preventDefault();
tell({clicked:event.target.closest('[class]')?.className??'',path:link?link.getAttribute('href'):null});
});`;

/** A separate document without the panel's origin, in which only the script above may run. */
const policy = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self' https: data:",
  'media-src https:',
  'font-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

export async function bannerFrame(ctx: Context, id: number, reply: Reply): Promise<string> {
  const banner = (await listBanners(ctx)).find((one) => one.id === id);
  if (banner?.type !== 'html' || !banner.content) return refuse('not_found');
  reply.header('content-security-policy', policy);
  reply.header('x-frame-options', 'SAMEORIGIN');
  return `<!doctype html><meta charset="utf-8"><base target="_blank"><style>body{margin:0;overflow:hidden;display:flow-root;\
font:16px/1.5 system-ui,sans-serif}</style><body>${banner.content}<script>${script}</script></body>`;
}
