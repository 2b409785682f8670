import { contrastRatio, readableTextOn } from '@marquee/domain/colors/contrast.ts';
import { expect, it } from 'vitest';
import { bannerPlaces } from './banner-places.ts';
import { defaultSettings, resolveSettings, settingsOverridesSchema, settingsSchema } from './settings.ts';

it('has the defaults the product promises', () => {
  expect(defaultSettings).toMatchObject({
    panelName: 'Marquee',
    guaranteeChargePercent: 0,
    captcha_is_enabled: true,
    rounding_precision: 2,
    numbers_by_language: false,
    contact_info_is_required: false,
    singleOrderDesign: 'full_design',
    currencies: { USD: { rate: '1' }, RUB: { rate: null } },
    customMenuItems: [],
  });
  expect(Object.keys(defaultSettings.bannerSlots)).toEqual([...bannerPlaces]);
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
});

it('lays overrides over the defaults, as deep as they go', () => {
  const settings = resolveSettings({ panelName: 'Second', colors: { dark: { primary: '#123456' } } });
  expect(settings.panelName).toBe('Second');
  expect(settings.colors.dark).toEqual({ ...defaultSettings.colors.dark, primary: '#123456' });
  expect(settings.colors.light).toEqual(defaultSettings.colors.light);
});

it('answers one stored switch under both of its names', () => {
  expect(resolveSettings({ enable_keyword_tools: false }).keywordToolsIsEnabled).toBe(false);
});

it('stores differences only', () => {
  const overrides = { colors: { light: { primary: '#000000' } }, metaTags: { de: { title: 'Titel' } } };
  expect(settingsOverridesSchema.parse(overrides)).toEqual(overrides);
  expect(settingsOverridesSchema.parse({})).toEqual({});
});

it.each([
  { colour: 1 },
  { colors: { light: { primray: '#000000' } } },
  { colors: { light: { primary: 'red' } } },
  { rounding_precision: 9 },
  { rounding_precision: '2' },
  { guaranteeChargePercent: 1.5 },
  { unpaid_discount_percent: 0.0000001 },
  { childPanelsPrice: '25,00' },
  { currencies: { USD: { rate: '2' } } },
  { termsUrl: 'javascript:alert(1)' },
  { logos: { light: '//evil.example/logo.png' } },
  { orderTypes: [] },
  { keywordToolsIsEnabled: true },
  { metaTags: { xx: { title: 'x' } } },
])('refuses to store %j', (overrides) => {
  expect(settingsOverridesSchema.safeParse(overrides).success).toBe(false);
});

it.each(['/files/logo.svg', 'https://cdn.example/logo.svg'])('takes %s as a logo', (light) => {
  expect(settingsOverridesSchema.safeParse({ logos: { light } }).success).toBe(true);
});

it.each([
  ['light', '#ffffff'],
  ['dark', '#14151f'],
] as const)('ships %s colours that can be read, as text and under text', (theme, surface) => {
  for (const [name, color] of Object.entries(defaultSettings.colors[theme])) {
    if (!name.startsWith('header')) expect(contrastRatio(color, surface), name).toBeGreaterThan(4.5);
    expect(contrastRatio(color, readableTextOn(color)), name).toBeGreaterThan(4.5);
  }
});
