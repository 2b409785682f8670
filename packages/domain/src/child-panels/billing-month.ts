/** The same day of the next month, or its last day; months keep to the day they began with. */
export function nextMonthEnd(from: Date, billingDay: number = from.getUTCDate()): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(billingDay, lastDay));
  return end;
}
