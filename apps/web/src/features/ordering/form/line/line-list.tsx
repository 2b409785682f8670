import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { keepDots } from '../../../../lib/keep-dots.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import type { FormErrors } from '../../checkout/form-errors.ts';
import { countPieces } from './form-line.ts';
import type { useLines } from './use-lines.ts';

interface LineListProps {
  form: ReturnType<typeof useLines>;
  errors: FormErrors;
}

/** Several services at once: one is open above, the others are listed here. */
export function LineList({ form, errors }: LineListProps) {
  const numbers = useNumbers();
  const t = useTranslations('ordering.lines');
  const { lines, active, activate, add, remove } = form;
  const another = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label={t('label')} className="flex flex-col gap-3">
      <ol className="flex flex-col gap-2">
        {lines.map(({ line, service, place }) => {
          const problems = Object.values(errors.lines.get(place ?? -1) ?? {});
          const name = service ? keepDots(service.name) : t('empty');
          const pieces = service ? countPieces(line, service) : 0n;
          return (
            <li
              key={line.key}
              className={classNames(
                'flex items-center gap-2 rounded-md border px-3 py-2',
                problems.length > 0 ? 'border-danger' : 'border-line',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 font-medium" dir="auto">
                  {pieces > 0n ? t('of', { quantity: numbers.count(pieces), service: name }) : name}
                </span>
                <span dir="ltr" className="block truncate text-ink-faint text-note">
                  {line.url}
                </span>
                {problems.map((problem) => (
                  <span key={problem} className="block text-danger-text text-note">
                    {problem}
                  </span>
                ))}
              </span>
              {line.key === active.key ? (
                <Badge tone="primary">{t('editing')}</Badge>
              ) : (
                <IconButton
                  icon={<Pencil className="size-4" />}
                  label={t('edit')}
                  onClick={({ currentTarget: { form: element } }) => {
                    activate(line.key);
                    // The pressed button becomes a badge, so focus moves to the editor.
                    requestAnimationFrame(() =>
                      element?.querySelector<HTMLElement>('input[name=url]')?.focus(),
                    );
                  }}
                />
              )}
              {lines.length > 1 && (
                <IconButton
                  icon={<Trash2 className="size-4" />}
                  label={t('remove', { service: name })}
                  onClick={() => {
                    remove(line.key);
                    another.current?.focus();
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      <Button
        ref={another}
        className="self-start"
        icon={<Plus className="size-4" aria-hidden="true" />}
        onClick={() => add({ url: active.url, networkId: active.networkId })}
      >
        {t('add')}
      </Button>
    </section>
  );
}
