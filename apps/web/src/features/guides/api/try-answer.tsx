import { useTranslations } from 'use-intl';
import { CodeBlock } from '../../../ui/text/code-block.tsx';
import type { Called } from './call-api.ts';
import { shownAnswer } from './shown-answer.ts';

export function TryAnswer({ called }: { called: Called }) {
  const t = useTranslations('reseller');
  const labels = useTranslations('common');
  const { code, entries } = shownAnswer(called.text);
  const facts = [`HTTP ${called.status}`, `${called.milliseconds} ms`];
  if (called.retryAfter !== null) facts.push(`Retry-After: ${called.retryAfter}`);
  return (
    <div className="grid gap-2">
      <CodeBlock
        title={`${t('answer')} · ${facts.join(' · ')}`}
        code={code}
        copyLabel={labels('actions.copy')}
        copiedLabel={labels('states.copied')}
      />
      {entries !== undefined && <p className="text-ink-faint text-note">{t('try.shortened', { entries })}</p>}
    </div>
  );
}
