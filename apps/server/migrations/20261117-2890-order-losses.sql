-- What reversed payments took of the cash that orders had brought is counted once, for referrers and partners alike.
alter table referral_loss rename to order_loss;
alter index referral_loss_pkey rename to order_loss_pkey;
alter index referral_loss_of_order rename to order_loss_of_order;

-- A partner's reward follows the losses of its order, down and up again, as a referrer's does.
alter table widget_reward
  -- What was taken back from the balance, or as a debt, because the earnings were gone.
  add column uncovered bigint not null default 0 check (uncovered >= 0),
  -- Counts its movements: each has a key of its own in the ledger.
  add column turn integer not null default 0 check (turn >= 0);

update widget_reward as reward
   set turn = 1,
       uncovered = coalesce((
         select sum(posting.amount)
           from ledger_txn as txn
           join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
           join ledger_account as credit on credit.panel_id = txn.panel_id and credit.id = posting.credit_account
          where txn.panel_id = reward.panel_id and txn.type = 'widget_reward' and txn.ref_type = 'order'
            and txn.ref_id = reward.order_id and credit.kind = 'adjustments'), 0)
 where status in ('paid', 'reversed');

-- Orders that run have no row: what was lost of them stands in order_loss.
delete from widget_reward where status = 'waiting';
alter table widget_reward
  drop constraint widget_reward_status_check,
  add constraint widget_reward_status_check check (status in ('held', 'paid', 'refused', 'reversed')),
  drop column reversed_cash;
