import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { createTranslator } from 'use-intl/core';
import type { DemoPhrases } from './generated/phrases.ts';
import { loadDemoPhrases } from './load-phrases.ts';
import type { Texts } from './phrases.ts';

/** The kinds of services that the demo sells. */
export type DemoKind = keyof DemoPhrases['catalogue']['kinds'];
/** What a customer's link points at; each language says what it has to be. */
export type DemoTarget = keyof DemoPhrases['catalogue']['targets'];
/** A quality of a service; each language names and explains it. */
export type DemoQuality = keyof DemoPhrases['catalogue']['qualities'];
export type DemoPage = keyof DemoPhrases['catalogue']['pages'];
export type DemoBanner = keyof DemoPhrases['catalogue']['banners'];
export type DemoLabel = keyof DemoPhrases['shop']['labels'];
export type DemoOffer = keyof DemoPhrases['shop']['offers'];
export type DemoField = keyof DemoPhrases['shop']['fields'];
export type DemoGrade = keyof DemoPhrases['money']['grades'];
export type DemoCoupon = keyof DemoPhrases['money']['coupons'];
export type DemoPaymentMethod = keyof DemoPhrases['money']['paymentMethods'];
export type DemoPayout = keyof DemoPhrases['money']['payouts'];
export type DemoQuest = keyof DemoPhrases['freeTrials'];

/** A name for lists and one sentence that says honestly what it means. */
export interface NameAndNote {
  name: string;
  note: string;
}

/** Everything the demo says in one language, as it stands in the files; `fill` for texts with arguments. */
export interface DemoTexts extends Texts<DemoPhrases> {
  fill: ReturnType<typeof createTranslator<DemoPhrases, never>>;
}

export async function loadDemoTexts(locale: Locale): Promise<DemoTexts> {
  const texts = await loadDemoPhrases(locale);
  // Other languages have the same keys and placeholders as English; `npm run verify` checks it.
  const messages = texts as unknown as DemoPhrases;
  return { ...texts, fill: createTranslator({ locale: languageTag(locale), messages, timeZone: 'UTC' }) };
}
