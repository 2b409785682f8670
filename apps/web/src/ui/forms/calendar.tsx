import {
  addDays,
  addMonths,
  daysIntoWeek,
  isSameMonth,
  type Weekday,
  weeksAround,
} from '@marquee/domain/format/calendar.ts';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';

export interface CalendarProps {
  /** `2026-11-05`, or empty. */
  value: string;
  today: string;
  earliest?: string | undefined;
  latest?: string | undefined;
  languageTag: string;
  /** 0 is Sunday, 1 is Monday, 6 is Saturday. */
  firstWeekday: Weekday;
  labels: { previousYear: string; previousMonth: string; nextMonth: string; nextYear: string };
  /** The day that takes the focus when the calendar opens. */
  focused: RefObject<HTMLButtonElement | null>;
  onChoose(day: string): void;
}

/** One month as a grid. Arrows move by days and weeks, Page Up and Page Down by months, with Shift by years. */
export function Calendar(props: CalendarProps) {
  const { value, today, earliest, latest, languageTag, firstWeekday, labels, focused, onChoose } = props;
  const [current, setCurrent] = useState(() => within(value || today, earliest, latest));
  const [hasMoved, setMoved] = useState(false);
  const titleId = useId();
  // The grid has one stop for Tab; arrows take the focus along.
  useEffect(() => {
    if (hasMoved) focused.current?.focus();
  });
  const text = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag, { ...style, timeZone: 'UTC' }).format(new Date(day));
  const turn = (months: number) => {
    setMoved(false);
    setCurrent(within(addMonths(current, months), earliest, latest));
  };
  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(event, current, firstWeekday);
    if (!next) return;
    event.preventDefault();
    setMoved(true);
    setCurrent(within(next, earliest, latest));
  };
  const weeks = weeksAround(current, firstWeekday);
  const turns = [
    { label: labels.previousYear, months: -12, icon: <ChevronsLeft className="size-4" /> },
    { label: labels.previousMonth, months: -1, icon: <ChevronLeft className="size-4" /> },
    { label: labels.nextMonth, months: 1, icon: <ChevronRight className="size-4" /> },
    { label: labels.nextYear, months: 12, icon: <ChevronsRight className="size-4" /> },
  ].map(({ months, ...button }) => (
    <IconButton
      key={months}
      {...button}
      disabled={within(addMonths(current, months), earliest, latest) === current}
      onClick={() => turn(months)}
    />
  ));
  return (
    <div>
      <div className="flex items-center pb-1">
        {turns.slice(0, 2)}
        <p
          id={titleId}
          aria-live="polite"
          className="min-w-0 flex-1 text-center font-semibold first-letter:uppercase"
        >
          {text(current, { year: 'numeric', month: 'long' })}
        </p>
        {turns.slice(2)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern for a calendar is a grid */}
      <table role="grid" aria-labelledby={titleId} onKeyDown={move}>
        <thead>
          <tr>
            {weekdays(weeks[0] ?? [], text).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="h-8 font-medium text-12 text-ink-faint">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isOutside = within(day, earliest, latest) !== day;
                return (
                  <td key={day} className="p-0">
                    <button
                      type="button"
                      ref={day === current ? focused : undefined}
                      tabIndex={day === current ? 0 : -1}
                      aria-label={text(day, { dateStyle: 'full' })}
                      aria-pressed={day === value}
                      aria-current={day === today ? 'date' : undefined}
                      disabled={isOutside}
                      onClick={() => onChoose(day)}
                      className={classNames(
                        'grid size-tap place-items-center rounded-md tabular-nums transition-colors disabled:opacity-40',
                        day === value ? 'bg-primary font-semibold text-on-primary' : 'enabled:hover:bg-hover',
                        day !== value && !isSameMonth(day, current) && 'text-ink-faint',
                        day !== value && day === today && 'font-semibold text-primary-text',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function dayAfterKey(event: KeyboardEvent, day: string, firstWeekday: Weekday): string | undefined {
  const { key, shiftKey, currentTarget } = event;
  // The next day stands at the left where the language is read from the right.
  const next = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const days: Record<string, number> = { ArrowLeft: -next, ArrowRight: next, ArrowUp: -7, ArrowDown: 7 };
  const months = shiftKey ? 12 : 1;
  const into = daysIntoWeek(day, firstWeekday);
  if (key === 'Home') return addDays(day, -into);
  if (key === 'End') return addDays(day, 6 - into);
  if (key === 'PageUp') return addMonths(day, -months);
  if (key === 'PageDown') return addMonths(day, months);
  const step = days[key];
  return step === undefined ? undefined : addDays(day, step);
}

/** Days as text compare like dates. */
function within(day: string, earliest: string | undefined, latest: string | undefined): string {
  if (earliest && day < earliest) return earliest;
  return latest && day > latest ? latest : day;
}

/** Short names, unless the language has long ones even then. */
function weekdays(week: readonly string[], text: (day: string, style: Intl.DateTimeFormatOptions) => string) {
  const short = week.map((day) => text(day, { weekday: 'short' }));
  const narrow = week.map((day) => text(day, { weekday: 'narrow' }));
  const shown = short.every((name) => name.length <= 4) ? short : narrow;
  return week.map((day, place) => ({ short: shown[place], long: text(day, { weekday: 'long' }) }));
}
