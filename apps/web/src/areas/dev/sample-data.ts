import type { Tone } from '../../ui/feedback/tone.ts';
import type { NetworkLook } from '../../ui/icons/network-tile.tsx';

/** The style page's fixed clock, so that screenshots do not change from day to day. */
export const sampleNow = new Date('2026-11-15T12:00:00Z');

export const sampleNetworks = {
  film: { name: 'Filmhouse', icon: 'path:M4 5h16v14H4zM10 9v6l5-3z', color: '#E5332A' },
  photo: { name: 'Photobook', icon: 'path:M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z', color: '#C13584' },
  wire: { name: 'Wire', icon: 'path:M3 12l18-8-6 17-4-7z', color: '#2AABEE' },
  night: { name: 'Nightly', icon: null, color: '#0B0B0F' },
  sun: { name: 'Sunroom', icon: null, color: '#FEDEA0' },
} satisfies Record<string, NetworkLook>;

export type SampleOrder = {
  id: string;
  service: string;
  network: NetworkLook;
  status: { tone: Tone; label: string; live?: boolean };
  created: Date;
  cost: string;
  delivered: number;
  quantity: string;
};

const { film, photo, wire } = sampleNetworks;

export const sampleOrders: readonly SampleOrder[] = [
  {
    id: '48213',
    service: 'Views · High retention · 30-day refill',
    network: film,
    status: { tone: 'info', label: 'In progress', live: true },
    created: new Date('2026-11-15T09:10:00Z'),
    cost: '$18.40',
    delivered: 64,
    quantity: '10 000',
  },
  {
    id: '48190',
    service: 'Followers · Gradual delivery',
    network: photo,
    status: { tone: 'success', label: 'Completed' },
    created: new Date('2026-11-13T17:30:00Z'),
    cost: '$6.25',
    delivered: 100,
    quantity: '1 500',
  },
  {
    id: '48102',
    service: 'Channel members · Worldwide',
    network: wire,
    status: { tone: 'warning', label: 'Awaiting payment' },
    created: new Date('2026-11-02T08:00:00Z'),
    cost: '$112.00',
    delivered: 0,
    quantity: '25 000',
  },
];

export const sampleTrend = [12, 14, 11, 18, 22, 19, 27, 31, 29, 38, 36, 44];

export const sampleCode = `curl https://panel.example/api/v2 \\
  -d key=YOUR_KEY \\
  -d action=add \\
  -d service=1042 \\
  -d link=https://video.example/watch/9x2 \\
  -d quantity=1000`;
