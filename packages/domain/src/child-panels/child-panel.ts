export const childPanelStatuses = ['pending_dns', 'active', 'expired', 'frozen', 'terminated'] as const;
export type ChildPanelStatus = (typeof childPanelStatuses)[number];

/** A domain of the owner's own, or a name below the parent's. */
export const childDomainTypes = ['own', 'subdomain'] as const;
export type ChildDomainType = (typeof childDomainTypes)[number];

/** Whether a domain can still be registered; unknown when the registry did not say. */
export const domainAvailabilities = ['free', 'taken', 'unknown'] as const;
export type DomainAvailability = (typeof domainAvailabilities)[number];
