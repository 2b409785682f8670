import { useRef } from 'react';

interface RequestKey {
  /** The same for the same body until it was answered: a second press or a lost answer orders once. */
  keyFor(body: object): string;
  answered(): void;
}

export function useRequestKey(): RequestKey {
  const kept = useRef<{ key: string; body: string | undefined }>(undefined);
  const renew = (body?: string) => {
    kept.current = { key: crypto.randomUUID(), body };
    return kept.current;
  };
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body);
      const current = kept.current ?? renew();
      if (current.body === undefined) current.body = text;
      return current.body === text ? current.key : renew(text).key;
    },
    answered: () => {
      renew();
    },
  };
}
