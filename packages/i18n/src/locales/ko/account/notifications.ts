import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: '이메일 알림',
  lead: '{panel}에서 보내는 이메일 중 받을 항목을 선택하세요. 변경 사항은 즉시 적용됩니다.',
  topics: {
    order: '주문',
    orderHint: '접수, 완료, 취소, 부분 완료',
    payment: '결제',
    paymentHint: '결제 완료, 검토 중, 환불',
    subscription: '자동 주문',
    subscriptionHint: '새 게시물, 잔액 부족, 종료',
  },
  always: '보안 알림과 고객센터 답변은 항상 보내 드립니다.',
  stopAll: '모두 수신 거부',
  saved: '저장했습니다. 언제든지 변경할 수 있습니다.',
  failed: '저장하지 못했습니다. 다시 시도해 주세요.',
  inApp: {
    title: '알림',
    lead: '주문, 결제, 계정에 관한 알림입니다. 90일간 보관됩니다.',
    readAll: '모두 읽음으로 표시',
    settings: '설정',
    all: '전체',
    unread: '읽지 않음',
    noneUnread: '읽지 않은 알림이 없습니다',
    empty: '아직 알림이 없습니다',
    emptyText: '주문과 결제에 관한 알림이 여기에 표시됩니다.',
  },
  broken: {
    title: '사용할 수 없는 링크입니다',
    text: '저희가 보낸 이메일 하단의 링크를 이용하거나, 로그인한 뒤 프로필에서 알림 설정을 변경해 주세요.',
    action: '로그인',
  },
} satisfies Phrases['notifications'];
