import { ApiError } from '@marquee/contract/client.ts';
import type { ChildDomainType } from '@marquee/domain/child-panels/child-panel.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { domainCheckQuery } from '../api.ts';
import { DomainCheck } from './domain-check.tsx';

interface DomainFieldProps {
  type: ChildDomainType;
  value: string;
  /** What follows the typed name. */
  suffix: string | undefined;
  error: string | undefined;
  onChange(value: string): void;
}

const pauseMs = 400;

/** The name, checked while it is typed. */
export function DomainField({ type, value, suffix, error, onChange }: DomainFieldProps) {
  const t = useTranslations('childPanels.create');
  const typed = value.trim();
  const settled = useSettled(typed, pauseMs);
  const check = useQuery({
    ...domainCheckQuery(useServices(), { domain: settled, domain_type: type }),
    enabled: settled !== '',
  });
  const isSettled = settled === typed && typed !== '';
  const problem = isSettled && !check.isFetching ? problemOf(check.error) : undefined;
  const isOwn = type === 'own';
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t(isOwn ? 'domain' : 'name')}
        hint={typed === '' ? t(isOwn ? 'domainHint' : 'nameHint') : undefined}
        error={error ?? problem}
      >
        {(control) => (
          <Input
            {...control}
            name="domain"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={300}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            trailing={suffix && <span className="max-w-48 truncate pe-1.5 text-ink-soft">{suffix}</span>}
          />
        )}
      </Field>
      {typed !== '' && !error && (
        <DomainCheck
          type={type}
          answer={isSettled ? check.data : undefined}
          isChecking={!isSettled || check.isFetching}
          hasFailed={isSettled && check.isError && problem === undefined}
          onChoose={(domain) => onChange(suffix ? domain.replace(suffix, '') : domain)}
        />
      )}
    </div>
  );
}

function problemOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields.domain?.[0];
}
