import type { ChildDomainType } from '@marquee/domain/child-panels/child-panel.ts';
import { Globe, Zap } from 'lucide-react';
import { useId } from 'react';
import { Choice } from '../../../ui/forms/choice.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const icons = { subdomain: Zap, own: Globe };
const types = ['subdomain', 'own'] as const;

interface DomainTypeChoiceProps {
  value: ChildDomainType;
  onChange(type: ChildDomainType): void;
}

export function DomainTypeChoice({ value, onChange }: DomainTypeChoiceProps) {
  const t = useTranslations('childPanels.create');
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1.5 font-medium">{t('type')}</legend>
      <div className="grid gap-2 tablet:grid-cols-2">
        {types.map((type) => {
          const Icon = icons[type];
          return (
            <Choice
              key={type}
              name={name}
              value={type}
              isChosen={value === type}
              onChoose={() => onChange(type)}
              className="items-start py-3"
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-icons" aria-hidden="true" />
              <span className="min-w-0">
                <span className="block font-medium">{t(`types.${type}`)}</span>
                <span className="block text-ink-soft text-note">{t(`typeHints.${type}`)}</span>
              </span>
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}
