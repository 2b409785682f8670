import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const choices = [1, 2, 3, 4, 5];

interface StarsInputProps {
  label: string;
  value: number | undefined;
  onValueChange(stars: number): void;
}

/** Radio buttons, so that arrow keys, Tab and screen readers work. */
export function StarsInput({ label, value = 0, onValueChange }: StarsInputProps) {
  const t = useTranslations('service.reviews');
  const name = useId();
  return (
    <fieldset className="-ms-2 inline-flex">
      <legend className="sr-only">{label}</legend>
      {choices.map((stars) => (
        <label
          key={stars}
          className="grid size-tap place-items-center rounded-md hover:bg-hover has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={value === stars}
            onChange={() => onValueChange(stars)}
            aria-label={t('stars', { count: stars })}
            className="sr-only"
          />
          <Star
            className={`size-6 ${stars <= value ? 'fill-star text-star' : 'text-control'}`}
            aria-hidden="true"
          />
        </label>
      ))}
    </fieldset>
  );
}
