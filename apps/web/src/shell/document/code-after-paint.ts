import type { Asset } from './document.ts';

/**
 * Runs in the page, before any of our code: whatever is seen comes first, and only when it is on the screen the
 * code that brings it to life. A tab in the background has nothing to paint, and nobody waits for long.
 */
const loader = `(addresses=>{\
const{nonce}=document.currentScript;\
const add=(name,parts)=>document.head.append(Object.assign(document.createElement(name),parts,{nonce}));\
let started=false;\
const load=()=>{\
if(started)return;started=true;\
for(const href of addresses.preloads)add('link',{rel:'modulepreload',href});\
for(const src of addresses.scripts)add('script',{type:'module',src})};\
if(document.hidden)return load();\
new PerformanceObserver(load).observe({type:'paint',buffered:true});\
setTimeout(load,1000)})`;

export function codeAfterPaint(assets: readonly Asset[], nonce: string): string {
  const addresses = {
    preloads: sourcesOf(assets, 'preload-script'),
    scripts: sourcesOf(assets, 'script'),
  };
  return `<script nonce="${nonce}">${loader}(${JSON.stringify(addresses)})</script>`;
}

function sourcesOf(assets: readonly Asset[], kind: Asset['kind']): string[] {
  return assets.filter((asset) => asset.kind === kind).map(({ source }) => source);
}
