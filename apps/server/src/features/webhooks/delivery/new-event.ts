import { randomUUID } from 'node:crypto';

/** One event as it goes out: the id is the same however often and wherever it is sent. */
export function newEvent<Type extends string>(type: Type, data: object, at: Date) {
  const id = randomUUID();
  const body = JSON.stringify({ id, type, created_at: at.toISOString(), data });
  return { event_id: id, event: type, body };
}
