import type { QueueName } from '@marquee/contract/generated/console.ts';

/** Where the work of a queue is done: a page of the same name. */
export const queueAddress = (name: QueueName): string => `/admin/${name}`;
