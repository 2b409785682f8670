/** No inline style attributes are allowed in the frame, so everything is here. */
export const frameStyle = `*{box-sizing:border-box}body{margin:0;font:15px/1.5 system-ui,sans-serif;\
background:light-dark(#fff,#151a22);color:light-dark(#161b26,#e9edf4)}\
main{display:flow-root;padding:16px}h1{font-size:20px;line-height:1.3;margin:0 0 12px;overflow-wrap:anywhere}\
h1:focus{outline:0}form{display:flex;flex-direction:column;gap:12px}\
.field{display:flex;flex-direction:column;gap:4px;min-width:0;border:0;padding:0;margin:0}\
label,legend{font-weight:500;padding:0}\
input,select{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;\
background:light-dark(#fff,#0e1218);border:1px solid light-dark(#78829a,#7b879b);border-radius:8px}\
input:focus-visible,select:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid light-dark(#1d4ed8,#93b4ff);outline-offset:2px}\
[aria-invalid=true]{border-color:light-dark(#b42318,#ff9b90)}\
[dir=rtl] :is([type=url],[type=email]){direction:ltr;text-align:end}\
.hint{margin:0;font-size:13px;color:light-dark(#465063,#b3bdcc)}\
.error{margin:0;font-size:13px;color:light-dark(#b42318,#ff9b90)}\
dl{display:grid;grid-template-columns:1fr auto;gap:4px 12px;margin:0}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}\
.total{font-weight:600;font-size:17px}\
button,.button{display:block;width:100%;min-height:44px;padding:10px 16px;border:0;border-radius:8px;font:inherit;font-weight:600;\
text-align:center;text-decoration:none;cursor:pointer;background:var(--brand);color:var(--on-brand)}\
button[disabled]{opacity:.6;cursor:default}\
button.plain,.plain{background:transparent;color:inherit;border:1px solid light-dark(#78829a,#7b879b)}\
a{color:inherit}.stack{display:flex;flex-direction:column;gap:12px}.state{font-weight:600;margin:0}\
[hidden]{display:none!important}@media(prefers-reduced-motion:no-preference){button{transition:opacity .15s}}`;
