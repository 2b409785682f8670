import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { allPhrases } from '@marquee/i18n/load-phrases.ts';
import type { Area } from '@marquee/i18n/phrases.ts';
import { flatten } from '../../scripts/verify/locales/flatten.ts';

/** Written by `npm run texts-fit`: what each language said in pages when all its texts were last measured. */
export const measuredFile = join(import.meta.dirname, 'measured-phrases.json');

/** Mails, and pages of the server's own: no page of the walk shows them. */
const unmeasured: ReadonlySet<string> = new Set<Area>([
  'campaignMail',
  'mail',
  'guest',
  'channelNotices',
  'fields',
  'widget',
]);

/** Depends on what a language says in pages, and neither on files nor on the order of keys. */
export async function phrasesHash(locale: Locale): Promise<string> {
  const shown = Object.entries(await allPhrases(locale)).filter(([area]) => !unmeasured.has(area));
  const lines = [...flatten(Object.fromEntries(shown))].map(([key, phrase]) => JSON.stringify([key, phrase]));
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
}

/** Whether these very phrases of the language have been measured. */
export async function isMeasured(locale: Locale): Promise<boolean> {
  const measured = JSON.parse(readFileSync(measuredFile, 'utf8')) as Partial<Record<Locale, string>>;
  return measured[locale] === (await phrasesHash(locale));
}
