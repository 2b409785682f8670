import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Input } from './input.tsx';

interface SearchOnEnterProps {
  label: string;
  value: string;
  onSearch(text: string): void;
}

/** Searches on Enter or blur, because each search is a request. */
export function SearchOnEnter({ label, value, onSearch }: SearchOnEnterProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit}>
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        leading={<Search className="size-4" aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => submit()}
      />
    </form>
  );
}
