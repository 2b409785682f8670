import { useSearchParams } from 'react-router';

export interface ListAddress {
  get(name: string): string | undefined;
  /** Another filter begins at the first page, with nothing open. */
  filter(name: string, value: string | undefined): void;
  goTo(after: number | undefined): void;
  open(id: number | undefined): void;
  opened: number | undefined;
  after: number | undefined;
  /** Filters, order and columns, without page and open row: what a saved view keeps. */
  view: string;
  show(view: string): void;
}

/** Filters, page and open row of a console table stand in the address, so that it can be shared and gone back in. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    get: (name) => params.get(name) ?? undefined,
    filter: (name, value) => change({ [name]: value, after: undefined, open: undefined }, true),
    goTo: (after) => change({ after: after?.toString(), open: undefined }),
    open: (id) => change({ open: id?.toString() }, params.has('open') && id !== undefined),
    opened: wholeNumber(params.get('open')),
    after: wholeNumber(params.get('after')),
    view: viewOf(params),
    show: (view) => setParams(new URLSearchParams(view), { preventScrollReset: true }),
  };
}

/** In the order of the names, so that the same view always reads the same. */
function viewOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('after');
  kept.delete('open');
  kept.sort();
  return kept.toString();
}

export function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}
