import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { partsQuery } from './api.ts';

export type PartSearch = ReturnType<typeof usePartSearch>;

/** Asks when the typing pauses, and not before something is typed. */
export function usePartSearch() {
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), 250);
  const { data, isFetching } = useQuery({ ...partsQuery(useServices(), settled), enabled: settled !== '' });
  return { text, setText, isFetching, found: data };
}
