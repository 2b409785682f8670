import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';

const rows = 'ul > li.service-row';

test('search narrows the list, keeps the address, and can be taken back', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Search services', exact: true });
  await field.fill('youtube views');
  await expect(page).toHaveURL(/\?search=youtube\+views$/);
  await expect(page.locator(rows).first()).toContainText('YouTube views');
  await expect(page.locator('[aria-live]', { hasText: /^\d+ services?$/ })).toBeVisible();

  await page.reload();
  await expect(field).toHaveValue('youtube views');
  await expect(page.locator(rows).first()).toContainText('YouTube views');

  await page.getByRole('button', { name: 'Clear text' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(field).toBeFocused();
});

test('a search that finds nothing offers the way back', async ({ page }) => {
  await open(page, '/?search=zzzzqqqq');
  await expect(page.getByText('No services found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.locator(rows)).not.toHaveCount(0);
});

test('offers name the unit of their prices, once', async ({ page }) => {
  await open(page, '/');
  const offers = page.getByRole('region', { name: 'Most popular' });
  await expect(offers.getByRole('listitem')).not.toHaveCount(0);
  await expect(offers.getByText(/per 1\s000/)).toHaveCount(1);
});

test('a network chip shows its services and its types', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Telegram', exact: true }).click();
  await expect(page).toHaveURL(/\?network=telegram$/);
  await expect(page.getByRole('button', { name: 'Telegram', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const name of await page.locator(`${rows} h2`).allTextContents()) expect(name).toMatch(/^Telegram/);

  const types = page.getByRole('group', { name: 'Service type' }).getByRole('button');
  await types.nth(1).click();
  await expect(page).toHaveURL(/service_type=telegram-/);
  await page.getByRole('button', { name: 'All networks' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('several networks are chosen together and taken back one by one', async ({ page }) => {
  await open(page, '/');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  const names = page.locator(`${rows} h2`);
  await chip('Telegram').click();
  await chip('YouTube').click();
  await expect(page).toHaveURL(/\?network=youtube%2Ctelegram$/);
  await expect(names.filter({ hasNotText: /^(YouTube|Telegram)/ })).toHaveCount(0);
  await expect(names.filter({ hasText: /^YouTube/ })).not.toHaveCount(0);
  await expect(names.filter({ hasText: /^Telegram/ })).not.toHaveCount(0);

  await page.reload();
  for (const name of ['YouTube', 'Telegram'])
    await expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip('All networks')).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('textbox', { name: 'Search services', exact: true }).fill('comments');
  await expect(names.filter({ hasNotText: /^(YouTube|Telegram).*comments/ })).toHaveCount(0);
  await chip('YouTube').click();
  await expect(page).toHaveURL(/\?network=telegram&search=comments$/);
});

test('two networks pressed before the page is drawn again are both chosen', async ({ page }) => {
  await open(page, '/');
  const row = page.getByRole('group', { name: 'Network', exact: true });
  await row.evaluate((element) => {
    for (const name of ['Telegram', 'YouTube'])
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  });
  await expect(page).toHaveURL(/\?network=youtube%2Ctelegram$/);
  await row.getByRole('button', { name: 'YouTube', exact: true }).click();
  await expect(page).toHaveURL(/\?network=telegram$/);
});

test('a second network pressed while the first still loads leaves the page standing', async ({ page }) => {
  await open(page, '/');
  await page.route(/\/api\/v1\/services\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  const headings = await page.evaluateHandle(() => {
    const seen = new Set<string | null | undefined>();
    const look = () => seen.add(document.querySelector('h1')?.textContent);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  const title = await page.locator('h1').textContent();
  await chip('YouTube').click();
  await page.waitForTimeout(300);
  await chip('Instagram').click();
  await expect(page).toHaveURL(/\?network=(instagram%2Cyoutube|youtube%2Cinstagram)$/);
  for (const name of ['YouTube', 'Instagram'])
    await expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
  expect(await headings.evaluate((seen) => [...seen])).toEqual([title]);
});

test('a type chosen among several networks stands among the filters', async ({ page }) => {
  await open(page, '/?network=youtube,telegram');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Telegram', { exact: true }).click();
  await sheet.getByRole('checkbox', { name: /^Telegram views/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter: Telegram views' }).click();
  await expect(page).toHaveURL(/\?network=youtube(%2C|,)telegram$/);
});

test('on a phone neither the search nor the row of networks moves when one is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const row = page.getByRole('group', { name: 'Network', exact: true });
  const search = page.getByRole('textbox', { name: 'Search services', exact: true });
  const places = async () => [
    await row.evaluate((element) => element.scrollLeft),
    await search.boundingBox(),
  ];
  await row.evaluate((element) => element.scrollTo({ left: 200 }));
  const before = await places();
  for (const name of ['Instagram', 'TikTok']) {
    await row.getByRole('button', { name }).click();
    await expect(row.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    expect(await places()).toEqual(before);
  }
  await expect(page).toHaveURL(/\?network=instagram%2Ctiktok$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('sorting by price puts the cheapest first, the dearest last', async ({ page }) => {
  await open(page, '/');
  const ask = (sort: string) =>
    page.waitForResponse((response) => response.url().includes(`sort=${sort}`) && response.ok());
  for (const sort of ['price_asc', 'price_desc'] as const) {
    const answer = ask(sort);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(sort);
    const { data } = (await (await answer).json()) as { data: { name: string; price: string }[] };
    const prices = data.map((service) => Number(service.price));
    const sorted = prices.toSorted((a, b) => (sort === 'price_asc' ? a - b : b - a));
    expect(prices).toEqual(sorted);
    await expect(page.locator(`${rows} h2`).first()).toHaveText(data[0]?.name ?? '');
  }
});

test('more services arrive at the end of the list, none twice', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(rows)).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(page.locator(rows)).not.toHaveCount(20);
  const names = await page.locator(`${rows} h2`).allTextContents();
  expect(new Set(names).size).toBe(names.length);
});

test('a search typed far down the list shows its first result', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    await page.locator(rows).nth(18).scrollIntoViewIfNeeded();
    const field = page.getByRole('textbox', { name: 'Search services', exact: true });
    await field.fill('followers');
    await expect(page).toHaveURL(/search=followers/);
    await expect(page.locator(`${rows} h2`).first()).toHaveText(/followers/);
    await expect(page.locator(`${rows} h2`).first()).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
  }
});

test('a row opens its details and closes them', async ({ page }) => {
  await open(page, '/?search=youtube');
  const row = page.locator(rows).first();
  const button = row.getByRole('button', { name: /^Details/ });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(row.getByRole('heading', { name: 'Example link' })).toBeVisible();
  const order = row.locator('.service-more').getByRole('link', { name: 'Order', exact: true });
  await expect(order).toHaveAttribute('href', /^\/orders\/create\?service=youtube-/);
  await button.click();
  await expect(row.getByRole('heading', { name: 'Example link' })).toBeHidden();
});

test('searching, choosing and opening a service bring no second style sheet, which would lay out the whole page again', async ({
  page,
}) => {
  await open(page, '/');
  const sheets = () => page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
  const before = await sheets();
  const ahead = page.waitForResponse(/\/assets\/service-page-/);
  await page.getByRole('textbox', { name: 'Search services', exact: true }).fill('views');
  await expect(page.locator('mark').first()).toBeVisible();
  await page.getByRole('button', { name: 'YouTube', exact: true }).click();
  await expect(page).toHaveURL(/network=youtube/);
  // The list of the network is not drawn yet.
  await page.getByRole('group', { name: 'Service type' }).getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/service_type=/);
  await ahead;
  expect(await sheets()).toEqual(before);
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sheets()).toEqual(before);
});

test('the server draws what is seen first, the rest follows with room kept for it', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html.match(/class="service-row"/g)).toHaveLength(12);
  expect(html.match(/class="missing-row"/g)).toHaveLength(8);
  await open(page, '/');
  await expect(page.locator(rows)).toHaveCount(20);
  await expect(page.locator('.missing-row')).toHaveCount(0);
});

for (const view of ['table', 'card'])
  test(`${view}: while rows still come, the end of the list is too far away to ask for more`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'services_view_mode', value: view, url: panelOrigin() }]);
    // The rows stay as the server wrote them.
    await context.route('**/*.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(panelOrigin());
    await expect(page.locator('.missing-row')).toHaveCount(8);
    const end = await page.locator('[data-list-end]').boundingBox();
    expect(end?.y).toBeGreaterThan(900 + 800);
    await context.close();
  });

test('rows that are being read stay while more are fetched', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(rows)).toHaveCount(20);
  const frames = page.evaluate(async () => {
    const shown = () => [...document.querySelectorAll('li.service-row h2')].map((name) => name.textContent);
    const name = shown()[17] ?? '';
    document.querySelectorAll('li.service-row')[17]?.scrollIntoView({ block: 'start' });
    let missing = 0;
    while (shown().length <= 20) {
      await new Promise((done) => requestAnimationFrame(done));
      if (!shown().includes(name)) missing += 1;
    }
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      if (!shown().includes(name)) missing += 1;
    }
    return missing;
  });
  expect(await frames).toBe(0);
});

test('a place far down the list is found again by going back and by loading again', async ({ page }) => {
  await open(page, '/');
  const name = (await page.locator(rows).nth(17).getByRole('heading').textContent()) ?? '';
  const row = page.locator(rows).filter({ has: page.getByRole('heading', { name, exact: true }) });
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(rows).count()).toBeGreaterThan(20);
  const place = async () => Math.round((await row.boundingBox())?.y ?? 0);
  let before = 0;
  // The row is drawn anew when the list has grown.
  await expect.poll(async () => (before = await place())).toBeGreaterThan(0);
  // A click of Playwright would scroll to the link.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Service updates' })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service updates');
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.reload();
  await expect.poll(place).toBe(before);
});

test('without scripts every service of the first page leads to its own', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(panelOrigin());
  const services = page.locator('.service-row h2 a, .missing-row a');
  expect(
    new Set(await services.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).size,
  ).toBe(20);
  // No room is kept for rows that never come.
  const lines = await page.locator('.missing-row').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...lines)).toBeLessThan(96);
  await services.last().click();
  await expect(page).toHaveURL(/\/services\//);
  await context.close();
});

test('a new list is drawn four rows at a time, and whole in the end', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const drawn: number[] = [];
    Object.assign(window, { drawn });
    const isRow = (node: Node) => node instanceof Element && node.matches('li.service-row');
    new MutationObserver((changes) => {
      drawn.push(changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isRow).length);
    }).observe(document.querySelector('.service-frame ul') as Element, { childList: true });
  });
  await page.getByRole('button', { name: 'Instagram', exact: true }).click();
  await expect(page).toHaveURL(/network=instagram/);
  await expect(page.locator(rows)).toHaveCount(20);
  const steps = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn);
  expect(Math.max(...steps)).toBeLessThanOrEqual(4);
});
