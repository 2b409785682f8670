import type { StaffWidget } from '@marquee/contract/generated/console.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { StaffWidgetState } from './widget-columns.tsx';

export function WidgetSheet({ widget }: { widget: StaffWidget }) {
  const numbers = useNumbers();
  const t = useTranslations('adminWidgets.list');
  const { exact } = useAmounts();
  const percent = usePercent();
  const { call } = useServices();
  const action = useAction();
  const { id, partner, state, allowed_origins } = widget;
  const isBlocked = state === 'blocked';
  const turn = () =>
    action.run(() => call('blockWidget', { params: { id }, body: { is_blocked: !isBlocked } }), {
      done: isBlocked ? t('unblocked') : t('blocked'),
      refresh: [consoleKeys.widgets],
    });
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [t('name'), widget.name],
          [t('state'), <StaffWidgetState key="state" state={state} />],
          ...(partner
            ? ([
                [
                  t('partner'),
                  <TextLink key="partner" href={`/admin/customers/${partner.id}`}>
                    {partner.email ?? partner.name}
                  </TextLink>,
                ],
              ] as const)
            : []),
          [t('reward'), percent(widget.reward_percent)],
          [t('orders'), numbers.count(widget.orders)],
          [t('turnover'), exact(widget.turnover)],
          [t('paid'), exact(widget.paid)],
          [t('held'), exact(widget.held)],
          [
            t('sites'),
            <span key="sites" className="wrap-anywhere whitespace-pre-line">
              {allowed_origins.length > 0 ? allowed_origins.join('\n') : t('noSites')}
            </span>,
          ],
        ]}
      />
      {state !== 'deleted' && (
        <div className="flex flex-col gap-2">
          {!isBlocked && <p className="text-ink-soft text-note">{t('blockHint')}</p>}
          <Button
            variant={isBlocked ? 'secondary' : 'danger'}
            wide
            loading={action.isBusy}
            onClick={() => void turn()}
          >
            {isBlocked ? t('unblock') : t('block')}
          </Button>
        </div>
      )}
    </div>
  );
}
