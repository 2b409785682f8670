interface FilterChipsProps<Value extends string> {
  /** The group's name for screen readers. */
  legend: string;
  allLabel: string;
  values: readonly Value[];
  chosen: readonly Value[];
  labelOf(value: Value): string;
  onChange(values: Value[]): void;
}

const chipLook =
  'flex min-h-tap shrink-0 items-center whitespace-nowrap rounded-full border border-control px-3.5 font-medium text-ink-soft text-note transition-colors hover:bg-hover aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-text tablet:min-h-8';

/** One row that scrolls sideways; several chips may be active, none means all. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { legend, allLabel, values, chosen, labelOf, onChange } = props;
  const toggle = (value: Value) => onChange(values.filter((one) => (one === value) !== chosen.includes(one)));
  return (
    <fieldset className="-mx-4 min-w-0 tablet:mx-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] tablet:flex-wrap tablet:px-0">
        <button
          type="button"
          aria-pressed={chosen.length === 0}
          onClick={() => onChange([])}
          className={chipLook}
        >
          {allLabel}
        </button>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
            className={chipLook}
          >
            {labelOf(value)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
