/** Old addresses that live on. The rest of the query travels along. */
export const redirects: Readonly<Record<string, string>> = {
  '/impersonate': '/login',
  '/user-widget-auth': '/login',
  '/free-views': '/free-trials',
  '/subscriptions/create': '/orders/create?type=autopromotion',
};
