import { loadDemoTexts } from '@marquee/i18n/demo-texts.ts';
import { inAllLocales } from '@marquee/i18n/in-all-locales.ts';

/** Everything the demo says, read once with the rest of the demo. */
export const texts = await inAllLocales(loadDemoTexts);
