import { withDatabase } from '../server/panel-database.ts';

interface HeldReward {
  /** Whoever would earn it. */
  earner: string;
  buyer: string;
  /** The number of its order. */
  order: string;
}

/** Two new customers, and a finished order of the demo that nobody earns on. */
const people = `
  with panel as (select panel_id as id from account where email = 'customer@demo.localhost' order by 1 limit 1),
  earner as (insert into account (panel_id, email, email_verified_at, name)
             select id, $1, now(), 'Erin Earner' from panel returning panel_id, id),
  buyer as (insert into account (panel_id, email, email_verified_at, name)
            select id, $2, now(), 'Bo Buyer' from panel returning id),
  placed as (
    select ordered.id, ordered.charged_cash - ordered.refunded_cash as cash
      from customer_order as ordered join panel on panel.id = ordered.panel_id
     where ordered.status = 'completed' and ordered.charged_cash > ordered.refunded_cash
       and not exists (select from referral_reward as known where known.panel_id = panel.id and known.order_id = ordered.id)
       and not exists (select from widget_reward as known where known.panel_id = panel.id and known.order_id = ordered.id)
     order by random() limit 1 for no key update of ordered skip locked)`;

async function hold(write: string): Promise<HeldReward> {
  const mark = crypto.randomUUID().slice(0, 8);
  const [earner, buyer] = [`earner-${mark}@people.example`, `earner-${mark}+2@people.example`];
  const { rows } = await withDatabase((client) => client.query(`${people} ${write}`, [earner, buyer]));
  return { earner, buyer, order: String(rows[0].order_id) };
}

/** A referral reward that waits for an operator, for the calling test alone. */
export const holdReferralReward = () =>
  hold(`
    insert into referral_reward
      (panel_id, order_id, referrer_id, referred_id, percent_ppm, cash_kept, earned, state, hold_reasons, created_at)
    select earner.panel_id, placed.id, earner.id, buyer.id, 100000, cash, cash / 10, 'held', '{email}', now()
      from earner, buyer, placed
    returning order_id`);

/** The same of a partner's widget. */
export const holdWidgetReward = () =>
  hold(`, widget as (
      insert into order_widget (panel_id, account_id, name, reward_ppm, allowed_origins)
      select panel_id, id, 'Held site', 100000, '{https://held.example}' from earner returning id)
    insert into widget_reward
      (panel_id, order_id, widget_id, account_id, status, cash, reward_ppm, amount, signs, created_at)
    select earner.panel_id, placed.id, widget.id, earner.id, 'held', cash, 100000, cash / 10, '{same_email}', now()
      from earner, widget, placed
    returning order_id`);
