import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { popupClass } from '../overlays/overlay-style.ts';
import { controlFrame } from './control-style.ts';
import type { FieldControl } from './field.tsx';

type Option = { value: string; label: string; note?: string; picture?: ReactNode };

type RichSelectProps = Partial<FieldControl> & {
  options: readonly Option[];
  value: string | null;
  onValueChange: (value: string) => void;
  placeholder: string;
  disabled?: boolean;
};

function OptionRow({ option }: { option: Option }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2.5 text-start">
      {option.picture}
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
      {option.note && <span className="shrink-0 text-ink-faint text-note tabular-nums">{option.note}</span>}
    </span>
  );
}

/** Options with a picture and a note. Loads Base UI's popup, so first pages use `Select` instead. */
export function RichSelect({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  ...control
}: RichSelectProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    // Base UI hides its form input by a style attribute, which our content security policy blocks in server HTML.
    <div className="relative [&>input]:sr-only">
      <BaseSelect.Root
        items={options}
        value={value}
        disabled={disabled}
        onValueChange={(next) => next !== null && onValueChange(next)}
      >
        <BaseSelect.Trigger
          {...control}
          className={classNames(
            controlFrame,
            'flex min-h-tap items-center gap-2 px-3 aria-invalid:border-danger data-disabled:opacity-60',
          )}
        >
          {chosen ? (
            <OptionRow option={chosen} />
          ) : (
            <span className="flex-1 text-start text-ink-faint">{placeholder}</span>
          )}
          <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
        </BaseSelect.Trigger>
        {/* Its own style element would only hide a scroll bar that this popup keeps. */}
        <CSPProvider disableStyleElements>
          <BaseSelect.Portal>
            <BaseSelect.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-60 outline-none">
              <BaseSelect.Popup
                className={classNames(
                  popupClass,
                  'max-h-[min(20rem,var(--available-height))] min-w-(--anchor-width) overflow-y-auto p-1',
                )}
              >
                {options.map((option) => (
                  <BaseSelect.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-tap cursor-pointer items-center gap-2 rounded-sm px-2.5 outline-none data-highlighted:bg-hover data-selected:font-medium"
                  >
                    <BaseSelect.ItemText className="flex min-w-0 flex-1">
                      <OptionRow option={option} />
                    </BaseSelect.ItemText>
                    <span className="size-4 shrink-0 text-primary-text">
                      <BaseSelect.ItemIndicator>
                        <Check className="size-4" aria-hidden="true" />
                      </BaseSelect.ItemIndicator>
                    </span>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </CSPProvider>
      </BaseSelect.Root>
    </div>
  );
}
