-- Search finds what a speaker of the language means (docs/decisions/0059). What this replaces stays for the version that
-- still runs and goes in a later release: account_name_beginning, account_last_name_beginning, ticket_subject and
-- service.search_names.

-- What search compares, the same as `fold` in packages/domain/src/search/fold.ts. Indexes and stored columns hold what it
-- answered: whoever changes it writes a migration that makes those anew and holds this text (fold-text.test.ts asks).
create or replace function fold_text(original text) returns text language sql immutable parallel safe as $$
  select case when octet_length(original) = char_length(original) then lower(original collate "pg_c_utf8")
  else normalize(
    replace(replace(replace(replace(translate(
      lower(regexp_replace(
        replace(replace(normalize(original, nfkd), E'и\u0306', 'й'), E'И\u0306', 'Й') collate "pg_c_utf8",
        '[\u0300-\u036f\u064b-\u0655\u0670\u093c\u20d0-\u20f0\ufe00-\ufe0f\u00ad\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
        '', 'g')),
      'ıłđðøħŧŋς'
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
      '०१२३४५६७८९০১২৩৪৫৬৭৮৯'
      'ァアィイゥウェエォオカキクケコサシスセソ'
      'タチッツテトナニヌネノハヒフヘホマミムメモ'
      'ャヤュユョヨラリルレロヮワヰヱヲンヵヶヽ'
      '‐‒–—―⁃−'
      '‘’‚‛‹›′ʻʼ'
      '“”„‟«»「」『』〝〞〟《》'
      '、。〜⁄∕【】〔〕・•',
      'ilddohtnσ'
      '01234567890123456789'
      '01234567890123456789'
      'ぁあぃいぅうぇえぉおかきくけこさしすせそ'
      'たちっつてとなにぬねのはひふへほまみむめも'
      'ゃやゅゆょよらりるれろゎわゐゑをんゕゖゝ'
      '-------'
      ''''''''''''''''''''
      '"""""""""""""""'
      ',.~//[][]··'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), nfc) end
$$;

create index account_folded_name on account (panel_id, (fold_text(name) collate "C"));
create index account_folded_last_name on account (panel_id, (fold_text(substring(name from '\S+$')) collate "C"));

create index ticket_folded_subject on ticket using gin (to_tsvector('simple', fold_text(subject)));

alter table service add column folded_names text generated always as (
  fold_text(name || ' ' || jsonb_path_query_array(translations, '$.*.name')::text)) stored;
