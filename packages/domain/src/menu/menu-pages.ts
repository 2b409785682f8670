export interface MenuFeatures {
  bonuses: boolean;
  grades: boolean;
  childPanels: boolean;
  tasks: boolean;
  freeTrials: boolean;
  referralProgram: boolean;
  keywordTools: boolean;
}

export interface MenuPageRule {
  routeName: string;
  isAllowedForGuest: boolean;
  isAllowedForAuthorized: boolean;
  feature?: keyof MenuFeatures;
}

export interface MenuGroupRule<Name extends string = string> {
  routeName: Name;
  pages: readonly MenuPageRule[];
}

type Page<Name extends string> = MenuPageRule & { routeName: Name };
type Options = Pick<MenuPageRule, 'feature'>;

const everyone = <Name extends string>(routeName: Name, options: Options = {}): Page<Name> => ({
  routeName,
  isAllowedForGuest: true,
  isAllowedForAuthorized: true,
  ...options,
});
const users = <Name extends string>(routeName: Name, options: Options = {}): Page<Name> => ({
  ...everyone(routeName, options),
  isAllowedForGuest: false,
});
const guests = <Name extends string>(routeName: Name, options: Options = {}): Page<Name> => ({
  ...everyone(routeName, options),
  isAllowedForAuthorized: false,
});

const group = <Name extends string, Pages extends readonly MenuPageRule[]>(
  routeName: Name,
  pages: Pages,
) => ({
  routeName,
  pages,
});

/** The panel's own entries in sidebar order; `buildMenu` leaves out those that do not apply. */
export const menuPages = [
  users('dashboard'),
  everyone('index'),
  everyone('orders-create'),
  group('orders-group', [users('orders'), users('drip-feed'), users('subscriptions')]),
  users('my-services'),
  users('favorites'),
  users('finances'),
  users('add-funds'),
  users('bonuses', { feature: 'bonuses' }),
  users('grades', { feature: 'grades' }),
  users('statistics'),
  users('channel-statistics'),
  users('child-panels', { feature: 'childPanels' }),
  everyone('updates'),
  users('tickets'),
  users('api'),
  guests('free-trials', { feature: 'freeTrials' }),
  group('earn-group', [
    users('order-widgets'),
    users('referral-program', { feature: 'referralProgram' }),
    users('tasks', { feature: 'tasks' }),
    users('free-trials', { feature: 'freeTrials' }),
    users('withdrawal'),
  ]),
  group('keyword-tools-group', [
    users('keywords-tools', { feature: 'keywordTools' }),
    users('youtube-campaign', { feature: 'keywordTools' }),
    everyone('plans-and-pricing', { feature: 'keywordTools' }),
    everyone('tags-generator', { feature: 'keywordTools' }),
    everyone('about-youtube-keyword-tool', { feature: 'keywordTools' }),
  ]),
] as const;

/** For guests; the only entries they see where the account area is hidden from them. */
export const signInPages = [guests('login'), guests('register')] as const;

type Entry = (typeof menuPages)[number] | (typeof signInPages)[number];
type Group = Extract<Entry, { pages: unknown }>;

export type MenuGroupName = Group['routeName'];
export type MenuPageName = Exclude<Entry['routeName'], MenuGroupName> | Group['pages'][number]['routeName'];
