import type { Page } from '@playwright/test';
import { expect } from './panel-test.ts';

interface SamplePages {
  shop: string[];
  console: string[];
}

/** The pages with the most buttons and tables, those about one of something with the demo customer's own rows. */
export async function samplePages(page: Page, origin: string): Promise<SamplePages> {
  const cookies = await page.context().cookies(origin);
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'AUTH_TOKEN')?.value ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const first = async (path: string) => {
    const answer = await page.request.get(`${origin}/api/v1/${path}`, { headers });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()).data[0] as { id: number; service?: { id: number } };
  };
  const order = await first('orders');
  return {
    shop: [
      '/',
      `/services/${order.service?.id ?? 1}`,
      '/orders/create',
      '/orders',
      `/orders/${order.id}`,
      '/finances',
      '/add-funds',
      '/subscriptions',
      '/profile',
      '/tickets',
    ],
    console: ['/admin', '/admin/orders', `/admin/orders?open=${order.id}`],
  };
}
