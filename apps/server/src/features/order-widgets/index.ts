import type { Feature } from '../../platform/feature.ts';
import { personalDataListeners } from './personal-data.ts';

export { callingWidget } from './stored-widgets.ts';
export { withWidgetTokens } from './with-widget-tokens.ts';

export const orderWidgets: Feature = { name: 'order-widgets', listeners: personalDataListeners };
