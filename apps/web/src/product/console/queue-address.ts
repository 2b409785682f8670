import type { QueueName } from '@marquee/contract/console/queues.ts';

/** Where the work of a queue is done: a page of the same name. */
export const queueAddress = (name: QueueName): string => `/admin/${name}`;
