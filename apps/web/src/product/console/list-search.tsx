import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Input } from '../../ui/forms/input.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { ListAddress } from './use-list-address.ts';

interface ListSearchProps {
  address: ListAddress;
  label?: string | undefined;
  /** Where many numbers may be pasted. */
  longest?: number | undefined;
}

/** Searches on Enter: what is typed is a whole number or address, not the beginning of one. */
export function ListSearch({ address, label, longest = 254 }: ListSearchProps) {
  const t = useTranslations('admin.list');
  const name = label ?? t('search');
  const current = address.get('search') ?? '';
  const [text, setText] = useState(current);
  const [last, setLast] = useState(current);
  // Going back in the browser changes what was searched for.
  if (last !== current) {
    setLast(current);
    setText(current);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    address.filter('search', text.trim() || undefined);
  };
  return (
    <search className="min-w-[min(14rem,100%)] flex-1 max-tablet:basis-full tablet:max-w-96">
      <form onSubmit={search}>
        <Input
          type="search"
          name="search"
          aria-label={name}
          placeholder={name}
          leading={<Search className="size-4" aria-hidden="true" />}
          maxLength={longest}
          value={text}
          onPaste={(event) => {
            // The field has one line: numbers of a column must not run together.
            const pasted = event.clipboardData.getData('text');
            if (!/\S[\r\n]+\S/.test(pasted)) return;
            event.preventDefault();
            setText(`${text} ${pasted.split(/\s+/).join(' ')}`.trim().slice(0, longest));
          }}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value === '') address.filter('search', undefined);
          }}
        />
      </form>
    </search>
  );
}
