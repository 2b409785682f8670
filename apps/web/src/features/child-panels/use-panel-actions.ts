import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { formatMoney, larger, parseSignedMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import { useNavigate } from 'react-router';
import { saveFile } from '../../lib/save-file.ts';
import { useServices } from '../../lib/use-services.ts';
import { moneyKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { childPanelKeys } from './query-keys.ts';

/** How much the balance lacks for a price; `0` if nothing. */
export function lackingFor(price: string, balance: string): string {
  return formatMoney(larger(subtract(parseSignedMoney(price), parseSignedMoney(balance)), zero));
}

/** What the owner of a child panel can do with it. */
export function usePanelActions(panel: ChildPanelView) {
  const t = useTranslations('childPanels');
  const { call } = useServices();
  const navigate = useNavigate();
  const { total, between } = useAmountsTogether();
  const balance = useProfile()?.balance ?? '0';
  const action = useAction();
  const { id, domain, tariff_plan_price: price } = panel;
  const params = { id: String(id) };
  const refresh = [childPanelKeys.all];

  const openConsole = () =>
    action.run(
      async () => {
        const { data } = await call('signInToChildPanel', { params });
        location.assign(data.url);
      },
      { name: 'console' },
    );

  const setRenews = (renews: boolean) =>
    action.run(() => call('changeChildPanel', { params, body: { renews } }), {
      name: 'renews',
      done: t(renews ? 'renewsOn' : 'renewsOff'),
      refresh,
    });

  const renew = async () => {
    const lacking = lackingFor(price, balance);
    if (lacking !== '0') return offerTopUp(lacking);
    const text = t('renew.text', { price: total(price), left: between(balance, price) });
    const isAgreed = await confirm({
      title: t('renew.title', { domain }),
      text: panel.status === 'active' ? text : `${text} ${t('renew.reopens')}`,
      agree: t('renew.agree', { price: total(price) }),
    });
    if (!isAgreed) return;
    const body = { price };
    await action.run(({ idempotencyKey }) => call('renewChildPanel', { params, body }, { idempotencyKey }), {
      name: 'renew',
      request: ['renewChildPanel', id, panel.expired_at, body],
      done: t('renew.done'),
      refresh: [...refresh, ...moneyKeys],
    });
  };

  const offerTopUp = async (lacking: string) => {
    const isAgreed = await confirm({
      title: t('renew.short', { amount: total(lacking) }),
      text: t('renew.shortText', { domain, price: total(price), balance: total(balance) }),
      agree: t('rent.addFunds'),
    });
    if (isAgreed) await navigate(`/add-funds?amount=${lacking}`);
  };

  const download = () =>
    action.run(
      async () => {
        // Its type is JSON, so the client has read it already.
        const everything: unknown = await call('exportChildPanel', { params });
        saveFile(`${domain}.json`, 'application/json', JSON.stringify(everything, null, 2));
      },
      { name: 'export', done: t('export.done') },
    );

  return { openConsole, setRenews, renew, download, isRunning: action.isRunning };
}

export type PanelActionSet = ReturnType<typeof usePanelActions>;
