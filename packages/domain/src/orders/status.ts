export const orderStatuses = [
  'unpaid',
  'in_moderation',
  'in_processing',
  'stopped',
  'error',
  'completed',
  'canceled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Paid for and not ended: the money is in escrow, and the link cannot be ordered again. */
export const activeStatuses = [
  'in_moderation',
  'in_processing',
  'stopped',
  'error',
] as const satisfies readonly OrderStatus[];

export type CustomerAction = 'pay' | 'delete' | 'cancel' | 'pause' | 'activate' | 'refill' | 'reorder';

export interface OrderCircumstances {
  serviceCanPause: boolean;
  /** Matters only while a provider has the order; otherwise the panel itself can cancel it. */
  serviceCanCancel: boolean;
  isInsideGuarantee: boolean;
}

const actionsByStatus: Record<OrderStatus, readonly CustomerAction[]> = {
  unpaid: ['pay', 'delete'],
  in_moderation: ['cancel'],
  in_processing: ['pause', 'cancel'],
  stopped: ['activate', 'cancel'],
  error: ['activate', 'cancel'],
  completed: ['refill', 'reorder'],
  canceled: ['delete', 'reorder'],
};

export function customerActions(status: OrderStatus, circumstances: OrderCircumstances): CustomerAction[] {
  return actionsByStatus[status].filter((action) => {
    if (action === 'pause') return circumstances.serviceCanPause;
    if (action === 'refill') return circumstances.isInsideGuarantee;
    if (action === 'cancel' && status === 'in_processing') return circumstances.serviceCanCancel;
    return true;
  });
}
