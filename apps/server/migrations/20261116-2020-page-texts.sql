-- Plain texts of the panel's own pages: terms, privacy, refunds, contact.
create table page_text (
  panel_id bigint not null references panel (id),
  page     text not null check (page in ('terms', 'privacy', 'refunds', 'contact')),
  locale   text not null check (length(locale) <= 10),
  body     text not null check (length(body) <= 100000),
  primary key (panel_id, page, locale)
);
