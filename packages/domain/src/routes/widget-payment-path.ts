/**
 * Where a customer confirms what a partner's widget asks for. It is opened by the widget's frame and answers to it, so
 * it is the one page that keeps the window that opened it.
 */
export const widgetPaymentPath = '/widget-payment';
