import type { Settings } from '@marquee/contract/generated/shell.ts';

export interface PanelRoute {
  /** `{…}` is a placeholder. */
  path: string;
  access: 'guest' | 'user' | 'only-guest';
  /** The page does not exist where the panel has this setting off. */
  needs?: keyof Settings;
  /** The page does not exist yet: its area is not built. */
  later?: true;
  leadsTo?: string;
}

const guest = (path: string, rest: Partial<PanelRoute> = {}): PanelRoute => ({
  path,
  access: 'guest',
  ...rest,
});
const user = (path: string, rest: Partial<PanelRoute> = {}): PanelRoute => ({
  path,
  access: 'user',
  ...rest,
});
const onlyGuest = (path: string): PanelRoute => ({ path, access: 'only-guest' });

const tasks = { needs: 'enable_tasks' } as const;
const keywordTools = { needs: 'keywordToolsIsEnabled' } as const;
const freeTrials = { needs: 'free_views_is_allowed' } as const;

/** Every public path of the panel, for guests and users. */
export const panelRoutes: readonly PanelRoute[] = [
  guest('/'),
  guest('/services'),
  guest('/services/{slug}'),
  guest('/{slug}'),
  guest('/about-youtube-keyword-tool', keywordTools),
  user('/account-management'),
  user('/add-funds'),
  user('/add-funds/error'),
  user('/add-funds/success'),
  user('/api'),
  guest('/api/documentation'),
  user('/bonuses', { needs: 'enable_bonuses' }),
  user('/card-verification'),
  user('/channel-statistics'),
  user('/child-panels', { needs: 'enabled_child_panels' }),
  user('/dashboard'),
  user('/drip-feed'),
  user('/finances'),
  guest('/free-trials', freeTrials),
  guest('/free-trials/{id}', freeTrials),
  user('/grades', { needs: 'grades_enabled' }),
  user('/keywords-tools', keywordTools),
  onlyGuest('/login'),
  onlyGuest('/register'),
  onlyGuest('/password/reset'),
  user('/my-services'),
  guest('/not-found'),
  user('/orders'),
  user('/orders/{id}'),
  guest('/orders/create'),
  user('/order-widgets'),
  guest('/plans-and-pricing', keywordTools),
  user('/profile'),
  user('/referral-program'),
  guest('/site-view'),
  user('/statistics'),
  guest('/subscription-about'),
  user('/subscriptions'),
  user('/subscriptions/{id}'),
  guest('/tags-generator', keywordTools),
  user('/tasks', tasks),
  guest('/tasks/faq', tasks),
  guest('/tasks/how-to-connect-a-youtube-account', tasks),
  guest('/tasks/how-to-perform-the-tasks', tasks),
  guest('/tasks/how-to-use-rewards', tasks),
  guest('/tasks/start-earning', tasks),
  guest('/unsubscribe/{userId}'),
  user('/youtube-campaign', keywordTools),
  user('/youtube-campaign/create', keywordTools),
  user('/youtube-campaign/{id}', keywordTools),
  guest('/impersonate', { leadsTo: '/login' }),
  guest('/user-widget-auth', { leadsTo: '/login' }),
  guest('/free-views', { leadsTo: '/free-trials' }),
  guest('/subscriptions/create', { leadsTo: '/orders/create?type=autopromotion' }),
  // Besides the catalogue: support, payouts, and the targets of payments and mails.
  guest('/updates'),
  user('/tickets'),
  user('/notifications'),
  user('/saved-links'),
  guest('/terms'),
  guest('/privacy'),
  guest('/refunds'),
  guest('/contact'),
  user('/withdrawal'),
  user('/linked-cards'),
  user('/webhooks'),
  user('/security'),
  guest('/unsubscribe'),
];
