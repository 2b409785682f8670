import { maxKeywordLength } from '@marquee/domain/campaigns/campaign.ts';
import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../shell/forms/text-field.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { KeywordQuestion } from './api.ts';
import { CountryChoice } from './country-choice.tsx';

interface SearchFormProps {
  question: KeywordQuestion;
  isBusy: boolean;
  onSearch(question: KeywordQuestion): void;
}

export function SearchForm({ question, isBusy, onSearch }: SearchFormProps) {
  const t = useTranslations('keywords.form');
  const [keyword, setKeyword] = useState(question.keyword);
  const [country, setCountry] = useState(question.country);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const typed = keyword.trim();
    setMissing(typed === '');
    if (typed === '') form.current?.querySelector('input')?.focus();
    else onSearch({ keyword: typed, country });
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_15rem_auto]"
    >
      <TextField
        label={t('keyword')}
        placeholder={t('placeholder')}
        leading={<Search className="size-4" aria-hidden="true" />}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxKeywordLength}
        value={keyword}
        onValueChange={(value) => {
          setKeyword(value);
          setMissing(false);
        }}
        error={isMissing ? t('required') : undefined}
      />
      <CountryChoice value={country} onChange={setCountry} />
      {/* Beside the fields it stands below a label, like they do. */}
      <Button type="submit" variant="primary" loading={isBusy} className="tablet:mt-[calc(1.5em+6px)]">
        {t('search')}
      </Button>
    </form>
  );
}
