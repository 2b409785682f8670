/**
 * Runs in the page, before any of our code: a button pressed and a field filled in before React has taken them over
 * are not lost. They are done again the moment it has, for at most ten seconds. Links need no code and go their way,
 * and so does what did not come with the page.
 */
const listener = `(()=>{\
const root=document.getElementById('root'),waiting=new Set(),filled=new Map();\
const served=new WeakSet(root.querySelectorAll('button,input,select,textarea'));\
const isAlive=part=>Object.keys(part).some(key=>key.startsWith('__reactProps'));\
const again=(part,act)=>{\
if(waiting.has(part))return;waiting.add(part);\
const until=Date.now()+10000;\
const look=()=>{\
if(isAlive(part)){waiting.delete(part);act()}\
else if(part.isConnected&&Date.now()<until)requestAnimationFrame(look);\
else waiting.delete(part)};\
requestAnimationFrame(look)};\
root.addEventListener('click',event=>{\
const part=event.target.closest('button');\
if(!served.has(part)||part.popoverTargetElement||isAlive(part))return;\
event.preventDefault();event.stopImmediatePropagation();\
again(part,()=>part.click())},true);\
root.addEventListener('input',event=>{\
const part=event.target;\
const kind=part.matches('select')?'change':part.matches('[type=checkbox],[type=radio]')?'click':'input';\
if(!served.has(part)||isAlive(part))return;\
const{value,checked}=part;filled.set(part,kind=='click'?{checked}:{value});\
again(part,()=>{\
Object.assign(part,filled.get(part));filled.delete(part);\
part._valueTracker?.setValue('');\
part.dispatchEvent(new Event(kind,{bubbles:true}))})},true)})()`;

export function replayEarlyInput(nonce: string): string {
  return `<script nonce="${nonce}">${listener}</script>`;
}
