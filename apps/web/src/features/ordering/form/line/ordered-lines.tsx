import { keepDots } from '../../../../lib/keep-dots.ts';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { countPieces } from './form-line.ts';
import type { useLines } from './use-lines.ts';

/** What is about to be paid for: each line that has a price, with its quantity and link. */
export function OrderedLines({ lines }: Pick<ReturnType<typeof useLines>, 'lines'>) {
  const numbers = useNumbers();
  const t = useTranslations('ordering.lines');
  const priced = lines.flatMap(({ line, service, place }) =>
    service && place !== undefined ? [{ line, service }] : [],
  );
  if (priced.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-col gap-2 border-line border-b pb-4">
      {priced.map(({ line, service }) => (
        <li key={line.key} className="min-w-0">
          <span className="line-clamp-2 font-medium" dir="auto">
            {t('of', {
              quantity: numbers.count(countPieces(line, service)),
              service: keepDots(service.name),
            })}
          </span>
          {line.url !== '' && (
            <span dir="ltr" className="block truncate text-ink-soft text-note">
              {line.url}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
