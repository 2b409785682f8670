import { expect, test } from 'vitest';
import { typographyProblems } from './typography.ts';

test.each([
  ['en', 'Wait...', 'three dots'],
  ['en', 'Two  spaces', 'two spaces'],
  ['en', 'Ends ', 'begins or ends'],
  ['en', 'Up to 1,000', 'thousands'],
  ['tr', '%{percent} ücret', 'percent sign'],
  ['de', 'Bis zu 10.000 Zeichen', 'thousands'],
  ['en', 'Press "Save"', 'straight quotation'],
  ['de', 'Drücken Sie “Speichern”', 'quotation marks'],
  ['es', 'Cancelar?', '? without ¿'],
  ['es', 'Listo!', '! without ¡'],
  ['fr', 'Annuler ?', 'narrow no-break'],
  ['fr', 'Annuler?', 'narrow no-break'],
  ['fr', 'Solde : {amount}', 'no-break space before it'],
  ['fr', 'Solde: {amount}', 'no-break space before it'],
  ['fr', '« {name} »', 'no-break space inside'],
  ['fr', "Aujourd'hui", 'apostrophe'],
  ['hi_IN', 'रुकें; फिर', 'semicolon'],
  ['ja', '注文 {number}', 'space beside'],
  ['ja', 'QR コード', 'space beside'],
  ['ja', '残高: {amount}', 'half-width'],
  ['ja', '{min}～{max}', '〜'],
  ['ko', '주문 {order}이(가) 접수되었습니다', 'two particles'],
  ['ko', '{contact}(으)로 보내세요', 'two particles'],
  ['ko', '{amount}를 더 쓰면', 'particle after'],
  ['ru', 'Я оплатил(а)', 'gender'],
  ['ko', '‘{name}’을 삭제할까요?', 'particle after'],
  ['tr', '{panel}’e hoş geldiniz', 'ending after'],
  ['zh_CN', '输入API密钥', 'no space between'],
  ['zh_CN', '余额: {amount}', 'half-width'],
  ['zh_CN', '你的订单', '您'],
  ['ar', 'الرصيد, السعر', 'Latin mark'],
  ['ar', 'هل تريد المتابعة?', 'Latin mark'],
  ['ar', 'اضغط “حفظ”', 'quotation marks'],
  ['ar', 'الرصيد : {amount}', 'space before a mark'],
  ['ar', 'الدفع بـ {method}', 'drawn out'],
  ['ar', 'خلال ٣ أيام', 'digits'],
  ['ar', 'مسجل(ة)', 'gender'],
  ['ar', 'حسابك مجمد', 'write مجمّد'],
] as const)('%s %j', (locale, text, problem) => {
  expect(typographyProblems(locale, text)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['en', 'Up to 1\u00a0000… It’s fine.'],
  ['de', '„Speichern“: 1\u00a0000 Zeichen'],
  ['es', '¿Cancelar? ¡Listo!'],
  ['fr', 'Annuler «\u00a0{name}\u00a0»\u202f? Solde\u00a0: {amount}, voir https://example.com à 10:30'],
  ['ja', '注文{number}：残高は{amount}です。{min}〜{max}'],
  ['ko', '주문 접수 완료: {order}'],
  ['ru', '«Сохранить»: {amount}'],
  ['zh_CN', '请输入 API 密钥：{amount}'],
  ['ar', 'هل تريد «{name}»؟ الرصيد: {amount}، خلال 3 أيام.'],
] as const)('%s %j is fine', (locale, text) => {
  expect(typographyProblems(locale, text)).toEqual([]);
});
