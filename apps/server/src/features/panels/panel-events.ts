import type { Panel } from '../../platform/context.ts';
import { event } from '../../platform/events/events.ts';

/**
 * A child panel was made, in this transaction and in the context of its parent. Defined here because those who
 * make child panels and those who fill them must not know each other.
 */
export const childPanelCreated = event<{ child: Panel; providerId: bigint }>('child-panel-created');
