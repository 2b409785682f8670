import type { Notice } from '../notice.ts';

/** JSON has no large whole numbers: they are stored as `{ "bigint": "123" }`, which no text can be taken for. */
export function storeNotice(notice: Notice): string {
  return JSON.stringify(notice, (_, value: unknown) =>
    typeof value === 'bigint' ? { bigint: String(value) } : value,
  );
}

export function readNotice(stored: unknown): Notice {
  return JSON.parse(JSON.stringify(stored), (_, value: unknown) =>
    isStoredBigint(value) ? BigInt(value.bigint) : value,
  ) as Notice;
}

function isStoredBigint(value: unknown): value is { bigint: string } {
  return typeof value === 'object' && value !== null && 'bigint' in value && typeof value.bigint === 'string';
}
