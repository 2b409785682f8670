import { createPanel, withDatabase } from '../server/panel-database.ts';
import { expect, open, test } from '../testing/panel-test.ts';

test('search in Turkish finds İ by i and a number typed full-width, and marks what it found', async ({
  page,
}) => {
  const panel = await createPanel(`folded-names-${crypto.randomUUID()}`, {});
  const names = ['İslam tarihi izlenmesi', 'Isparta abonesi', 'Zuschauer Straße', 'Ödeme', 'Elma'];
  const id = await withDatabase(async (client) => {
    const { rows } = await client.query(
      `with network as (
         insert into network (panel_id, slug, name, color) values ($1, 'net', 'Net', '#112233') returning id
       ), type as (
         insert into service_type (panel_id, network_id, slug, name, kind)
         select $1, id, 'type', 'Tür', 'views' from network returning id
       )
       insert into service (panel_id, service_type_id, slug, name, short_description, description, default_price)
       select $1, type.id, 'service-' || n, name, '', '', 100000000
         from type, unnest($2::text[]) with ordinality as given (name, n) order by n returning id`,
      [panel.id, names],
    );
    return String(rows[2].id);
  });
  const fullWidth = id.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  const rows = page.locator('li[data-service]');

  await open(page, `${panel.origin}/tr?search=islam`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(names[0] ?? '');

  await open(page, `${panel.origin}/tr?sort=name_asc`);
  const sorted = ['Elma', 'Isparta abonesi', 'İslam tarihi izlenmesi', 'Ödeme', 'Zuschauer Straße'];
  await expect(rows).toHaveText(sorted.map((name) => new RegExp(name)));
  const index = page.waitForResponse((response) => response.url().includes('/services/index'));
  const field = page.getByRole('textbox', { name: 'Servis ara', exact: true });
  await field.focus();
  await index;
  for (const [typed, found, marked] of [
    ['ISLAM', names[0], 'İslam'],
    ['ısparta', names[1], 'Isparta'],
    ['strasse', names[2], 'Straße'],
    [`＃${fullWidth}`, names[2], undefined],
  ] as const) {
    await field.fill(typed);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(found ?? '');
    if (marked) await expect(page.locator('mark').first()).toHaveText(marked);
  }
});
