import type { Page } from '@playwright/test';

/** What is made for a short text: buttons, links that look like them, tabs, heads of columns, chips, entries of menus. */
const controls = [
  'button',
  'summary',
  'th',
  '[role=tab]',
  '[role=button]',
  '[role^=menuitem]',
  '[role=option]',
  'nav a',
  'a[class*=rounded-md]',
  '[class*=rounded-full]',
  '[class*=rounded-sm]',
].join(',');

/** The texts on the page that do not fit: a page that scrolls sideways, and words outside their control or cut off. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const tolerance = 1.5;
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const text of textsIn(control)) {
        const excess = excessOf(text, control);
        if (excess > tolerance)
          found.add(
            `${control.tagName.toLowerCase()} “${text.data.trim()}”: ${Math.round(excess)} px too long`,
          );
      }
    }
    return [...found];

    function textsIn(element: Element): Text[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(({ data }) => data.trim() !== '');
    }

    /** By how much a text leaves its control, or what cuts it off on the way there. */
    function excessOf(text: Text, control: HTMLElement): number {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return 0;
      let excess = 0;
      for (let around = text.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.position === 'absolute' && around.clientWidth <= 1) return 0;
        const cuts = style.overflowX !== 'visible';
        if (cuts && isMeant(around, control)) return 0;
        if (cuts || around === control) {
          const { left, right, top, bottom } = around.getBoundingClientRect();
          excess = Math.max(excess, left - box.left, box.right - right);
          if (around === control) excess = Math.max(excess, top - box.top - 2, box.bottom - bottom - 2);
        }
        if (around === control) return excess;
      }
      return excess;
    }

    /** What scrolls, and what ends with dots while its whole text is told by a title. */
    function isMeant(around: HTMLElement, control: HTMLElement): boolean {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false;
      return around.closest('[title]') !== null || control.querySelector('[title]') !== null;
    }
  }, controls);
}
