import { maxPublications } from '@marquee/domain/subscriptions/subscription.ts';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Guide, guideHead } from './guide.tsx';
import { Callout, Points, Steps } from './guide-parts.tsx';

/** Of the example, in dollars. */
const postCost = '2.1';

export const head: PageModule['head'] = ({ phrases }) => guideHead(phrases.current().guides?.subscription);

export function Page() {
  const t = useTranslations('guides.subscription');
  const labels = useTranslations('guides');
  const { count } = useNumbers();
  const { total, times } = useAmountsTogether();
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="repeat"
      sections={[
        {
          id: 'set-up',
          title: t('setUp.title'),
          body: (
            <Steps
              items={[
                t('setUp.link'),
                t('setUp.services'),
                t('setUp.limit', { most: count(maxPublications) }),
                t('setUp.pay'),
              ]}
            />
          ),
        },
        {
          id: 'find',
          title: t('find.title'),
          body: (
            <>
              <p>{t('find.text')}</p>
              <Callout>{t('find.note')}</Callout>
            </>
          ),
        },
        {
          id: 'pay',
          title: t('pay.title'),
          body: (
            <>
              <p>{t('pay.text')}</p>
              <Callout>{t('pay.example', { post: total(postCost), total: times(postCost, 10) })}</Callout>
            </>
          ),
        },
        { id: 'wait', title: t('wait.title'), body: <p>{t('wait.text')}</p> },
        {
          id: 'end',
          title: t('end.title'),
          body: <Points items={[t('end.limit'), t('end.cancel'), t('end.idle'), t('end.options')]} />,
        },
      ]}
      next={[
        { href: '/orders/create?type=autopromotion', label: t('start') },
        { href: '/subscriptions', label: t('own') },
        { href: '/', label: labels('services') },
      ]}
    />
  );
}
