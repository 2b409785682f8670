/** A page says hello; if it is one that may show the form, it is told the form's height from then on. */
export function reportHeight(origins: readonly string[]): void {
  if (window.parent === window) return;
  let host: string | undefined;
  let known = 0;
  const report = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (host === undefined || height === known) return;
    known = height;
    window.parent.postMessage({ source: 'marquee-widget', type: 'height', height }, host);
  };
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !origins.includes(origin) || !isHello(data)) return;
    host = origin;
    known = 0;
    report();
  });
  new ResizeObserver(report).observe(document.documentElement);
}

function isHello(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return 'source' in data && data.source === 'marquee-host' && 'type' in data && data.type === 'hello';
}
