import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: '{name}，您好：',
  greetingNameless: '您好：',
  buttonFallback: '如果按钮无法使用，请打开以下地址：',
  ignore: '如果这不是您本人的操作，请忽略此邮件。',
  validFor: '链接仅可使用一次，有效期：{duration}。',
  signature: '{panel} 团队',
  reason: '您收到此邮件，是因为该邮箱在 {panel} 注册了账户。',
  unsubscribe: '退订',
} satisfies Phrases['mail'];
