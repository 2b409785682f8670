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
  account: {
    welcome: {
      subject: '{panel}에 오신 것을 환영합니다: 이메일을 확인해 주세요',
      title: '함께하게 되어 반갑습니다',
      text: '{panel} 계정이 준비되었습니다. 언제든지 다시 로그인하고 주문 소식을 받을 수 있도록 이 주소가 본인의 것임을 확인해 주세요.',
      action: '이메일 확인',
    },
    alreadyRegistered: {
      subject: '{panel}에 이미 계정이 있습니다',
      title: '이미 계정이 있습니다',
      text: '누군가(본인일 수도 있습니다)가 방금 이 주소로 {panel}에 가입했습니다. 이 주소는 이미 회원님의 계정에 속해 있으므로 바뀐 것은 없습니다. 비밀번호로 로그인하거나 같은 페이지에서 새 비밀번호를 요청해 주세요.',
      action: '로그인',
    },
    verifyEmail: {
      subject: '{panel} 이메일을 확인해 주세요',
      title: '이메일 확인',
      text: '{panel} 계정에 언제든지 다시 들어올 수 있도록 이 주소가 본인의 것임을 확인해 주세요.',
      action: '이메일 확인',
    },
    passwordReset: {
      subject: '{panel} 새 비밀번호',
      title: '새 비밀번호 설정',
      text: '{panel} 계정의 새 비밀번호를 요청하셨습니다. 설정하면 열려 있는 모든 세션이 종료됩니다.',
      action: '새 비밀번호 설정',
    },
  },
} satisfies Phrases['mail'];
