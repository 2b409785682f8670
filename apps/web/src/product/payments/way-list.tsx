import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Choice } from '../../ui/forms/choice.tsx';
import { MethodInformation } from './method-information.tsx';
import { PaymentMark } from './payment-mark.tsx';
import type { WayToPay } from './ways-to-pay.ts';

export type ListedWay = Pick<WayToPay, 'key' | 'name' | 'icon' | 'flow' | 'description' | 'information'> & {
  /** Below the name: what it costs, or why it cannot be used. */
  note: string;
  /** It does not take this amount. */
  isOutsideLimits: boolean;
};

interface WayListProps {
  legend: string;
  ways: readonly ListedWay[];
  chosenKey: string | undefined;
  onChoose(key: string): void;
  onFocus?(): void;
  /** Shown below the chosen way. */
  help?: ReactNode;
  /** Shown where there is no way to pay. */
  empty?: string;
  error?: string | undefined;
}

/** The ways to pay, and what the operator wants a payer to know of the chosen one. */
export function WayList(props: WayListProps) {
  const { legend, ways, chosenKey, onChoose, onFocus, help, empty, error } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0" onFocus={onFocus}>
      <legend className="pb-1.5 font-medium">{legend}</legend>
      {ways.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <div className="flex flex-col gap-2">
        {ways.map((way) => {
          const isChosen = way.key === chosenKey;
          const { isOutsideLimits } = way;
          return (
            <div
              key={way.key}
              className="flex flex-col gap-2"
              data-outside-limits={isOutsideLimits || undefined}
            >
              <Choice
                name={name}
                value={way.key}
                isChosen={isChosen}
                onChoose={() => onChoose(way.key)}
                className="py-2"
              >
                <span className="shrink-0 text-ink-soft">
                  <PaymentMark icon={way.icon} isCard={way.flow === 'linked_card'} />
                </span>
                <span className="min-w-0 flex-1">
                  <span
                    className={classNames(
                      'block truncate font-medium',
                      isOutsideLimits && !isChosen && 'text-ink-faint',
                    )}
                  >
                    {way.name}
                  </span>
                  {way.note !== '' && (
                    <span
                      className={classNames(
                        'block text-note tabular-nums',
                        isOutsideLimits ? 'text-warning-text' : 'text-ink-soft',
                      )}
                    >
                      {way.note}
                    </span>
                  )}
                  {isChosen && way.description !== '' && (
                    <span dir="auto" className="block text-ink-soft text-note">
                      {way.description}
                    </span>
                  )}
                </span>
              </Choice>
              {isChosen && help}
              {isChosen && way.information && <MethodInformation method={way.information} />}
            </div>
          );
        })}
      </div>
      {error && (
        <p role="alert" className="pt-1.5 text-danger-text text-note">
          {error}
        </p>
      )}
    </fieldset>
  );
}
