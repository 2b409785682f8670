import type { Translator } from '@marquee/i18n/translator.ts';

/** A declined trial: the customer reads why, and may ask again. */
export const freeTrialContent = ({ reason }: { reason: string }, t: Translator) => ({
  title: t('mail.freeTrial.rejected.title'),
  paragraphs: [t('mail.freeTrial.rejected.text'), reason],
  button: { label: t('mail.freeTrial.button'), path: '/free-trials' },
});
