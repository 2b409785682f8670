import type { ManagedMethod, StrategyView } from '@marquee/contract/generated/console.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { paymentIcon } from '../../../product/payments/payment-icon.ts';
import { useAction } from '../../../product/use-action.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useStrategyName } from './strategy-name.ts';

interface MethodListProps {
  methods: readonly ManagedMethod[];
  strategies: readonly StrategyView[];
  canChange: boolean;
  onOpen(id: number): void;
  onTest(method: ManagedMethod): void;
}

export function MethodList({ methods, strategies, canChange, onOpen, onTest }: MethodListProps) {
  const services = useServices();
  const saved = useTranslations('common.states')('saved');
  const action = useAction();
  const refresh = [consoleKeys.paymentMethods];
  const move = (from: number, to: number) => {
    const ids = methods.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    void action.run(() => services.call('sortPaymentMethods', { body: { ids } }), { refresh });
  };
  const turn = ({ id, is_enabled }: ManagedMethod) =>
    void action.run(
      () => services.call('switchPaymentMethod', { params: { id }, body: { is_enabled: !is_enabled } }),
      { done: saved, refresh },
    );
  return (
    <ol>
      {methods.map((method, place) => (
        <MethodRow
          key={method.id}
          method={method}
          strategy={strategies.find(({ strategy }) => strategy === method.strategy)}
          canChange={canChange}
          isBusy={action.isBusy}
          onOpen={() => onOpen(method.id)}
          onTest={() => onTest(method)}
          onTurn={() => turn(method)}
          onMove={{
            up: place > 0 ? () => move(place, place - 1) : undefined,
            down: place < methods.length - 1 ? () => move(place, place + 1) : undefined,
          }}
        />
      ))}
    </ol>
  );
}

interface MethodRowProps {
  method: ManagedMethod;
  strategy: StrategyView | undefined;
  canChange: boolean;
  isBusy: boolean;
  onOpen(): void;
  onTest(): void;
  onTurn(): void;
  onMove: { up: (() => void) | undefined; down: (() => void) | undefined };
}

function MethodRow(props: MethodRowProps) {
  const { method, strategy, canChange, isBusy, onOpen, onTest, onTurn, onMove } = props;
  const t = useTranslations('adminMoney');
  const strategyName = useStrategyName();
  const percent = usePercent();
  const Icon = paymentIcon(method.icon ?? strategy?.icon ?? null);
  const { name, is_enabled, is_complete, fee_percent, purposes } = method;
  const terms = [
    strategyName(strategy?.label ?? ''),
    ...(fee_percent > 0 ? [`${t('methods.preview.fee')} ${percent(fee_percent)}`] : []),
    ...purposes.map((purpose) => t(`methods.purposes.${purpose}`)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t px-3 py-2.5 first:border-t-0 tablet:px-4">
      <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-52">
        <button
          type="button"
          className="tap-area block max-w-full truncate rounded-sm text-start font-medium text-primary-text hover:underline"
          onClick={onOpen}
        >
          {name}
        </button>
        <p className="text-ink-faint text-note tablet:truncate">{terms.join(' · ')}</p>
      </div>
      {!is_complete && (
        <span title={t('methods.incompleteText')}>
          <Badge tone="warning">{t('methods.incomplete')}</Badge>
        </span>
      )}
      <Badge tone={is_enabled ? 'success' : 'neutral'}>{t(is_enabled ? 'methods.on' : 'methods.off')}</Badge>
      {canChange && (
        <div className="flex items-center gap-1">
          {strategy?.can_test && is_complete && (
            <Button size="small" onClick={onTest}>
              {t('methods.test.action')}
            </Button>
          )}
          <Button size="small" disabled={isBusy} onClick={onTurn}>
            {is_enabled ? t('coupons.switchOff') : t('coupons.switchOn')}
          </Button>
          <IconButton
            icon={<ArrowUp className="size-4" />}
            label={t('methods.moveUp', { name })}
            disabled={!onMove.up || isBusy}
            onClick={onMove.up}
          />
          <IconButton
            icon={<ArrowDown className="size-4" />}
            label={t('methods.moveDown', { name })}
            disabled={!onMove.down || isBusy}
            onClick={onMove.down}
          />
        </div>
      )}
    </li>
  );
}
