import { textPages } from '@marquee/domain/legal/text-pages.ts';
import { locales } from '@marquee/domain/locale/locales.ts';
import { secretNames } from '@marquee/domain/settings/secret-names.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, locale, text } from '../primitives.ts';
import { settingsOverridesSchema } from '../shell/settings.ts';

const staff = { access: 'staff:settings.manage', area: 'console' } as const;
const content = { access: 'staff:content.manage', area: 'console' } as const;
const fresh = { errors: ['sign_in_again', 'impersonated'], fresh: true } as const;
const moment = z.iso.datetime().max(40);

const settingValue = z.union([
  text(20_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(text(40)).max(20),
  z.record(text(10), z.record(text(20), text(1000))),
]);
export type SettingValue = z.output<typeof settingValue>;

const setting = z.object({
  /** With dots between groups, such as `colors.light.primary`. */
  path: text(120),
  value: settingValue,
  default: settingValue,
  is_changed: z.boolean(),
  changed_at: moment.nullable(),
  /** Who changed it last; null for a closed account and for the installation itself. */
  changed_by: text(254).nullable(),
});
export type ConsoleSetting = z.output<typeof setting>;

const panelSecret = z.object({
  name: z.enum(secretNames),
  /** The secret itself never leaves. */
  is_set: z.boolean(),
  updated_at: moment.nullable(),
});

export const listSettings = endpoint({
  ...staff,
  name: 'listSettings',
  method: 'GET',
  path: '/api/v1/admin/settings',
  summary: 'Every setting with its value, its default and who changed it last; which secrets are set',
  response: data(
    z.object({ settings: z.array(setting).max(200), secrets: z.array(panelSecret).max(secretNames.length) }),
  ),
});

export const changeSettings = endpoint({
  ...staff,
  ...fresh,
  name: 'changeSettings',
  method: 'PATCH',
  path: '/api/v1/admin/settings',
  summary: 'Changes the given settings and keeps the rest; seen everywhere in a moment',
  body: z.strictObject({ settings: settingsOverridesSchema }),
});

export const resetSettings = endpoint({
  ...staff,
  ...fresh,
  name: 'resetSettings',
  method: 'POST',
  path: '/api/v1/admin/settings/reset',
  summary: 'Puts settings back to their defaults',
  body: z.strictObject({ paths: z.array(text(120)).min(1).max(200) }),
});

export const setPanelSecret = endpoint({
  ...staff,
  ...fresh,
  name: 'setPanelSecret',
  method: 'PUT',
  path: '/api/v1/admin/secrets/{name}',
  summary: 'Keeps the secret half of an outside service, sealed; it is never answered',
  params: z.object({ name: z.enum(secretNames) }),
  body: z.strictObject({
    secret: z.string().trim().min(1).max(500),
    /** Where the service answers, if not at its usual address. */
    address: text(2048).optional(),
  }),
});

export const listPageTexts = endpoint({
  ...content,
  name: 'listPageTexts',
  method: 'GET',
  path: '/api/v1/admin/page-texts',
  summary: 'Which of the panel’s own pages have a text, by language',
  response: data(
    z.array(z.object({ page: z.enum(textPages), locale })).max(textPages.length * locales.length),
  ),
});

const pageParams = z.object({ page: z.enum(textPages), locale });

export const getOwnPageText = endpoint({
  ...content,
  name: 'getOwnPageText',
  method: 'GET',
  path: '/api/v1/admin/page-texts/{page}/{locale}',
  summary: 'The text of one page in one language; empty where there is none',
  params: pageParams,
  response: data(z.object({ body: text(100_000) })),
});

export const setPageText = endpoint({
  ...content,
  name: 'setPageText',
  method: 'PUT',
  path: '/api/v1/admin/page-texts/{page}/{locale}',
  summary: 'Replaces the text of one page in one language; an empty one removes the page',
  params: pageParams,
  body: z.strictObject({ body: text(100_000) }),
});
