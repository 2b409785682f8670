-- What the platform itself keeps: the installation, limits, the audit log, outgoing mail, failed jobs. And two
-- functions that tables of all areas lean on.

-- Makes a table insert-only: history is added to, never rewritten.
create or replace function refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

-- What search compares, the same as `fold` in packages/domain/src/search/fold.ts. Indexes and stored columns hold what it
-- answered: whoever changes it writes a migration that makes those anew and holds this text (fold-text.test.ts asks).
-- Small letters come from ICU, which every PostgreSQL package has; the capitals that ICU 60, the oldest around, does not
-- know are named one by one.
create or replace function fold_text(original text) returns text language sql immutable parallel safe as $$
  select case when octet_length(original) = char_length(original) then lower(original collate "C")
  else normalize(
    replace(replace(replace(replace(translate(
      lower(regexp_replace(
        replace(replace(normalize(
          case when original collate "C" ~ '[\u1c89-\u1cbf\u2c2f\ua7b8-\ua7f5\U00010570-\U00010d65\U00016e40-\U00016eb8]'
          then translate(original,
            'ᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿ'
            'ⰯꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ'
            '𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕'
            '𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥'
            '𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟'
            '𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸',
            'ᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿ'
            'ⱟꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ'
            '𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼'
            '𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅'
            '𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿'
            '𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓')
          else original end,
          nfkd), E'и\u0306', 'й'), E'И\u0306', 'Й') collate "C",
        '[\u0300-\u036f\u064b-\u0655\u0670\u093c\u20d0-\u20f0\ufe00-\ufe0f\u00ad\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
        '', 'g') collate "und-x-icu") collate "C",
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

-- The one row about the installation itself: which database it lives in, and whether anything may leave it.
create table installation (
  only_row          boolean primary key default true check (only_row),
  -- Given at the first start; a dump carries it along.
  id                uuid,
  -- Where the row was written. After a restore the table, the database or the cluster is another one.
  system_identifier text,
  timeline          bigint,
  database_oid      bigint,
  table_oid         bigint,
  -- Grows while workers run; what they have seen is also kept outside of the database.
  heartbeat         bigint not null default 0,
  -- Made with SECRET_KEY: another key does not give the same bytes.
  key_check         bytea,
  -- While set, nothing leaves that must not happen twice.
  held_at           timestamptz,
  held_reason       text check (length(held_reason) <= 500),
  -- When a copy was noticed last: what is older than this may already have happened.
  restored_at       timestamptz
);

insert into installation default values;

-- A counter of calls under a key, until it expires.
create table rate_limit (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

-- A money call under an Idempotency-Key: the same key and body get the same answer. A claim commits with the work it
-- stands for, so a call that failed leaves no claim and may be tried again.
create table idempotent_call (
  panel_id   bigint not null references panel (id),
  -- Whose key: two callers may choose the same one.
  caller     text not null check (length(caller) between 1 and 100),
  key        text not null check (length(key) between 1 and 200),
  body_hash  bytea not null,
  answer     jsonb,
  created_at timestamptz not null default now(),
  primary key (panel_id, caller, key)
);
create index idempotent_call_age on idempotent_call (created_at);

-- Something that staff or the system changed: who did it, to what, and why.
create table audit_entry (
  panel_id     bigint not null references panel (id),
  id           bigint generated always as identity,
  actor_kind   text not null,
  actor_id     bigint,
  on_behalf_of bigint,
  action       text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  subject_type text not null,
  subject_id   text not null,
  before       jsonb,
  after        jsonb,
  reason       text,
  request_id   text not null,
  created_at   timestamptz not null default now(),
  primary key (panel_id, id)
);
create index audit_by_subject on audit_entry (panel_id, subject_type, subject_id, id desc);
create index audit_by_actor on audit_entry (panel_id, actor_id, id desc) where actor_id is not null;
create index audit_by_action on audit_entry (panel_id, action text_pattern_ops, id desc);
-- Old days of the audit log are found by their time.
create index audit_by_day on audit_entry (panel_id, created_at, id);
create trigger insert_only before update or delete on audit_entry
  for each row execute function refuse_rewrite();
create trigger insert_only_truncate before truncate on audit_entry
  for each statement execute function refuse_rewrite();

-- A mail to be sent, or a copy of one that was.
create table outbox_mail (
  panel_id   bigint not null references panel (id),
  id         bigint generated always as identity,
  recipient  text not null check (length(recipient) between 3 and 254),
  template   text not null,
  locale     text not null,
  subject    text not null check (length(subject) <= 300),
  text_body  text not null,
  html_body  text not null,
  headers    jsonb not null default '{}'::jsonb,
  status     text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts   integer not null default 0,
  last_error text,
  -- Where the mail went when no SMTP server is set: a file name below DATA_DIR/mail.
  file_name  text,
  created_at timestamptz not null default now(),
  sent_at    timestamptz,
  -- What the mail server said when it took a mail, for staff who ask where it is.
  answer     text check (length(answer) <= 500),
  primary key (panel_id, id)
);
create index outbox_mail_waiting on outbox_mail (panel_id, id) where status = 'waiting';
-- Copies of mails: those to one address are forgotten with it, all others when they are old.
create index outbox_mail_of_recipient on outbox_mail (panel_id, recipient);
create index outbox_mail_by_age on outbox_mail (created_at) where status <> 'waiting';
create index outbox_mail_failed on outbox_mail (panel_id, id) where status = 'failed';

-- A background job that failed for good: the queue itself forgets it after a few days. One that fails again with the
-- same payload is the same row. Jobs over all panels belong to the first panel of the installation.
create table failed_job (
  panel_id        bigint not null references panel (id),
  id              bigint generated always as identity,
  name            text not null check (length(name) between 1 and 100),
  payload         jsonb not null check (jsonb_typeof(payload) = 'object'),
  -- Without secrets.
  message         text not null check (length(message) <= 1000),
  attempts        integer not null check (attempts > 0),
  times           integer not null default 1 check (times > 0),
  first_failed_at timestamptz not null,
  last_failed_at  timestamptz not null,
  primary key (panel_id, id)
);
create unique index failed_job_same on failed_job (panel_id, name, md5(payload::text));
create index failed_job_old on failed_job (last_failed_at);
