import type { Feature } from '../../platform/feature.ts';
import { completeLinkRulesJob } from './complete-link-rules.job.ts';
import { linkRoutes } from './links.routes.ts';

export { checkLink } from './check-link.ts';
export { addKnownLinkRules } from './complete-link-rules.ts';
export { describeLink, embedHosts } from './describe-link.ts';
export { identifyNetwork, linkOfNetwork } from './identify-network.ts';
export { listBlockedLinks, setBlockedLinks } from './set-blocked-links.ts';

export const links: Feature = { name: 'links', routes: linkRoutes, jobs: [completeLinkRulesJob] };
