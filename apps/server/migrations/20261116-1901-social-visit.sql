-- Which campaign brought a visitor, and how the analytics know the browser, kept until the provider sends them back.
alter table social_flow add column visit jsonb not null default '{}';
