import type { ReactNode } from 'react';
import { useTranslations } from './use-translations.tsx';

const place = '\n';

/** A name and its value with the marks that the language puts between them: French and Japanese have their own. */
export function useLabelled(): (label: string, value: string) => string {
  const t = useTranslations('common.words');
  return (label, value) => t('labelled', { label, value });
}

export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  const [before, after] = useLabelled()(label, place).split(place);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
