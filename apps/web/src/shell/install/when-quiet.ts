/** Once the visitor has not pressed, typed or scrolled for so long. The answer calls it off. */
export function whenQuiet(act: () => void, milliseconds: number): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      listening.abort();
      act();
    }, milliseconds);
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(sign, wait, { capture: true, passive: true, signal: listening.signal });
  wait();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
