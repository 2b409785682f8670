import type { CampaignSubscription } from '@marquee/contract/generated/youtube.ts';
import { useServices } from '../../lib/use-services.ts';
import { campaignKeys } from '../../product/campaigns/plan-queries.ts';
import { lackingFor } from '../../product/campaigns/use-choose-plan.ts';
import { useAction } from '../../product/use-action.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** The reader's plan: how much of it is used, what happens at its end, and the switch for its renewal. */
export function PlanSummary({ subscription }: { subscription: CampaignSubscription }) {
  const numbers = useNumbers();
  const t = useTranslations('campaigns.plan');
  const { campaign_tariff: plan, tracked_keywords: used, status } = subscription;
  return (
    <Card
      title={plan ? <span dir="auto">{plan.name}</span> : t('none')}
      text={<PlanEnd subscription={subscription} />}
      action={
        <LinkButton size="small" href="/plans-and-pricing">
          {plan ? t('change') : t('choose')}
        </LinkButton>
      }
    >
      {plan && (
        <div className="grid gap-x-10 gap-y-3 tablet:grid-cols-2 tablet:items-center">
          <ProgressBar
            label={t('title')}
            hideLabel
            value={Math.min(used, plan.keywords_limit)}
            max={Math.max(1, plan.keywords_limit)}
            tone={used >= plan.keywords_limit ? 'warning' : 'primary'}
            text={t('used', { used: numbers.count(used), limit: numbers.count(plan.keywords_limit) })}
          />
          {(status === 'trial' || status === 'active') && <RenewalSwitch subscription={subscription} />}
        </div>
      )}
      <ShortBalance subscription={subscription} />
    </Card>
  );
}

function PlanEnd({ subscription }: { subscription: CampaignSubscription }) {
  const t = useTranslations('campaigns.plan');
  const { charge } = useAmounts();
  const dates = useDates();
  const { status, ends_at, renews, next_tariff, campaign_tariff } = subscription;
  if (status === 'none') return t('noneText');
  if (status === 'lapsed') return t('lapsed');
  if (!ends_at) return null;
  const day = dates.day(ends_at);
  const amount = charge((next_tariff ?? campaign_tariff)?.price ?? '0');
  if (!renews) return t(status === 'trial' ? 'trialEnds' : 'ends', { day });
  const then = t(status === 'trial' ? 'trial' : 'renews', { day, amount });
  return next_tariff ? `${then} ${t('next', { name: next_tariff.name, day })}` : then;
}

function RenewalSwitch({ subscription: { renews } }: { subscription: CampaignSubscription }) {
  const t = useTranslations('campaigns.plan');
  const { call } = useServices();
  const { isBusy, run } = useAction();
  const turn = (next: boolean) =>
    run(() => call('changeCampaignSubscription', { body: { renews: next } }), {
      done: t(next ? 'renewOn' : 'renewOff'),
      refresh: [campaignKeys.all],
    });
  return (
    <Switch checked={renews} disabled={isBusy} onChange={({ target }) => void turn(target.checked)}>
      {t('renew')}
    </Switch>
  );
}

/** Told before the month ends, while there is still time to add funds. */
function ShortBalance({ subscription }: { subscription: CampaignSubscription }) {
  const t = useTranslations('campaigns.plan');
  const { charge } = useAmounts();
  const { day } = useDates();
  const balance = useProfile()?.balance ?? '0';
  const { status, renews, ends_at, next_tariff, campaign_tariff } = subscription;
  const lacking = lackingFor((next_tariff ?? campaign_tariff)?.price ?? '0', balance);
  if (!renews || !ends_at || lacking === '0' || (status !== 'active' && status !== 'trial')) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-3.5 py-3 text-warning-text">
      <p className="min-w-60 flex-1">{t('short', { amount: charge(lacking), day: day(ends_at) })}</p>
      <LinkButton size="small" href={`/add-funds?amount=${lacking}`}>
        {t('addFunds')}
      </LinkButton>
    </div>
  );
}
