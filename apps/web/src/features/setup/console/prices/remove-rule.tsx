import type { PriceRule } from '@marquee/contract/generated/console.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useAction } from '../../../../product/use-action.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LazyDialog } from '../../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { removedRule } from './rule-draft.ts';
import { RulePreview } from './rule-preview.tsx';

interface RemoveRuleProps {
  rule: PriceRule | undefined;
  onClose(): void;
}

/** Asks first, and shows what the prices would be without the rule. */
export function RemoveRule({ rule, onClose }: RemoveRuleProps) {
  const t = useTranslations('adminPriceRules');
  const common = useTranslations('common.actions');
  const { call } = useServices();
  const action = useAction();
  const remove = async (id: number) => {
    const isRemoved = await action.run(() => call('removePriceRule', { params: { id } }), {
      done: t('removal.removed'),
      refresh: [consoleKeys.priceRules, consoleKeys.services],
    });
    if (isRemoved) onClose();
  };
  return (
    <LazyDialog
      open={rule !== undefined}
      onClose={onClose}
      title={t('removal.title')}
      text={t('removal.text')}
      closeLabel={common('close')}
    >
      {rule && (
        <div className="flex flex-col gap-5">
          <RulePreview tried={removedRule(rule)} />
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" loading={action.isBusy} onClick={() => void remove(rule.id)}>
              {t('remove')}
            </Button>
            <Button onClick={onClose}>{common('cancel')}</Button>
          </div>
        </div>
      )}
    </LazyDialog>
  );
}
