import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { allPhrases, loadDemoPhrases } from '@marquee/i18n/load-phrases.ts';
import { serverAreas } from '@marquee/i18n/phrases.ts';
import { flatten } from '../../scripts/verify/locales/flatten.ts';

/** Written by `npm run texts-fit`: what each language said in pages when all its texts were last measured. */
export const measuredFile = join(import.meta.dirname, 'measured-phrases.json');

/** No page of the walk shows mails, and pages of the server's own. */
const unmeasured: ReadonlySet<string> = new Set(serverAreas);

/** Depends on what pages say in a language, the demo's services included, and neither on files nor on the order of keys. */
export async function phrasesHash(locale: Locale): Promise<string> {
  const shown = Object.entries(await allPhrases(locale)).filter(([area]) => !unmeasured.has(area));
  const texts = { ...Object.fromEntries(shown), demo: await loadDemoPhrases(locale) };
  const lines = [...flatten(texts)].map(([key, phrase]) => JSON.stringify([key, phrase]));
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
}

/** Whether these very phrases of the language have been measured. */
export async function isMeasured(locale: Locale): Promise<boolean> {
  const measured = JSON.parse(readFileSync(measuredFile, 'utf8')) as Partial<Record<Locale, string>>;
  return measured[locale] === (await phrasesHash(locale));
}
