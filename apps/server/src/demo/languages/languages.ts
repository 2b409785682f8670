import type { Locale } from '@marquee/domain/locale/locales.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hiIn } from './hi-in.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Language } from './language.ts';
import { ptBr } from './pt-br.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zhCn } from './zh-cn.ts';

export const languages: Record<Locale, Language> = {
  en,
  de,
  es,
  fr,
  hi_IN: hiIn,
  ja,
  ko,
  pt_BR: ptBr,
  ru,
  tr,
  vi,
  zh_CN: zhCn,
};
