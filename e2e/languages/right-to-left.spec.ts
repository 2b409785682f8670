import { expect, test } from '../testing/panel-test.ts';
import { walkIn } from './sample-walk.ts';

const width = 1440;

test.use({ viewport: { width, height: 900 } });

// `texts-fit.spec.ts` walks through the same pages on a phone.
test('a language read from the right, on a wide screen: texts fit, and sidebars stand on the right', async ({
  page,
}) => {
  test.slow();
  const found = await walkIn('ar', page, {
    shop: async () => expect(await sideOf('.sidebar')).toBe('right'),
    console: async () => expect(await sideOf('nav:has(a[href$="/admin/orders"])')).toBe('right'),
  });
  expect(found).toEqual([]);

  async function sideOf(selector: string): Promise<'left' | 'right'> {
    const box = await page.locator(selector).first().boundingBox();
    return box && box.x + box.width / 2 > width / 2 ? 'right' : 'left';
  }
});
