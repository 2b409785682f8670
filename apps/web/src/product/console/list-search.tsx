import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Input } from '../../ui/forms/input.tsx';
import type { ListAddress } from './use-list-address.ts';

/** Searches on Enter: what is typed is a whole number or address, not the beginning of one. */
export function ListSearch({ address, label }: { address: ListAddress; label?: string | undefined }) {
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
    <search className="min-w-0 flex-1 tablet:max-w-80">
      <form onSubmit={search}>
        <Input
          type="search"
          name="search"
          aria-label={name}
          placeholder={name}
          leading={<Search className="size-4" aria-hidden="true" />}
          maxLength={254}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value === '') address.filter('search', undefined);
          }}
        />
      </form>
    </search>
  );
}
