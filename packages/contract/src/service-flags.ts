/** Switches of a service, added up in the column `flags`. */
export const serviceFlag = {
  dripFeed: 1,
  package: 2,
  refill: 4,
  cancel: 8,
  deactivated: 16,
} as const;
