import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export function RulesCard({ percent }: { percent: string }) {
  const t = useTranslations('referrals.rules');
  const rules = [t('share', { percent }), t('pending'), t('refunds'), t('first'), t('self'), t('payout')];
  return (
    <Card title={t('title')}>
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        {rules.map((rule) => (
          <li key={rule} className="text-pretty ps-1">
            {rule}
          </li>
        ))}
      </ol>
    </Card>
  );
}
