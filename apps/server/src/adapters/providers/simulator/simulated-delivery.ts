interface SimulatedOrder {
  quantity: bigint;
  delivers: bigint;
  starts_at: Date;
  ends_at: Date;
  canceled_at: Date | null;
}

/** Slow at first, fast in the middle, slow at the end; whole pieces only. */
export function simulatedDelivery(order: SimulatedOrder, now: Date): bigint {
  const at = order.canceled_at !== null && order.canceled_at < now ? order.canceled_at : now;
  const [from, to] = [order.starts_at.getTime(), order.ends_at.getTime()];
  if (at.getTime() <= from) return 0n;
  if (at.getTime() >= to) return order.delivers;
  const share = (at.getTime() - from) / (to - from);
  const eased = share * share * (3 - 2 * share);
  return (order.delivers * BigInt(Math.floor(eased * 1_000_000))) / 1_000_000n;
}
