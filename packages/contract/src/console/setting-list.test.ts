import { settingList } from '@marquee/domain/settings/setting-list.ts';
import { expect, test } from 'vitest';
import { defaultSettings, settingsOverridesSchema } from '../shell/settings.ts';

/** Answered with the settings, but not stored among them, or not to be changed. */
const notEdited = [
  'keywordToolsIsEnabled',
  'customMenuItems',
  'exchangeRateAt',
  'isReadOnly',
  'currencies.USD.rate',
];

function paths(value: unknown, path: string): string[] {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && path !== 'metaTags';
  if (!isGroup) return [path];
  return Object.entries(value).flatMap(([name, inner]) => paths(inner, path ? `${path}.${name}` : name));
}

test('every setting of the schema stands in the list of the console, and none that does not exist', () => {
  const listed = settingList.map(({ path }) => path);
  expect(listed.sort()).toEqual(
    paths(defaultSettings, '')
      .filter((path) => !notEdited.includes(path))
      .sort(),
  );
});

const nested = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

test.each(settingList.map((entry) => [entry.path, entry.editor] as const))(
  'what the editor of %s lets through can be stored',
  (path, editor) => {
    const samples: Record<typeof editor.kind, unknown[]> = {
      text: ['a', 'longest' in editor ? 'x'.repeat(editor.longest) : ''],
      longText: ['longest' in editor ? 'x'.repeat(editor.longest) : ''],
      code: ['<script></script>'],
      link: ['https://shop.example/a', '/terms', null],
      webAddress: ['https://shop.example', null],
      email: ['shop@shop.example', null],
      switch: [true, false],
      percent: [0, 0.155, 1],
      amount: ['12.5'],
      number: 'smallest' in editor ? [editor.smallest, editor.largest] : [],
      color: ['#123abc'],
      choice: 'options' in editor ? [...editor.options] : [],
      choices: 'options' in editor ? [[...editor.options], editor.options.slice(0, 1)] : [],
      metaTags: [{ de: { title: 'Titel', description: 'Text', keywords: 'a, b' } }],
    };
    for (const value of samples[editor.kind])
      expect(
        settingsOverridesSchema.safeParse(nested(path, value)).error,
        JSON.stringify(value),
      ).toBeUndefined();
  },
);
