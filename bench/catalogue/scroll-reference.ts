import type { Page } from '@playwright/test';

/**
 * The best this browser can do: ten thousand plain rows of a fixed height without a framework. The few
 * elements that fit the screen are reused.
 */
export async function openPlainRows(page: Page, count: number): Promise<void> {
  await page.setContent(`<!doctype html><style>
    body { margin: 0; font: 14px sans-serif }
    main { position: relative; contain: strict; height: ${count * 72}px }
    p { position: absolute; inset: 0 0 auto; height: 71px; margin: 0; border-bottom: 1px solid #ddd; contain: strict }
  </style><main></main>`);
  await page.evaluate((total) => {
    const main = document.querySelector('main');
    const lines = Array.from({ length: 30 }, () => document.createElement('p'));
    main?.append(...lines);
    const draw = () => {
      const first = Math.max(0, Math.floor(scrollY / 72) - 8);
      for (let row = first; row < Math.min(first + lines.length, total); row += 1) {
        const line = lines[row % lines.length];
        if (!line || line.dataset.row === String(row)) continue;
        line.dataset.row = String(row);
        line.style.transform = `translateY(${row * 72}px)`;
        line.textContent = `Followers · High quality · Germany · 30-day refill · ${row} · $${(row * 7919) % 5000} · 10 – 100 000`;
      }
    };
    addEventListener('scroll', draw);
    draw();
  }, count);
}
