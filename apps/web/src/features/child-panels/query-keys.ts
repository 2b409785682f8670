/** Keys of the query cache. To refresh all that begins with a key, invalidate the shorter one. */
export const childPanelKeys = {
  all: ['child-panels'],
  list: ['child-panels', 'list'],
  one: (childPanelId: string) => ['child-panels', 'one', childPanelId] as const,
  statistics: (childPanelId: string, query: object) =>
    ['child-panels', 'statistics', childPanelId, query] as const,
  domainCheck: (query: object) => ['child-panel-domain', query] as const,
} as const;

/** What only staff see. */
export const staffPanelKeys = {
  all: ['admin', 'child-panels'],
  list: <Filters extends object>(filters: Filters) => ['admin', 'child-panels', 'list', filters] as const,
  one: (childPanelId: number) => ['admin', 'child-panels', 'one', childPanelId] as const,
} as const;
