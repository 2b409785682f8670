import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: '{name} 様',
  greetingNameless: 'こんにちは。',
  buttonFallback: 'ボタンが機能しない場合は、次のアドレスを開いてください：',
  ignore: 'お心当たりがない場合は、このメールを破棄してください。',
  validFor: 'リンクは一度だけ使用できます。有効期間：{duration}',
  signature: '{panel} チーム',
  reason: 'このメールは、{panel} にアカウントをお持ちのアドレスにお送りしています。',
  unsubscribe: '配信停止',
} satisfies Phrases['mail'];
