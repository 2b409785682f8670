/** What the units of a key are spent on. */
export const quotaUses = ['verification', 'rankings', 'reports', 'competition', 'tags', 'tests'] as const;
export type QuotaUse = (typeof quotaUses)[number];
