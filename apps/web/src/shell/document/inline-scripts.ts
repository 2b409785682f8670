import type { Asset } from './document.ts';

/**
 * Runs in the page before any of our code: loads the scripts only after the first paint, so that they do not
 * delay it. A background tab has nothing to paint and loads at once; after a second all load. To begin a request takes
 * a slow phone three milliseconds, and some pages have twenty files: each has a task of its own. The entry and what it
 * imports run one after the other, each in its own task as well.
 */
const loader = `(addresses=>{\
const{nonce}=document.currentScript;\
const add=(name,parts)=>setTimeout(()=>\
document.head.append(Object.assign(document.createElement(name),parts,{nonce})));\
let started=false;\
const load=()=>{\
if(started)return;started=true;\
for(const href of addresses.preloads)add('link',{rel:'modulepreload',href});\
for(const src of addresses.scripts)add('script',{type:'module',src,async:false})};\
if(document.hidden)return load();\
new PerformanceObserver(load).observe({type:'paint',buffered:true});\
setTimeout(load,1000)})`;

export function codeAfterPaint(assets: readonly Asset[], nonce: string): string {
  const addresses = {
    preloads: assetSources(assets, 'preload-script'),
    scripts: assetSources(assets, 'script'),
  };
  return `<script nonce="${nonce}">${loader}(${JSON.stringify(addresses)})</script>`;
}

function assetSources(assets: readonly Asset[], kind: Asset['kind']): string[] {
  return assets.filter((asset) => asset.kind === kind).map(({ source }) => source);
}

/**
 * Runs in the page before any of our code: clicks on buttons and input in fields before hydration are kept and
 * replayed once React has taken over, clicks for at most ten seconds and input for a minute, in the order they came
 * in. The first event makes React finish hydration, which resets fields: they are filled on the event's way, between
 * capture and bubbling. A field that React does not watch yet has not heard of its letters. What was typed while the
 * page was still arriving, or filled in by the browser, is found in the fields themselves; not in sliders and
 * colours, which browsers write in their own way.
 * Links work without code, and elements that did not come with the page are left alone.
 */
const listener = `(()=>{\
const root=document.getElementById('root'),waiting=new Set(),filled=new Map();\
const parts=root.querySelectorAll('button,input,select,textarea'),served=new WeakSet(parts);\
const isAlive=part=>Object.keys(part).some(key=>key.startsWith('__reactProps'));\
const again=(part,seconds,act)=>{\
if(waiting.has(part))return;waiting.add(part);\
const until=Date.now()+seconds*1000;\
const look=()=>{\
if(isAlive(part)&&act()||!part.isConnected||Date.now()>until)waiting.delete(part);\
else requestAnimationFrame(look)};\
requestAnimationFrame(look)};\
const isTicked=part=>part.matches('[type=checkbox],[type=radio]');\
const keep=part=>{\
const kind=part.matches('select')?'change':isTicked(part)?'click':'input';\
const{value,checked}=part;filled.set(part,kind=='click'?{checked}:{value});\
again(part,60,()=>{\
const kept=filled.get(part),unheard=kept.value+' ';\
part.addEventListener(kind,()=>{\
Object.assign(part,kept);filled.set(part,kept);\
part._valueTracker?.setValue(unheard)},{once:true});\
part.dispatchEvent(new Event(kind,{bubbles:true}));\
const tracker=part._valueTracker;\
return kind=='change'||tracker&&tracker.getValue()!=unheard})};\
root.addEventListener('click',event=>{\
const part=event.target.closest('button');\
if(!served.has(part)||part.popoverTargetElement||isAlive(part)&&!(event.isTrusted&&waiting.size))return;\
event.preventDefault();event.stopImmediatePropagation();\
again(part,10,()=>{\
const[first]=waiting;\
return first==part&&(part.click(),true)})},true);\
root.addEventListener('input',({target})=>{\
if(served.has(target)&&(!isAlive(target)||waiting.has(target)))keep(target)},true);\
for(const part of parts)\
if(isTicked(part)?part.checked!=part.defaultChecked&&(part.checked||part.type=='checkbox')\
:part.matches('input:not([type=range],[type=color]),textarea')&&part.value!=part.defaultValue)\
keep(part)})()`;

export function replayEarlyInput(nonce: string): string {
  return `<script nonce="${nonce}">${listener}</script>`;
}
