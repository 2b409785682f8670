import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: '알림',
  frozen: {
    greeting: '{hasName, select, yes {{name}님, 안녕하세요} other {안녕하세요}}',
    text: '{panel} 계정이 동결되어 주문과 결제가 중단되었습니다. 문의해 주시면 함께 해결해 드리겠습니다.',
    chat: '실시간 채팅 열기',
  },
  unproven: {
    title: '먼저 이메일을 확인해 주세요',
    text: '{email}(으)로 링크를 보냈습니다. 이 브라우저에서 연 뒤 다시 시도해 주세요.',
    noAddress: '계정에 이메일 주소를 추가하고 확인한 뒤 다시 시도해 주세요.',
    resend: '링크 다시 보내기',
    sent: '보냈습니다. 메일함을 확인해 주세요.',
    other: '다른 주소 사용',
    add: '주소 추가',
  },
  qr: {
    title: '코드를 스캔하세요',
    picture: 'QR 코드',
  },
  manualPayment: {
    title: '결제를 완료해 주세요',
    text: '이 계좌로 금액을 보낸 뒤 결제했다고 알려 주세요.',
    method: '결제 수단',
    account: '계좌 번호',
    invoice: '청구서 번호',
    qr: '이 결제의 QR 코드',
    comment: '메모',
    commentHint: '예: 입금자명. 더 빨리 확인할 수 있습니다.',
    paid: '결제했습니다',
  },
  consent: {
    title: '쿠키를 사용합니다',
    text: '일부는 패널 작동에 필요합니다. 동의하시면 통계와 광고에도 사용합니다.',
    privacy: '개인정보 보호',
    manage: '관리',
    decline: '거부',
    accept: '동의',
    panelTitle: '쿠키 설정',
    panelText: '두 항목을 모두 선택해 주세요. 언제든지 변경할 수 있습니다.',
    analytics: {
      title: '분석',
      text: '어떤 페이지가 이용되고 어디에서 어려움을 겪는지 알려 주며, 실시간 채팅을 불러옵니다.',
    },
    advertising: {
      title: '광고',
      text: '광고 효과를 측정하고 관심을 가질 만한 분들에게 보여 줍니다.',
    },
    granted: '허용',
    denied: '허용 안 함',
  },
  chat: {
    title: '실시간 채팅을 여시겠습니까?',
    text: '채팅은 다른 회사가 운영하며 이 기기에 쿠키를 저장할 수 있습니다.',
    open: '채팅 열기',
  },
  install: {
    title: '앱 설치하기',
    ios: 'iPhone/iPad에 이 웹 앱을 설치하려면 공유를 누른 다음 홈 화면에 추가를 선택하세요',
    banner: '주문을 손쉽게 관리하세요! 지금 앱을 설치해 보세요.',
    card: '주문과 통계를 빠르게 확인하고 새 주문도 쉽게 만드세요. 데이터도 덜 사용합니다.',
    fastAccess: '주문을 빠르게 확인',
    allFunctions: '모든 기능을 하나의 앱에',
    install: '설치',
  },
} satisfies Phrases['overlays'];
