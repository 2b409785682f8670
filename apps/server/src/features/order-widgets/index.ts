import type { Feature } from '../../platform/feature.ts';

export { orderSource } from './order-source.ts';
export { callingWidget, findWidget, type OrderWidget, widgetCaller } from './stored-widgets.ts';
export { withWidgetTokens } from './with-widget-tokens.ts';

/** Which widget a call comes through; what partners and staff do with widgets is `partner-widgets`. */
export const orderWidgets: Feature = { name: 'order-widgets' };
