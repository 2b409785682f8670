import { maxCampaignKeywords } from '@marquee/domain/campaigns/campaign.ts';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Chips } from './chips.tsx';
import { addKeywords } from './keyword-list.ts';

interface KeywordFieldProps {
  keywords: readonly string[];
  error: string | undefined;
  onChange(keywords: readonly string[]): void;
  /** What is being typed, for suggestions. */
  typed: string;
  onType(text: string): void;
}

/** Keywords as chips: typed one by one or pasted as a list. */
export function KeywordField({ keywords, error, onChange, typed, onType }: KeywordFieldProps) {
  const t = useTranslations('campaigns.form');
  const add = (text: string) => {
    onChange(addKeywords(keywords, text));
    onType('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends a word of an input method is not meant for the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    event.preventDefault();
    add(typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\n\r,;]/.test(text.trim())) return;
    event.preventDefault();
    add(`${typed}\n${text}`);
  };
  return (
    <div>
      <Field
        label={t('keywords')}
        note={`${keywords.length} / ${maxCampaignKeywords}`}
        hint={t('keywordsHint')}
        error={error}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              className="min-w-0 flex-1"
              value={typed}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="enter"
              dir="auto"
              onChange={({ target }) => onType(target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            <Button disabled={typed.trim() === ''} onClick={() => add(typed)}>
              {t('addKeyword')}
            </Button>
          </div>
        )}
      </Field>
      <Chips
        label={t('keywords')}
        items={keywords.map((keyword) => ({
          id: keyword,
          text: keyword,
          removeLabel: t('removeKeyword', { keyword }),
        }))}
        onRemove={(id) => onChange(keywords.filter((keyword) => keyword !== id))}
      />
      {keywords.length > 5 && (
        <Button size="small" variant="quiet" className="mt-1" onClick={() => onChange([])}>
          {t('clearKeywords')}
        </Button>
      )}
    </div>
  );
}
