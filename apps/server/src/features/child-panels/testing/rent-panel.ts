import { randomInt } from 'node:crypto';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { type Customer, openShop } from '../../orders/testing/shop.ts';
import type { ChildPanelRow } from '../child-panel.ts';
import { createChildPanel } from '../create-child-panel.ts';

export const newName = () => `shop-${randomInt(2 ** 47)}`;

/** A panel that rents out others, and a customer of it with this much cash. */
export async function rentalShop(database: TestDatabase, cash = '100') {
  const shop = await openShop(database);
  const owner = await shop.customer(cash);
  const rent = (values: { domain?: string; domain_type?: 'own' | 'subdomain' } = {}, by: Customer = owner) =>
    createChildPanel(by, {
      domain: newName(),
      domain_type: 'subdomain',
      password: 'correct horse battery',
      ...values,
    });
  const rowOf = (id: number): Promise<ChildPanelRow> =>
    database.db.selectFrom('child_panel').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow();
  const standingOf = async (id: number) => {
    const { child_id } = await rowOf(id);
    const panel = await database.db
      .selectFrom('panel')
      .select('standing')
      .where('id', '=', child_id)
      .executeTakeFirstOrThrow();
    return panel.standing;
  };
  return { shop, owner, rent, rowOf, standingOf };
}
