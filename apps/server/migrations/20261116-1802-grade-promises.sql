-- What a grade opens besides its discount. Periods are days; null where the grade has none.
alter table grade
  add column icon text check (length(icon) <= 60),
  add column available_closed_sales boolean not null default false,
  add column available_personal_manager boolean not null default false,
  add column consultation_chat_period integer check (consultation_chat_period >= 0),
  add column thumbnail_period integer check (thumbnail_period >= 0);

-- Shown only to customers whose grade opens closed sales.
alter table special_offer add column is_closed_sale boolean not null default false;
