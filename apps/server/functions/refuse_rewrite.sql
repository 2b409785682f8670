-- Makes a table insert-only: history is added to, never rewritten.
create or replace function refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;
