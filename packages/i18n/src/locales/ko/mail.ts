import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: '{name} 님, 안녕하세요.',
  greetingNameless: '안녕하세요.',
  buttonFallback: '버튼이 작동하지 않으면 다음 주소를 여세요:',
  ignore: '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
  validFor: '링크는 한 번만 사용할 수 있습니다. 유효 기간: {duration}',
  signature: '{panel} 팀 드림',
  reason: '이 주소로 가입된 {panel} 계정이 있어 이 메일을 보내 드립니다.',
  unsubscribe: '수신 거부',
} satisfies Phrases['mail'];
