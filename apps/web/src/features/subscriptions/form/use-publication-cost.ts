import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { publicationCostQuery } from '../api.ts';
import { largest, type TypeDraft } from './draft.ts';

const pause = 500;

/** Fetched after a pause in choosing. */
export function usePublicationCost(drafts: readonly TypeDraft[], contentsLimit: number) {
  // As text, so that equal requests compare as equal.
  const request = JSON.stringify({
    contents_limit: contentsLimit,
    services: drafts.map((draft) => ({ service_id: draft.serviceId, quantity: Number(largest(draft)) })),
  });
  const settled = useSettled(request, pause);
  const question = useMemo(() => JSON.parse(settled), [settled]);
  const { data, isFetching, isError } = useQuery(publicationCostQuery(useServices(), question));
  const isChecking = isFetching || settled !== request;
  return { cost: drafts.length === 0 || isError ? undefined : data, isChecking };
}
