// Runs on the partner's site: puts the order form of the widget behind this script, in a frame of the panel.
(() => {
  const script = document.currentScript;
  const token = script?.dataset.widget ?? '';
  if (!/^\w{16,120}$/.test(token)) return;
  const { origin } = new URL(script.src);
  const { language, title } = script.dataset;
  const frame = document.createElement('iframe');
  frame.src = `${origin}/widget/${token}${language ? `?locale=${encodeURIComponent(language)}` : ''}`;
  frame.title = title ?? 'Order form';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    maxWidth: '560px',
    height: '520px',
    border: '0',
    colorScheme: 'normal',
  });
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow) return;
    if (data?.source !== 'marquee-widget' || data.type !== 'height') return;
    const { height } = data;
    if (Number.isInteger(height) && height > 0 && height <= 4000) frame.style.height = `${height}px`;
  });
  // The frame answers only to a page that it knows: it learns whom to tell its height.
  frame.addEventListener('load', () => {
    frame.contentWindow?.postMessage({ source: 'marquee-host', type: 'hello' }, origin);
  });
  script.after(frame);
})();
