import type { PriceRuleTarget } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import { TargetList } from '../../../../product/console/target-list.tsx';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { ruleTargetsQuery } from './api.ts';

interface RuleTargetPickerProps {
  provider: number;
  scope: 'service' | 'service_type';
  chosen: PriceRuleTarget | null;
  onChoose(target: PriceRuleTarget): void;
  error: string | undefined;
}

/** Finds a service of the provider, or one of their types. */
export function RuleTargetPicker({ provider, scope, chosen, onChoose, error }: RuleTargetPickerProps) {
  const t = useTranslations('adminPriceRules.form');
  const [text, setText] = useState('');
  const found = useQuery(ruleTargetsQuery(useServices(), provider, useSettled(text.trim(), 250)));
  const label = t(scope === 'service' ? 'searchService' : 'searchType');
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={label}
        hint={t('searchHint')}
        maxLength={100}
        autoComplete="off"
        value={text}
        onValueChange={setText}
        error={error}
      />
      <TargetList
        label={label}
        targets={(scope === 'service' ? found.data?.services : found.data?.service_types) ?? []}
        chosenId={chosen?.id}
        isBusy={found.isFetching}
        empty={found.data && t('noneFound')}
        onChoose={onChoose}
      />
    </div>
  );
}
