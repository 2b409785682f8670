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
