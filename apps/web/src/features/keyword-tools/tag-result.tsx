import type { GeneratedTags } from '@marquee/contract/generated/youtube.ts';
import {
  maxTagCharacters,
  tagCharacters,
  tagsAsText,
  tagsThatFit,
} from '@marquee/domain/keywords/tag-characters.ts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SourceNote } from '../../product/source-note.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useCopied } from '../../ui/actions/copy-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { TagChips } from './tag-chips.tsx';

const lowShare = 0.6;

/** As many of the most relevant as fit are chosen; the reader removes and adds. */
export function TagResult({ found }: { found: GeneratedTags }) {
  const t = useTranslations('keywords.tags');
  const all = found.tags.map(({ tag }) => tag);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(tagsThatFit(all)));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    // Below the form on phones, the answer would come unseen.
    const isLow = (top.current?.getBoundingClientRect().top ?? 0) > window.innerHeight * lowShare;
    if (isLow) top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const kept = all.filter((tag) => chosen.has(tag));
  const toggle = (tag: string) => {
    const next = new Set(chosen);
    if (!next.delete(tag)) next.add(tag);
    setChosen(next);
  };
  return (
    <div ref={top} tabIndex={-1} className="flex min-w-0 scroll-mt-24 flex-col gap-5 outline-none">
      <SourceNote source={found.source} />
      {all.length === 0 ? (
        <Card>
          <EmptyState
            illustration="search"
            title={t(found.kind === 'video' ? 'unread.title' : 'none.title')}
            text={t(found.kind === 'video' ? 'unread.text' : 'none.text')}
          />
        </Card>
      ) : (
        <Card title={t('result')} text={basis()} action={<CopyTags tags={kept} />}>
          <div className="flex flex-col gap-5">
            <CharacterCount tags={kept} />
            {kept.length > 0 ? (
              <TagChips tags={kept} isChosen onToggle={toggle} />
            ) : (
              <p className="text-ink-soft">{t('emptied')}</p>
            )}
            {kept.length < all.length && (
              <section className="flex flex-col gap-3 border-line border-t pt-4">
                <h3 className="font-medium">{t('more')}</h3>
                <TagChips tags={all.filter((tag) => !chosen.has(tag))} isChosen={false} onToggle={toggle} />
              </section>
            )}
          </div>
        </Card>
      )}
    </div>
  );

  function basis(): string {
    return found.kind === 'video' ? t('basis.video', { title: found.title ?? '' }) : t(`basis.${found.kind}`);
  }
}

function CharacterCount({ tags }: { tags: readonly string[] }) {
  const t = useTranslations('keywords.tags');
  const count = tagCharacters(tags);
  const isOver = count > maxTagCharacters;
  const limit = String(maxTagCharacters);
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        label={t('characters', { count: String(count), limit })}
        value={Math.min(count, maxTagCharacters)}
        max={maxTagCharacters}
        tone={isOver ? 'danger' : 'primary'}
      />
      <p role="status" className={isOver ? 'text-danger-text text-note' : 'sr-only'}>
        {isOver ? t('tooLong', { limit }) : ''}
      </p>
    </div>
  );
}

function CopyTags({ tags }: { tags: readonly string[] }) {
  const t = useTranslations('keywords.tags');
  const states = useTranslations('common.states');
  const { copied, copy } = useCopied(tagsAsText(tags));
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        variant="primary"
        disabled={tags.length === 0}
        icon={<Icon className="size-4" aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {copied ? states('copied') : t('copyAll')}
      </Button>
      <span className="sr-only" aria-live="polite">
        {copied ? states('copied') : ''}
      </span>
    </>
  );
}
