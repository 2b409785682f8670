-- Whatever has waited longest is asked about first, whoever delivers it; the old index began with the provider.
drop index dispatch_polled;
create index dispatch_polled on dispatch (next_poll_at) where state = 'sent';
