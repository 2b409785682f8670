export const sandboxStyles = (hasDark: boolean) => `:root{color-scheme:${hasDark ? 'light dark' : 'light'}}\
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:flex;flex-direction:column;align-items:center;\
font:16px/1.5 system-ui,sans-serif;background:light-dark(#f1f3f6,#0e1218);color:light-dark(#161b26,#e9edf4)}\
.notice{align-self:stretch;margin:0;padding:10px 16px;text-align:center;font-size:14px;\
background:light-dark(#fff3d6,#3a2c08);color:light-dark(#5c3d00,#ffdf94)}\
main{width:min(440px,calc(100% - 32px));margin:auto;padding:32px 28px;border-radius:16px;text-align:center;\
background:light-dark(#fff,#171d26);box-shadow:0 12px 40px rgb(15 20 35/.12)}\
header{display:flex;align-items:center;justify-content:center;gap:10px;font-size:18px;font-weight:600;overflow-wrap:anywhere}\
header svg{width:28px;height:28px;flex:none}\
h1{font-size:20px;line-height:1.3;margin:24px 0 4px}p{margin:4px 0;color:light-dark(#465063,#b3bdcc)}\
.amount{margin:12px 0 4px;font-size:40px;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums;color:inherit;overflow-wrap:anywhere}\
p.quiet{font-size:14px}#problem{color:light-dark(#b3261e,#ffb4a8)}#problem:empty{display:none}\
.buttons{display:flex;flex-direction:column;gap:10px;margin-top:24px}\
button,a{display:block;min-height:46px;padding:11px 20px;border-radius:10px;border:1px solid transparent;font:inherit;font-weight:500;\
text-decoration:none;text-align:center;cursor:pointer;color:inherit}\
.main{background:var(--brand);color:var(--on-brand)}.plain{background:transparent;border-color:light-dark(#c9d0db,#3a4454)}\
a.quiet{color:light-dark(#465063,#b3bdcc);font-weight:400}\
button:hover:not(:disabled),a:hover{filter:brightness(.96)}button:disabled{opacity:.5;cursor:progress}\
button:focus-visible,a:focus-visible{outline:2px solid var(--brand);outline-offset:3px}`;
