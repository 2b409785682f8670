import type { OfferService, OfferType } from '@marquee/contract/generated/console.ts';
import { offerLimits } from '@marquee/domain/offers/special-offer.ts';
import { ArrowUp, X } from 'lucide-react';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { PartSearch } from './use-part-search.ts';

type Part = OfferType | OfferService;

interface PartListProps<Chosen> {
  label: string;
  chosen: readonly Chosen[];
  onChange(parts: readonly Chosen[]): void;
}

interface PartPickerProps<Chosen> extends PartListProps<Chosen> {
  searchLabel: string;
  search: PartSearch;
  found: readonly Chosen[] | undefined;
  error: string | undefined;
}

/** Services or types by number or name; what is chosen stands below, in the order of the strip. */
export function PartPicker<Chosen extends Part>(props: PartPickerProps<Chosen>) {
  const { searchLabel, search, found, error, ...list } = props;
  const { chosen, onChange } = list;
  const t = useTranslations('adminOffers');
  const turn = (part: Chosen) =>
    onChange(
      chosen.some(({ id }) => id === part.id) ? chosen.filter(({ id }) => id !== part.id) : [...chosen, part],
    );
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={searchLabel}
        hint={t('searchHint')}
        maxLength={100}
        autoComplete="off"
        value={search.text}
        onValueChange={search.setText}
        // Enter would save the offer.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={error}
      />
      {search.text.trim() !== '' && (
        <fieldset
          aria-busy={search.isFetching}
          className="max-h-60 overflow-y-auto rounded-md border border-line p-1"
        >
          <legend className="sr-only">{searchLabel}</legend>
          {(found ?? []).map((part) => {
            const isChosen = chosen.some(({ id }) => id === part.id);
            return (
              <label
                key={part.id}
                className="flex min-h-tap cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1 hover:bg-hover has-[:checked]:bg-primary-soft"
              >
                <input
                  type="checkbox"
                  className="check-box shrink-0"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= offerLimits.parts}
                  onChange={() => turn(part)}
                />
                <PartName part={part} />
              </label>
            );
          })}
          {found?.length === 0 && <p className="p-3 text-ink-soft">{t('noneFound')}</p>}
        </fieldset>
      )}
      {chosen.length > 0 && <ChosenParts {...list} />}
    </div>
  );
}

function ChosenParts<Chosen extends Part>({ label, chosen, onChange }: PartListProps<Chosen>) {
  const t = useTranslations('adminOffers');
  const moveUp = (index: number) => {
    const next = chosen.toSpliced(index, 1);
    const moved = chosen[index];
    if (moved) onChange(next.toSpliced(index - 1, 0, moved));
  };
  return (
    <ol aria-label={label} className="rounded-md border border-line">
      {chosen.map((part, index) => (
        <li
          key={part.id}
          className="flex items-center gap-1 border-line border-t py-1 pe-1 ps-3 first:border-t-0"
        >
          <PartName part={part} />
          <IconButton
            size="small"
            icon={<ArrowUp className="size-4" />}
            label={t('moveUp', { name: part.name })}
            disabled={index === 0}
            onClick={() => moveUp(index)}
          />
          <IconButton
            size="small"
            icon={<X className="size-4" />}
            label={t('remove', { name: part.name })}
            onClick={() => onChange(chosen.filter(({ id }) => id !== part.id))}
          />
        </li>
      ))}
    </ol>
  );
}

function PartName({ part }: { part: Part }) {
  const t = useTranslations('adminOffers');
  const { id, name, group, is_shown } = part;
  const isRestricted = 'is_restricted' in part && part.is_restricted;
  return (
    <span className="min-w-0 flex-1">
      <span className="block break-words">
        {name} <span className="text-ink-faint text-note tabular-nums">#{id}</span>{' '}
        {!is_shown && <Badge tone="warning">{t('notOnSale')}</Badge>}
        {isRestricted && <Badge>{t('restricted')}</Badge>}
      </span>
      <span className="block truncate text-ink-faint text-note">{group}</span>
    </span>
  );
}
