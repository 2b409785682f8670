import { firstWeekday } from '@marquee/domain/format/calendar.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import { languageTag } from '@marquee/domain/locale/locales.ts';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { classNames } from '../../ui/class-names.ts';
import { controlFrame } from '../../ui/forms/control-style.ts';
import { Field, type FieldControl } from '../../ui/forms/field.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { OnceOpened } from '../../ui/overlays/once-opened.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useRenderedAt } from '../preferences/rendered-at.tsx';

const loadPopup = () => import('../../ui/forms/calendar-popup.tsx');
const CalendarPopup = lazyComponent(async () => (await loadPopup()).CalendarPopup);

interface DayProps {
  label: string;
  /** `2026-11-05`, in UTC. */
  value: string | undefined;
  earliest?: string | undefined;
  latest?: string | undefined;
  onChange(day: string): void;
}

interface DayFieldProps extends DayProps {
  /** Shows the label inside the field, where a row of fields has no room above. */
  labelInside?: boolean;
  note?: string;
  error?: string | undefined;
}

/** A date. The browser's own field follows the language of the browser; this one follows the page. */
export function DayField({ labelInside = false, note, error, ...day }: DayFieldProps) {
  return (
    <Field label={day.label} note={note} error={error} hideLabel={labelInside}>
      {(control) => <DayButton {...day} control={control} prefix={labelInside ? day.label : undefined} />}
    </Field>
  );
}

interface DayButtonProps extends DayProps {
  control: FieldControl;
  prefix: string | undefined;
}

function DayButton({ control, prefix, label, value = '', onChange, ...limits }: DayButtonProps) {
  const t = useTranslations('common');
  const { locale } = useServices();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const today = formatDate(new Date(useRenderedAt()));
  const shown = value || t('calendar.choose');
  // A button takes no `aria-invalid`: the error is its description.
  const { 'aria-invalid': isWrong, ...named } = control;
  return (
    <>
      <button
        {...named}
        ref={anchor}
        type="button"
        aria-label={`${label} ${shown}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPopup()}
        onFocus={() => void loadPopup()}
        onClick={() => setOpen(!open)}
        className={classNames(
          controlFrame,
          'flex min-h-tap items-center gap-2 px-3 text-start',
          isWrong && 'border-danger',
        )}
      >
        {prefix && <span className="shrink-0 text-ink-faint text-note">{prefix}</span>}{' '}
        <span className={classNames('min-w-0 flex-1 truncate', value ? 'tabular-nums' : 'text-ink-faint')}>
          {shown}
        </span>
        <CalendarDays className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      </button>
      <OnceOpened open={open}>
        <CalendarPopup
          {...limits}
          open={open}
          onOpenChange={setOpen}
          anchor={anchor}
          label={label}
          value={value}
          today={today}
          languageTag={languageTag(locale)}
          firstWeekday={firstWeekday(locale)}
          labels={{
            previousYear: t('calendar.previousYear'),
            previousMonth: t('calendar.previousMonth'),
            nextMonth: t('calendar.nextMonth'),
            nextYear: t('calendar.nextYear'),
          }}
          clearLabel={t('actions.clear')}
          onChoose={onChange}
        />
      </OnceOpened>
    </>
  );
}
