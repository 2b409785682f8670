import type { SettingsOverrides } from '@marquee/contract/shell/settings.ts';
import { type NetworkSlug, networks } from '../catalogue/networks.ts';

export interface DemoPanel {
  slug: string;
  name: string;
  /** The first is the primary one. */
  hosts: readonly string[];
  settings: SettingsOverrides;
  networks: readonly NetworkSlug[];
  /** At most this many services of each type. */
  servicesPerType: number;
  pricePercent: number;
  /** In addition to the networks' services. */
  sellsWebsiteTraffic?: true;
}

/** Areas that are not built yet, so that the demo shows no dead link. */
const notBuiltYet = {
  enable_tasks: false,
} satisfies SettingsOverrides;

/** The pages are the panel's own, and say that it is a demo. */
const legal = {
  termsUrl: '/terms',
  privacyUrl: '/privacy',
  refundsUrl: '/refunds',
  contactUrl: '/contact',
  company: {
    name: 'Example Ltd. (demo)',
    address: '1 Example Street, Exampletown',
    email: 'support@example.com',
  },
} satisfies SettingsOverrides;

export const demoPanels: readonly DemoPanel[] = [
  {
    slug: 'marquee',
    name: 'Marquee',
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    settings: {
      ...notBuiltYet,
      ...legal,
      currencies: { RUB: { rate: '92.5' } },
      guaranteeChargePercent: 0.15,
      speedupChargePercent: 0.2,
    },
    networks: networks.map(({ slug }) => slug),
    servicesPerType: 12,
    pricePercent: 100,
  },
  {
    slug: 'second',
    name: 'Second Stage',
    hosts: ['second.localhost'],
    settings: {
      ...notBuiltYet,
      ...legal,
      colors: {
        light: {
          primary: '#B3261E',
          secondary: '#7A5900',
          icons: '#C2453C',
          headerLeft: '#4A100C',
          headerRight: '#A8321F',
        },
        dark: {
          primary: '#FFB4A8',
          secondary: '#EBC16C',
          icons: '#FFC7BE',
          headerLeft: '#2B0B08',
          headerRight: '#6E1D14',
        },
      },
      defaultMarketplaceView: 'card',
    },
    networks: ['youtube', 'tiktok', 'twitch', 'spotify', 'soundcloud'],
    servicesPerType: 4,
    pricePercent: 135,
    sellsWebsiteTraffic: true,
  },
];
