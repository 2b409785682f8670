import { describe, expect, it } from 'vitest';
import { buildMenu, isActiveEntry, type MenuReader } from './build-menu.ts';
import type { CustomMenuItem } from './custom-entry.ts';
import type { MenuEntry } from './menu-entry.ts';

const everyPath = [
  '/',
  '/my-services',
  '/favorites',
  '/orders',
  '/drip-feed',
  '/subscriptions',
  '/orders/create',
  '/grades',
  '/dashboard',
  '/statistics',
  '/channel-statistics',
  '/finances',
  '/add-funds',
  '/tickets',
  '/withdrawal',
  '/bonuses',
  '/child-panels',
  '/updates',
  '/order-widgets',
  '/referral-program',
  '/api',
  '/tasks',
  '/free-trials',
  '/keywords-tools',
  '/youtube-campaign',
  '/plans-and-pricing',
  '/tags-generator',
  '/about-youtube-keyword-tool',
  '/site-view',
  '/login',
  '/register',
];

const allOn = {
  bonuses: true,
  grades: true,
  childPanels: true,
  tasks: true,
  freeTrials: true,
  referralProgram: true,
  keywordTools: true,
};

const named = (paths: readonly string[]) =>
  new Map(paths.map((path) => [path.slice(1).replaceAll('/', '-') || 'index', path]));

const user: MenuReader = {
  signedIn: true,
  locale: 'en',
  features: allOn,
  paths: named(everyPath),
  customItems: [],
  accountIsHidden: false,
};
const guest: MenuReader = { ...user, signedIn: false };

const item: CustomMenuItem = {
  id: 7,
  shown: true,
  text: 'Help',
  icon: null,
  href: 'https://help.example.com/?a=1&b=2',
  routeName: null,
  markAsNew: false,
  openInNewTab: false,
  showInInternal: true,
  showInPublic: true,
  translations: { de: { text: 'Hilfe' } },
};

const outline = (entries: readonly MenuEntry[]) =>
  entries.map((entry) =>
    entry.kind === 'group'
      ? `${entry.routeName}(${entry.children.map((child) => child.routeName).join(' ')})`
      : entry.kind === 'custom'
        ? entry.text
        : entry.routeName,
  );

const customOf = (changes: Partial<CustomMenuItem>, reader: MenuReader = user) =>
  buildMenu({ ...reader, customItems: [{ ...item, ...changes }] }).find((entry) => entry.kind === 'custom');

describe('the panel’s own entries', () => {
  it('are all there for a user of a panel with everything, in the order of the sidebar', () => {
    expect(outline(buildMenu(user))).toEqual([
      'dashboard',
      'index',
      'orders-create',
      'orders-group(orders drip-feed subscriptions)',
      'my-services',
      'favorites',
      'finances',
      'add-funds',
      'bonuses',
      'grades',
      'statistics',
      'channel-statistics',
      'child-panels',
      'updates',
      'tickets',
      'api',
      'earn-group(order-widgets referral-program tasks free-trials withdrawal)',
      'keyword-tools-group(keywords-tools youtube-campaign plans-and-pricing tags-generator about-youtube-keyword-tool)',
    ]);
  });

  it('show a guest what guests may open, and the entrance', () => {
    expect(outline(buildMenu(guest))).toEqual([
      'index',
      'orders-create',
      'updates',
      'free-trials',
      'keyword-tools-group(plans-and-pricing tags-generator about-youtube-keyword-tool)',
      'login',
      'register',
    ]);
  });

  it('leave a guest only the entrance where the account is hidden; a user sees all', () => {
    expect(outline(buildMenu({ ...guest, accountIsHidden: true, customItems: [item] }))).toEqual([
      'login',
      'register',
    ]);
    expect(buildMenu({ ...user, accountIsHidden: true })).toEqual(buildMenu(user));
  });

  it.each([
    ['grades', 'grades'],
    ['bonuses', 'bonuses'],
    ['childPanels', 'child-panels'],
    ['tasks', 'tasks'],
    ['freeTrials', 'free-trials'],
    ['referralProgram', 'referral-program'],
    ['keywordTools', 'keyword-tools-group'],
  ])('without %s have no %s', (feature, name) => {
    const shown = outline(buildMenu({ ...user, features: { ...allOn, [feature]: false } })).join(' ');
    expect(shown).not.toContain(name);
    expect(outline(buildMenu(user)).join(' ')).toContain(name);
  });

  it('lead only to pages that exist; a group of one is that one', () => {
    const paths = named(['/', '/orders', '/order-widgets', '/withdrawal']);
    expect(outline(buildMenu({ ...user, paths }))).toEqual([
      'index',
      'orders',
      'earn-group(order-widgets withdrawal)',
    ]);
  });
});

describe('an operator’s entry', () => {
  it('speaks the reader’s language where it can', () => {
    expect(customOf({}, { ...user, locale: 'de' })).toMatchObject({ text: 'Hilfe' });
    expect(customOf({}, { ...user, locale: 'fr' })).toMatchObject({ text: 'Help' });
  });

  it.each([
    [{ shown: false }, true, false],
    [{ showInInternal: false }, true, false],
    [{ showInInternal: false }, false, true],
    [{ showInPublic: false }, false, false],
    [{ showInPublic: false }, true, true],
  ])('with %j, signed in %s, is shown: %s', (changes, signedIn, expected) => {
    expect(customOf(changes, { ...user, signedIn }) !== undefined).toBe(expected);
  });

  it('opens another site inside the panel, or out of it with a mark', () => {
    expect(customOf({})).toMatchObject({
      path: '/site-view?url=https%3A%2F%2Fhelp.example.com%2F%3Fa%3D1%26b%3D2',
      isExternal: false,
    });
    expect(customOf({ openInNewTab: true })).toMatchObject({
      path: item.href,
      isExternal: true,
      opensNewTab: true,
    });
    expect(customOf({}, { ...user, paths: named(['/']) })).toMatchObject({
      path: item.href,
      isExternal: true,
    });
  });

  it('leads to one of the panel’s pages, if the panel has it', () => {
    const page = { href: null, routeName: 'finances', markAsNew: true };
    expect(customOf(page)).toMatchObject({ path: '/finances', isExternal: false, isNew: true });
    expect(customOf({ href: null, routeName: 'no-such-page' })).toBeUndefined();
    expect(customOf({ href: null, routeName: null })).toBeUndefined();
  });
});

describe('the current page', () => {
  const active = (path: string) =>
    outline(
      buildMenu({ ...user, customItems: [{ ...item, href: null, routeName: 'api' }] }).filter((entry) =>
        isActiveEntry(entry, path),
      ),
    ).map((name) => name.split('(')[0]);

  it.each([
    ['/', ['index']],
    ['/de/services/youtube-views', ['index']],
    ['/subscriptions/4', ['orders-group']],
    ['/orders/create', []],
    ['/api', ['api', 'Help']],
  ])('%s lights up %j', (path, expected) => {
    expect(active(path)).toEqual(expected);
  });
});
