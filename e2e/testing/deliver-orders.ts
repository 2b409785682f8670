import { withDatabase } from '../server/panel-database.ts';

/** The simulator takes minutes; what it has of this customer's orders was delivered an hour ago. */
export const deliverOrders = (email: string) =>
  withDatabase((client) =>
    client.query(
      `with own as (
         select sent.panel_id, sent.order_id, sent.number
           from account
           join customer_order as ordered on ordered.panel_id = account.panel_id and ordered.account_id = account.id
           join dispatch as sent on sent.panel_id = ordered.panel_id and sent.order_id = ordered.id
          where account.email = $1 and sent.state = 'sent'
       ), delivered as (
         update simulated_order
            set delivers = quantity, starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
           from own where simulated_order.panel_id = own.panel_id and simulated_order.number::text = own.number
       )
       update dispatch set next_poll_at = now() from own
        where dispatch.panel_id = own.panel_id and dispatch.order_id = own.order_id`,
      [email],
    ),
  );
