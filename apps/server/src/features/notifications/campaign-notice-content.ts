import { formatDate } from '@marquee/domain/format/date.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import type { Translator } from '@marquee/i18n/translator.ts';
import type { KeywordMove, Notice } from './notice.ts';
import type { NoticeContent } from './notice-content.ts';

type CampaignNotice = Extract<Notice, { kind: 'campaign-plan' | 'campaign-finished' | 'campaign-alert' }>;

const mostNamed = 20;

/** What happens to keyword campaigns and the plan they run on. */
export function campaignContent(
  notice: CampaignNotice,
  { t, count, shown }: { t: Translator; count: (value: number) => string; shown: (amount: Money) => string },
): NoticeContent {
  const button = (path: string) => ({ button: { label: t('campaignMail.button'), path } });
  switch (notice.kind) {
    case 'campaign-plan': {
      const { event, plan, price, limit, date, campaigns } = notice;
      const values = {
        plan,
        price: shown(price),
        limit: count(limit),
        date: formatDate(date),
        campaigns,
      };
      const asksForPlan = event === 'lapsed' || event === 'ended' || event === 'shrinking';
      return {
        title: t(`campaignMail.plan.${event}.title`, values),
        paragraphs: [t(`campaignMail.plan.${event}.text`, values)],
        ...button(asksForPlan ? '/plans-and-pricing' : '/youtube-campaign'),
      };
    }
    case 'campaign-finished': {
      const { title, campaignId } = notice;
      return {
        title: t('campaignMail.finished.title', { title }),
        paragraphs: [t('campaignMail.finished.text')],
        ...button(`/youtube-campaign/${campaignId}`),
      };
    }
    case 'campaign-alert': {
      const { title, day, moves, campaignId } = notice;
      const others = moves.length - mostNamed;
      return {
        title: t('campaignMail.alert.title', { count: moves.length, title }),
        paragraphs: [
          t('campaignMail.alert.intro', { day }),
          ...moves.slice(0, mostNamed).map((move) => moveText(move, t)),
          ...(others > 0 ? [t('campaignMail.alert.more', { count: others })] : []),
          t('campaignMail.alert.off'),
        ],
        ...button(`/youtube-campaign/${campaignId}`),
      };
    }
  }
}

function moveText({ keyword, country, before, after, place, entered }: KeywordMove, t: Translator): string {
  return t(entered ? 'campaignMail.alert.entered' : 'campaignMail.alert.left', {
    keyword,
    country,
    place: String(place),
    before: before === null ? '50+' : String(before),
    after: after === null ? '50+' : String(after),
  });
}
