import { loadDemoTexts } from '@marquee/i18n/demo-texts.ts';
import { inAllLocales } from '@marquee/i18n/in-all-locales.ts';

/** All texts of the demo, loaded once with the rest of it. */
export const texts = await inAllLocales(loadDemoTexts);
