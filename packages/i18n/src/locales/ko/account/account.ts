import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: '이름',
    email: '이메일',
    password: '비밀번호',
    newPassword: '새 비밀번호',
    repeatPassword: '비밀번호 확인',
    companyName: '회사명',
    companyAddress: '회사 주소',
    companySite: '웹사이트',
    vat: 'VAT 번호',
    messenger: '메신저',
    contact: '연락처',
    phone: '전화번호',
  },
  placeholders: {
    name: '이름을 입력하세요',
    contact: '@아이디 또는 번호',
  },
  password: {
    show: '비밀번호 표시',
    hide: '비밀번호 숨기기',
    hint: '8자 이상 입력하세요. 짧은 문장을 사용하면 기억하기 쉬우면서도 추측하기 어렵습니다.',
    strength: {
      short: '너무 짧음',
      weak: '추측하기 쉬움',
      good: '좋음',
      strong: '강함',
    },
  },
  accountType: {
    label: '계정 유형',
    individual: '개인',
    company: '회사',
  },
  contacts: {
    title: '연락처',
    hint: '주문 관련 연락에 사용하며 고객센터만 볼 수 있습니다.',
    add: '연락처 추가',
    remove: '연락처 삭제',
  },
  login: {
    title: '다시 만나 반갑습니다',
    text: '로그인하면 주문하고, 진행 상황을 확인하고, 잔액을 관리할 수 있습니다.',
    submit: '로그인',
    forgot: '비밀번호를 잊으셨나요?',
    noAccount: '아직 계정이 없으신가요?',
    register: '회원가입',
    passwordChanged: '비밀번호를 변경했습니다. 새 비밀번호로 로그인해 주세요.',
    withCode: '로그인하는 중…',
    codeFailed: '만료된 로그인 링크입니다. 비밀번호로 로그인해 주세요.',
  },
  register: {
    title: '회원가입',
    text: '1분도 걸리지 않습니다.',
    submit: '회원가입',
    haveAccount: '이미 계정이 있으신가요?',
    login: '로그인',
    terms:
      '회원가입 시 <terms>이용약관</terms> 및 <privacy>개인정보 처리방침</privacy>에 동의하는 것으로 간주됩니다.',
  },
  firstOwner: {
    title: '소유자 계정 등록',
    text: '이 패널에는 아직 소유자가 없습니다. 소유자는 콘솔에서 패널 전체를 관리합니다.',
    submit: '소유자 계정 등록',
    expired: '이 링크는 더 이상 사용할 수 없습니다. 서버를 다시 시작하면 새 링크가 표시됩니다.',
  },
  reset: {
    title: '비밀번호를 잊으셨나요?',
    text: '이메일을 입력하시면 비밀번호 재설정 링크를 보내 드립니다.',
    submit: '링크 보내기',
    sentTitle: '메일함을 확인해 주세요',
    sentText:
      '{email} 주소로 가입된 계정이 있으면 링크가 발송됩니다. 링크는 한 번만 사용할 수 있으며 30분 동안 유효합니다.',
    again: '다른 이메일 사용',
    back: '로그인으로 돌아가기',
    newTitle: '새 비밀번호 설정',
    newText: '{email} 계정의 비밀번호를 설정합니다. 다른 세션은 모두 로그아웃됩니다.',
    newSubmit: '새 비밀번호 설정',
    expired: '만료된 링크입니다. 새 링크를 요청해 주세요.',
  },
  verify: {
    title: '이메일을 인증하는 중…',
    text: '잠시만 기다려 주세요.',
    doneTitle: '이메일 인증이 완료되었습니다',
    doneText: '감사합니다. 이제 이메일로 계정을 복구할 수 있습니다.',
    failedTitle: '더 이상 사용할 수 없는 링크입니다',
    failedText:
      '링크가 만료되었거나 이미 사용되었거나, 해당 이메일이 다른 계정에 등록되어 있습니다. 프로필에서 새 링크를 요청해 주세요.',
    continue: '계속',
    console: '콘솔 열기',
    passwordTitle: '비밀번호를 입력해 주세요',
    passwordText:
      '이 브라우저에는 로그인되어 있지 않습니다. 본인 계정임을 확인하기 위해 비밀번호를 입력해 주세요.',
    confirm: '이메일 인증',
    notMine: '가입한 적이 없거나 비밀번호를 잊었습니다',
  },
  captcha: {
    loading: '보안 확인을 불러오는 중…',
    missing: '먼저 보안 확인을 완료해 주세요.',
    failed:
      '보안 확인을 불러오지 못했습니다. 인터넷 연결을 확인하고 광고 차단기에서 허용한 뒤 다시 시도해 주세요.',
  },
  aside: {
    title: '모든 SNS의 홍보를 한곳에서',
    prices: '숨은 비용 없는 투명한 가격',
    progress: '실시간 주문 현황',
    refund: '완료되지 않은 수량만큼 환불',
  },
} satisfies Phrases['account'];
