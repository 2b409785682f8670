-- A domain that waits for its proof but leads here already may get its certificate, so that it opens without a wait.
alter table panel_domain add column leads_here boolean not null default false;
