import type { PriceTarget } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { TargetList } from '../../../product/console/target-list.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { targetsQuery } from './api.ts';

interface TargetPickerProps {
  scope: 'service' | 'service_type';
  chosen: PriceTarget | null;
  onChoose(target: PriceTarget): void;
  error: string | undefined;
}

/** Finds a service or a type by number or name. */
export function TargetPicker({ scope, chosen, onChoose, error }: TargetPickerProps) {
  const t = useTranslations('adminPrices.form');
  const { unitPrice } = useAmounts();
  const [text, setText] = useState('');
  const found = useQuery(targetsQuery(useServices(), useSettled(text.trim(), 250)));
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
        trailing={({ list_price }) =>
          list_price && <span className="shrink-0 text-note tabular-nums">{unitPrice(list_price)}</span>
        }
      />
    </div>
  );
}
