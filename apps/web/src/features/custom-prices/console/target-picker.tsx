import type { PriceTarget } from '@marquee/contract/console/custom-prices.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
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
  const group = useId();
  const [text, setText] = useState('');
  const found = useQuery(targetsQuery(useServices(), useSettled(text.trim(), 250)));
  const targets = (scope === 'service' ? found.data?.services : found.data?.service_types) ?? [];
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
      <fieldset
        aria-busy={found.isFetching}
        className="max-h-72 overflow-y-auto rounded-md border border-line p-1"
      >
        <legend className="sr-only">{label}</legend>
        {targets.map((target) => (
          <label
            key={target.id}
            className="relative flex min-h-tap cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1 hover:bg-hover has-[:checked]:bg-primary-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={target.id === chosen?.id}
              onChange={() => onChoose(target)}
            />
            <span className="min-w-0 flex-1">
              <span className="block break-words">
                {target.name} <span className="text-ink-faint text-note tabular-nums">#{target.id}</span>
              </span>
              <span className="block truncate text-ink-faint text-note">{target.group}</span>
            </span>
            {target.list_price && (
              <span className="shrink-0 text-note tabular-nums">{unitPrice(target.list_price)}</span>
            )}
          </label>
        ))}
        {found.data && targets.length === 0 && <p className="p-3 text-ink-soft">{t('noneFound')}</p>}
      </fieldset>
    </div>
  );
}
