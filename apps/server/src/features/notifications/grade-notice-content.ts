import { formatDate } from '@marquee/domain/format/date.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { formatPercent } from '@marquee/domain/format/percent.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { Translator } from '@marquee/i18n/translator.ts';
import type { Notice } from './notice.ts';
import type { NoticeContent } from './notice-content.ts';

type GradeNotice = Extract<Notice, { kind: `grade-${string}` }>;

interface Wording {
  t: Translator;
  locale: Locale;
  numbers: NumberStyle;
  shown: (amount: Money) => string;
}

/** Grades have phrases of their own, beside those of their page. */
export function gradeNoticeContent(
  notice: GradeNotice,
  { t, locale, numbers, shown }: Wording,
): NoticeContent {
  const button = { path: '/grades', label: t('grades.notices.action') };
  const values = {
    grade: notice.grade,
    before: 'before' in notice ? notice.before : '',
    date: 'until' in notice ? formatDate(notice.until) : '',
    amount: 'toKeep' in notice ? shown(notice.toKeep) : '',
  };
  const content = (phrase: 'reached' | 'lowered' | 'ended' | 'falling' | 'ending') => ({
    title: t(`grades.notices.${phrase}.title`, values),
    paragraphs: [t(`grades.notices.${phrase}.text`, values)],
    button,
  });
  switch (notice.kind) {
    case 'grade-reached': {
      if (notice.discount === 0) return content('reached');
      const percent = formatPercent(ppmToFraction(ppm(notice.discount)), locale, numbers);
      const text = t('grades.notices.reached.withDiscount', { grade: notice.grade, percent });
      return { ...content('reached'), paragraphs: [text] };
    }
    case 'grade-lowered':
      return content(notice.grade === '' ? 'ended' : 'lowered');
    case 'grade-falling':
      return content('falling');
    case 'grade-ending':
      return content('ending');
  }
}
