import type { TypeDraft } from './draft.ts';

/** What a guest has entered before signing in. */
export interface KeptForm {
  url: string;
  name: string;
  networkId: number | undefined;
  limit: number;
  /** By service type. */
  drafts: ReadonlyMap<number, TypeDraft>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'subscription_form';

/** Kept in the tab only, for the way to the sign-in page and back. */
export function keepForm(storage: Storage, { drafts, ...form }: KeptForm): void {
  const rows = [...drafts].map(([typeId, draft]) => ({
    ...draft,
    typeId,
    quantity: String(draft.quantity),
    maxQuantity: draft.maxQuantity === null ? null : String(draft.maxQuantity),
  }));
  storage.setItem(key, JSON.stringify({ ...form, drafts: rows }));
}

/** Once: a form that was sent or left behind does not come back. */
export function takeKeptForm(storage: Storage): KeptForm | undefined {
  const text = storage.getItem(key);
  storage.removeItem(key);
  if (text === null) return undefined;
  try {
    const { drafts, ...form } = JSON.parse(text);
    return { ...form, drafts: new Map(drafts.map(readDraft)) };
  } catch {
    return undefined;
  }
}

function readDraft({ typeId, ...row }: Record<string, unknown> & { typeId: number }): [number, TypeDraft] {
  const { quantity, maxQuantity } = row as { quantity: string; maxQuantity: string | null };
  const draft = row as unknown as TypeDraft;
  return [
    typeId,
    {
      ...draft,
      quantity: BigInt(quantity),
      maxQuantity: maxQuantity === null ? null : BigInt(maxQuantity),
    },
  ];
}
