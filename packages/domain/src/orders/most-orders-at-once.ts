/** How many orders one call may refill or cancel. */
export const mostOrdersAtOnce = 100;
