import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: '{name}님, 안녕하세요.',
  greetingNameless: '안녕하세요.',
  buttonFallback: '버튼이 작동하지 않으면 다음 링크를 여세요.',
  ignore: '직접 요청하지 않으셨다면 이 이메일을 무시하셔도 됩니다.',
  validFor: '링크는 한 번만 사용할 수 있으며 {duration} 동안 유효합니다.',
  signature: '{panel} 팀 드림',
  reason: '{panel} 계정이 있어 이 이메일을 보내 드립니다.',
  unsubscribe: '수신 거부',
  staffInvitation: {
    subject: '{panel} 팀에 초대되었습니다',
    title: '팀에 합류하세요',
    text: '{panel} 팀에 초대되었습니다. 이 이메일로 회원가입하고 인증하면 콘솔을 열 수 있습니다. 초대는 7일 동안 유효합니다.',
    joined: '이제 {panel} 팀원입니다. 다시 로그인하면 콘솔을 열 수 있습니다.',
    open: '콘솔 열기',
    register: '회원가입',
  },
  test: {
    subject: '{panel} 테스트 이메일',
    title: '이메일이 정상적으로 발송됩니다',
    text: '이 테스트 이메일을 받으셨다면 {panel} 이메일이 정상적으로 발송되고 있는 것입니다.',
  },
  account: {
    welcome: {
      subject: '{panel}에 오신 것을 환영합니다. 이메일을 인증해 주세요',
      title: '환영합니다',
      text: '{panel} 회원가입이 완료되었습니다. 주문 알림을 받고 필요할 때 계정을 복구할 수 있도록 이메일을 인증해 주세요.',
      action: '이메일 인증',
    },
    alreadyRegistered: {
      subject: '{panel}에 이미 계정이 있습니다',
      title: '이미 계정이 있습니다',
      text: '회원님 또는 다른 누군가가 방금 이 이메일 주소로 {panel} 회원가입을 시도했습니다. 이미 회원님의 계정에 등록된 주소이므로 변경된 내용은 없습니다. 로그인하거나 같은 페이지에서 비밀번호를 재설정해 주세요.',
      action: '로그인',
    },
    verifyEmail: {
      subject: '{panel} 계정의 이메일을 인증해 주세요',
      title: '이메일을 인증해 주세요',
      text: '언제든지 {panel} 계정을 복구할 수 있도록 이메일을 인증해 주세요.',
      action: '이메일 인증',
    },
    passwordReset: {
      subject: '{panel} 비밀번호 재설정',
      title: '비밀번호 재설정',
      text: '{panel} 계정의 비밀번호 재설정 요청을 받았습니다. 새 비밀번호를 설정하면 모든 세션이 로그아웃됩니다.',
      action: '새 비밀번호 설정',
    },
  },
  actions: {
    order: '주문 보기',
    payment: '결제 내역 보기',
    subscription: '자동 주문 보기',
    ticket: '문의 보기',
    verification: '카드 인증 보기',
    security: '내 계정 확인',
    webhooks: '웹훅 보기',
    cards: '카드 보기',
  },
  order: {
    created: {
      title: '주문 접수 완료: {order}',
      text: '‘{service}’ 서비스 주문이 접수되었습니다. 수량은 {quantity}, 결제 금액은 {charged}입니다. 완료되면 알려 드리겠습니다.',
    },
    completed: {
      title: '주문 완료: {order}',
      text: '‘{service}’ 서비스 주문이 완료되었습니다. 완료 수량은 {quantity}입니다. 이용해 주셔서 감사합니다.',
    },
    canceled: {
      title: '주문 취소: {order}',
      text: '‘{service}’ 서비스 주문이 취소되었습니다. 주문 수량은 {quantity}, 잔액으로 환불된 금액은 {refunded}입니다.',
    },
    partial: {
      title: '주문 부분 완료: {order}',
      text: '‘{service}’ 서비스 주문이 부분 완료되었습니다. 주문 수량은 {quantity}, 완료 수량은 {delivered}, 잔액으로 환불된 금액은 {refunded}입니다.',
    },
  },
  payment: {
    received: {
      title: '결제 완료: {amount}',
      text: '청구서 {invoice}의 {amount} 결제가 완료되었습니다. 감사합니다.',
    },
    inModeration: {
      title: '결제 검토 중: {amount}',
      text: '청구서 {invoice}의 {amount} 결제를 검토하고 있습니다. 보통 몇 시간 정도 걸리며, 완료되면 이메일로 알려 드리겠습니다.',
    },
    rejected: {
      title: '결제 거절: {amount}',
      text: '청구서 {invoice}의 {amount} 결제를 승인할 수 없어 잔액에 반영하지 않았습니다. 착오라고 생각되시면 고객센터에 문의해 주세요.',
    },
    refunded: {
      title: '결제 환불: {amount}',
      text: '청구서 {invoice}의 {amount} 결제가 환불되었습니다. 입금까지 며칠 걸릴 수 있습니다.',
    },
    claim: '환불금 받기: {url}',
  },
  card: {
    expiring: {
      title: '카드 유효기간 만료 예정: {card}',
      text: '등록한 {card} 카드의 유효기간은 {month}까지입니다. 결제와 자동 주문이 중단되지 않도록 새 카드를 등록해 주세요.',
    },
    expired: {
      title: '카드 유효기간 만료: {card}',
      text: '등록한 {card} 카드가 만료되어(유효기간: {month}) 더 이상 결제할 수 없습니다. 결제와 자동 주문이 중단되지 않도록 다른 카드를 등록해 주세요.',
    },
  },
  childOrders: {
    title: '{count, plural, other {충전 대기 중인 주문 #건: ‘{panel}’}}',
    text: '{count, plural, other {잔액이 부족해 하위 패널 ‘{panel}’의 주문 #건이 대기 중입니다. {amount} 이상 충전하면 오래된 주문부터 자동으로 진행됩니다.}}',
    action: '잔액 충전',
  },
  subscription: {
    waiting: {
      title: '‘{name}’: 충전 대기 중',
      text: '자동 주문 ‘{name}’에서 새 게시물을 찾았지만 잔액이 부족합니다. 필요한 금액은 {amount}입니다. 잔액을 충전하면 자동으로 재개됩니다.',
      declined:
        '자동 주문 ‘{name}’에서 새 게시물을 찾았지만 {amount} 카드 결제가 거절되었습니다. 다른 카드를 선택하거나 잔액을 충전하면 대기 중인 게시물부터 홍보가 재개됩니다.',
      card: '자동 주문 ‘{name}’에서 새 게시물을 찾았지만 카드가 삭제되었거나 만료되어 {amount} 결제를 진행하지 못했습니다. 다른 카드를 선택하거나 잔액으로 결제하면 대기 중인 게시물부터 홍보가 재개됩니다.',
      limit:
        '자동 주문 ‘{name}’에서 새 게시물을 찾았지만 카드 한도를 벗어나 {amount} 결제를 진행하지 못했습니다. 다른 카드를 선택하거나 잔액으로 결제하면 대기 중인 게시물부터 홍보가 재개됩니다.',
    },
    ordered: {
      title: '새 게시물: ‘{name}’ 주문 접수',
      text: '자동 주문 ‘{name}’에서 새로 올라온 {publication} 게시물을 찾아 주문했습니다. 결제 금액은 {amount}입니다.',
    },
    ended: {
      title: '자동 주문 종료: ‘{name}’',
      text: '{why, select, limitReached {모든 게시물의 홍보가 완료되어} canceled {취소 요청에 따라} other {오랫동안 새 게시물이 없어}} ‘{name}’ 자동 주문이 종료되었습니다.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: '문의 #{ticket} 새 답변',
    replyAbove: '##- 이 줄 위에 회신 내용을 적어 주세요 -##',
    replyThere: '답변하려면 문의를 열어 주세요. 이 이메일은 발신 전용입니다.',
  },
  verification: {
    approved: {
      title: '본인 인증이 완료되었습니다',
      text: '서류가 승인되었습니다. 추가로 하실 일은 없습니다.',
    },
    rejected: {
      title: '서류를 다시 올려 주세요',
      text: '올려 주신 서류를 승인할 수 없습니다. 사유:',
    },
  },
  rewards: {
    button: '수익 보기',
    orders: {
      referral: '초대한 사람의 주문: {count}건',
      widget: '위젯을 통한 주문: {count}건',
    },
    earned: {
      title: '수익 발생: {amount}',
      text: '보상이 수익에 추가되었습니다. 출금하거나 잔액으로 옮길 수 있습니다.',
    },
    held: {
      title: '보상 검토 중: {amount}',
      text: '지급하기 전에 보상을 검토하고 있습니다. 따로 하실 일은 없습니다.',
    },
    refused: {
      title: '보상 거절: {amount}',
      text: '검토 결과 보상이 거절되었습니다. 궁금한 점은 고객센터에 문의해 주세요.',
    },
    reversed: {
      title: '보상 회수: {amount}',
      text: '이 주문의 결제가 환불되었거나 결제에 이의가 제기되었습니다. 이의 제기가 받아들여지지 않으면 보상이 다시 지급됩니다.',
    },
  },
  freeTrial: {
    button: '무료 체험 보기',
    rejected: {
      title: '무료 체험 요청이 거절되었습니다',
      text: '요청을 승인할 수 없습니다. 사유:',
    },
  },
  childPanel: {
    button: '하위 패널 보기',
    opened: {
      title: '{domain} 패널이 열렸습니다',
      text: '도메인 설정이 완료되어 하위 패널이 열렸습니다. {date}까지 이용할 수 있습니다.',
    },
    renewing: {
      title: '{domain} 패널이 {date}에 갱신됩니다',
      text: '하위 패널의 다음 달 이용을 위해 {date}에 {price} 요금이 잔액에서 결제됩니다. 잔액이 충분한지 확인해 주세요.',
    },
    ending: {
      title: '{domain} 패널이 {date}에 종료됩니다',
      text: '하위 패널은 {date}까지 이용할 수 있으며 자동 갱신이 꺼져 있습니다. 계속 이용하려면 {price} 요금을 결제하고 갱신해 주세요.',
    },
    renewed: {
      title: '{domain} 패널이 갱신되었습니다',
      text: '잔액에서 {price} 요금이 결제되었습니다. 하위 패널은 {date}까지 이용할 수 있습니다.',
    },
    expired: {
      title: '{domain} 패널의 주문 접수가 중단되었습니다',
      text: '잔액이 다음 달 요금({price})보다 적어 하위 패널에서 주문과 결제를 받지 않습니다. {date}까지 갱신하지 않으면 고객이 접속할 수 없게 됩니다.',
    },
    frozen: {
      title: '{domain} 패널의 운영이 중지되었습니다',
      text: '하위 패널 요금이 결제되지 않아 고객이 접속할 수 없습니다. {price} 요금을 결제해 갱신하면 운영이 재개됩니다. 갱신하지 않으면 {date}에 종료됩니다.',
    },
    terminated: {
      title: '{domain} 패널이 종료되었습니다',
      text: '요금이 계속 결제되지 않아 하위 패널이 종료되었습니다. 데이터는 보관되어 있어 다운로드할 수 있으며, {price} 요금을 결제해 패널을 갱신할 수도 있습니다.',
    },
    refunded: {
      title: '{domain} 도메인이 설정되지 않았습니다',
      text: '도메인의 DNS 레코드가 기한 안에 설정되지 않아 하위 패널이 종료되었습니다. 결제한 {price} 요금은 잔액으로 환불되었습니다.',
    },
    held: {
      title: '운영팀이 {domain} 패널의 운영을 중지했습니다',
      text: '하위 패널의 운영을 중지했습니다. 사유:',
    },
    released: {
      title: '{domain} 패널의 운영이 재개되었습니다',
      text: '운영팀이 하위 패널의 운영을 재개했습니다.',
    },
    elsewhere: {
      title: '{domain} 도메인 연결이 끊어졌습니다',
      text: '하위 패널의 도메인이 더 이상 연결되어 있지 않아 고객이 접속할 수 없습니다. DNS 레코드를 확인해 주세요.',
    },
  },
  delivery: {
    webhookOff: {
      title: '웹훅이 꺼졌습니다',
      text: '{url} 주소가 3일 동안 요청을 한 번도 받지 않아 웹훅을 껐습니다. 서버 문제를 해결하고 테스트를 보낸 뒤 다시 켜 주세요.',
    },
    providerLow: {
      title: '{provider} 잔액 부족',
      text: '{provider} 잔액이 {balance}까지 줄었습니다. 이 공급사의 잔액을 충전할 때까지 주문이 대기합니다.',
    },
    providerShrunken: {
      title: '{provider} 서비스 수가 크게 줄었습니다',
      text: '{provider} 목록에 서비스가 {listed}개만 남아 이전의 절반에도 미치지 않습니다. 빠진 서비스는 계속 판매됩니다. 목록이 맞다면 다시 동기화하고 변경을 수락하세요.',
    },
    providerChanged: {
      title: '{provider} 변경 사항',
      text: '{provider} 마지막 동기화에서 확인이 필요한 변경 사항이 발견되었습니다.',
      held: '결정이 필요한 상품 변경 및 가격 급변: {count}건',
      offSale: '판매가 중지된 서비스: {count}개',
      followed: '판매가에 반영된 가격 급변: {count}건',
      rejected: '목록에서 사용할 수 없는 행: {count}개',
    },
    providerHeld: {
      title: '{provider} 일시 중지',
      text: '{provider} 잔액의 통화는 {reported}인데 설정된 통화는 {currency}입니다. 올바른 통화를 설정할 때까지 서비스 판매가 중지되고 주문은 대기합니다.',
    },
    paymentReturnedTwice: {
      title: '결제 {payment} 이중 반환',
      text: '결제 {payment}에 대해 환불과 이의 제기가 모두 이루어져 결제 금액보다 {amount} 더 많이 반환되었습니다. 초과 금액은 고객에게 청구되지 않았습니다. 환불 증빙을 첨부해 이의 제기에 대응하세요.',
    },
    ordersUnknown: {
      title: '결과 미확인 주문: {count}건',
      text: '전송한 주문({orders})에 대해 명확한 응답을 받지 못했습니다. 공급사에 접수되었는지 알 수 없으므로 자동으로 다시 보내거나 환불하지 않습니다. 공급사에서 확인한 뒤 주문별로 ‘접수됨’으로 표시하거나, 다시 보내거나, 환불하세요.',
    },
    outgoingHeld: {
      title: '{panel} 외부 처리 보류: 데이터베이스가 복사본입니다',
      text: '{panel} 서버가 복원 또는 복사된 데이터베이스로 시작되었습니다. 주문, 취소, 리필, 카드 결제, 환불, 웹훅, 이메일은 이미 처리되었을 수 있어 보류됩니다. 서버에서 npm run restore 명령을 실행하면 보류된 항목을 확인하고 해제할 수 있습니다.',
    },
  },
  security: {
    when: '시각: {at}',
    notYou: '본인이 아니라면 지금 비밀번호를 변경하고 다른 세션을 모두 로그아웃하세요.',
    newDevice: {
      title: '새로운 로그인 알림',
      text: '새 기기({device}, IP 주소 {address})에서 회원님의 계정에 로그인한 기록이 확인되었습니다.',
    },
    passwordChanged: {
      title: '비밀번호가 변경되었습니다',
      text: '계정 비밀번호가 변경되었습니다.',
    },
    apiKeyMade: {
      title: '새 API 키가 만들어졌습니다',
      text: '{panel} 계정에 새 API 키가 만들어졌습니다. 이 키를 가진 사람은 누구나 회원님의 잔액으로 주문할 수 있습니다.',
    },
    accountClosed: {
      title: '회원 탈퇴가 완료되었습니다',
      text: '{panel} 회원 탈퇴가 완료되어 개인정보가 삭제되었습니다. 직접 탈퇴하지 않으셨다면 즉시 고객센터에 문의해 주세요.',
    },
    factorChanged: {
      title: '로그인 보안 설정이 변경되었습니다',
      totpOn: '{panel} 계정에 인증 앱이 설정되었습니다.',
      totpOff: '{panel} 계정에서 인증 앱 사용이 해제되었습니다.',
      passkeyAdded: '{panel} 계정에 패스키가 추가되었습니다.',
      passkeyRemoved: '{panel} 계정에서 패스키가 삭제되었습니다.',
      recoveryCodesRenewed:
        '{panel} 계정의 복구 코드가 새로 생성되었습니다. 이전 코드는 더 이상 사용할 수 없습니다.',
      socialConnected: '{panel} 계정에 소셜 계정이 연결되었습니다. 이제 이 계정으로 로그인할 수 있습니다.',
      socialDisconnected: '{panel} 계정과 소셜 계정의 연결이 해제되었습니다.',
    },
  },
} satisfies Phrases['mail'];
