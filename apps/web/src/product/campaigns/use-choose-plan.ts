import type { TariffPlan } from '@marquee/contract/generated/youtube.ts';
import { formatMoney, larger, parseSignedMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import { useNavigate } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { moneyKeys } from '../query-keys.ts';
import { useAction } from '../use-action.ts';
import { campaignKeys } from './plan-queries.ts';

/** How much the balance lacks for a price; `0` if nothing. */
export function lackingFor(price: string, balance: string): string {
  return formatMoney(larger(subtract(parseSignedMoney(price), parseSignedMoney(balance)), zero));
}

/** Chooses a plan after naming what it costs now and later; a balance that is too low leads to adding funds. */
export function useChoosePlan() {
  const t = useTranslations('campaigns.plans');
  const addFunds = useTranslations('campaigns.plan')('addFunds');
  const { call } = useServices();
  const navigate = useNavigate();
  const { total } = useAmountsTogether();
  const { day } = useDates();
  const balance = useProfile()?.balance ?? '0';
  const action = useAction();

  const offerTopUp = async (price: string, lacking: string) => {
    const isAgreed = await confirm({
      title: t('short.title', { amount: total(lacking) }),
      text: t('short.text', { price: total(price), balance: total(balance) }),
      agree: addFunds,
    });
    if (isAgreed) await navigate(`/add-funds?amount=${lacking}`);
  };

  const choose = async (plan: TariffPlan) => {
    const { id, name, price, due_now, begins_at, change } = plan;
    if (!change || change === 'current') return;
    const lacking = lackingFor(due_now, balance);
    if (lacking !== '0') return offerTopUp(due_now, lacking);
    const isAgreed = await confirm({
      title: t('confirm.title', { name }),
      text: t(`confirm.${change === 'upgrade' && due_now === '0' ? 'upgradeFree' : change}`, {
        amount: total(change === 'trial' ? price : due_now),
        price: total(price),
        day: begins_at ? day(begins_at) : '',
      }),
      agree: due_now === '0' ? t(`actions.${change}`) : t('confirm.pay', { amount: total(due_now) }),
    });
    if (!isAgreed) return;
    const body = { due_now };
    await action.run(
      ({ idempotencyKey }) =>
        call('subscribeToTariffPlan', { params: { id: String(id) }, body }, { idempotencyKey }),
      {
        name: String(id),
        request: ['subscribeToTariffPlan', id, body],
        done: t(`done.${change}`),
        refresh: [campaignKeys.all, ...moneyKeys],
      },
    );
  };
  return { choose, isRunning: action.isRunning, isBusy: action.isBusy };
}
