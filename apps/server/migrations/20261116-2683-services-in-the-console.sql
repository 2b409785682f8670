-- Staff find services by their name in any language, and set limits that no sync changes.

alter table service
  -- The operator's own limits: no sync touches them.
  add column limits_are_manual boolean not null default false,
  add column search_names text generated always as (
    lower((name || ' ' || jsonb_path_query_array(translations, '$.*.name')::text) collate "pg_c_utf8")) stored;
