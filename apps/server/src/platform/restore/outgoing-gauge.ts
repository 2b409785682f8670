import type { GaugeDefinition } from '../metrics/gauge.ts';
import { isOutgoingHeld } from './outgoing.ts';

export const outgoingHeldGauge: GaugeDefinition = {
  name: 'marquee_outgoing_held',
  help: '1 while everything that leaves the installation is held after a restore',
  read: async ({ db }) => ((await isOutgoingHeld(db)) ? 1 : 0),
};
