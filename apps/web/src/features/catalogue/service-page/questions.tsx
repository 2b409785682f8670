import type { Question } from '@marquee/contract/generated/catalogue.ts';
import { ChevronDown } from 'lucide-react';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** The browser's own disclosure: it works without scripts and is found by "find in page". */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('catalogue');
  if (questions.length === 0) return null;
  return (
    <Card title={t('questions')}>
      <div className="-my-3 divide-y divide-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-tap list-none items-center justify-between gap-4 rounded-sm py-3 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                className="size-4.5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <p className="max-w-[76ch] whitespace-pre-line text-pretty pb-4 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}
