-- A ticket of a child panel that its staff has passed on: the ticket of the owner's account in the parent panel. The
-- messages stay there; what is gone on either side is gone here.
create table ticket_escalation (
  panel_id         bigint not null references panel (id),
  id               bigint generated always as identity,
  ticket_id        bigint not null,
  parent_panel_id  bigint not null references panel (id),
  parent_ticket_id bigint not null,
  created_at       timestamptz not null,
  primary key (panel_id, id),
  unique (parent_panel_id, parent_ticket_id),
  foreign key (panel_id, ticket_id) references ticket (panel_id, id) on delete cascade,
  foreign key (parent_panel_id, parent_ticket_id) references ticket (panel_id, id) on delete cascade
);
create index ticket_escalation_of_ticket on ticket_escalation (panel_id, ticket_id, id);
