import type { DomainSuggestion } from '@marquee/contract/generated/earn.ts';
import type { ChildDomainType, DomainAvailability } from '@marquee/domain/child-panels/child-panel.ts';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface DomainCheckProps {
  type: ChildDomainType;
  answer: { domain: string; availability: DomainAvailability; suggestions: DomainSuggestion[] } | undefined;
  isChecking: boolean;
  hasFailed: boolean;
  onChoose(domain: string): void;
}

/** Whether the name can be had, and others like it. */
export function DomainCheck({ type, answer, isChecking, hasFailed, onChoose }: DomainCheckProps) {
  const t = useTranslations('childPanels.check');
  return (
    <div className="flex flex-col gap-2 text-note">
      <div aria-live="polite" className="flex min-h-5 gap-1.5">
        {isChecking && (
          <>
            <Spinner className="mt-0.5 shrink-0 text-ink-faint" />
            <span className="text-ink-faint">{t('checking')}</span>
          </>
        )}
        {!isChecking && hasFailed && <span className="text-ink-soft">{t('failed')}</span>}
        {!isChecking && answer && (
          <Outcome type={type} domain={answer.domain} availability={answer.availability} />
        )}
      </div>
      {!isChecking && answer && (
        <Suggestions type={type} suggestions={answer.suggestions} onChoose={onChoose} />
      )}
    </div>
  );
}

interface OutcomeProps {
  type: ChildDomainType;
  domain: string;
  availability: DomainAvailability;
}

function Outcome({ type, domain, availability }: OutcomeProps) {
  const t = useTranslations('childPanels.check');
  const errors = useTranslations('errors.field');
  if (type === 'own')
    return (
      <>
        <Info className="mt-px size-4 shrink-0 text-info-text" aria-hidden="true" />
        <span className="wrap-anywhere min-w-0 text-ink-soft">{t(`own.${availability}`, { domain })}</span>
      </>
    );
  // A name below our own host is taken only by a panel here.
  const isTaken = availability === 'taken';
  const Icon = isTaken ? CircleAlert : CircleCheck;
  return (
    <span className={`flex min-w-0 gap-1.5 ${isTaken ? 'text-danger-text' : 'text-success-text'}`}>
      <Icon className="mt-px size-4 shrink-0" aria-hidden="true" />
      <span className="wrap-anywhere min-w-0">
        {isTaken ? errors('domain_taken') : t('available', { domain })}
      </span>
    </span>
  );
}

interface SuggestionsProps {
  type: ChildDomainType;
  suggestions: readonly DomainSuggestion[];
  onChoose(domain: string): void;
}

function Suggestions({ type, suggestions, onChoose }: SuggestionsProps) {
  const t = useTranslations('childPanels.check');
  // What is taken, or what a registry said nothing about, helps nobody.
  const free = suggestions.filter(({ availability }) => availability === 'free');
  if (free.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="pb-1.5 text-ink-soft">{t('suggestions')}</legend>
      <div className="flex flex-wrap gap-2">
        {free.map(({ domain }) => (
          <button
            key={domain}
            type="button"
            onClick={() => onChoose(domain)}
            className="wrap-anywhere flex min-h-tap max-w-full flex-wrap items-center gap-x-2 rounded-md border border-line-strong bg-surface px-3 text-start hover:bg-hover tablet:pointer-fine:min-h-8"
          >
            <span className="font-medium">{domain}</span>
            {type === 'own' && <span className="text-success-text">{t('notRegistered')}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
