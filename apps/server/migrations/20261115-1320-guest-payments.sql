-- Whoever pays as a guest is not known to own the account that the address belongs to. What such a payment
-- bought, in cash; null where the payer was signed in. Should it go back, its owner does not pay for it.
alter table invoice add column guest_spent bigint check (guest_spent >= 0);
