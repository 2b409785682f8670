import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: '{name} 님, 안녕하세요.',
  greetingNameless: '안녕하세요.',
  buttonFallback: '버튼이 작동하지 않으면 다음 주소를 여세요:',
  ignore: '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
  validFor: '링크는 한 번만 사용할 수 있습니다. 유효 기간: {duration}',
  signature: '{panel} 팀 드림',
  reason: '이 주소로 가입된 {panel} 계정이 있어 이 메일을 보내 드립니다.',
  unsubscribe: '수신 거부',
  staffInvitation: {
    subject: '{panel} 팀에 초대되었습니다',
    title: '팀 초대',
    text: '{panel} 팀에 초대되었습니다. 이 이메일로 가입하고 인증하면 바로 콘솔을 열 수 있습니다. 초대는 7일 동안 유효합니다.',
    joined: '이제 {panel} 팀의 일원입니다. 다시 로그인하면 콘솔을 열 수 있습니다.',
    open: '콘솔 열기',
    register: '가입하기',
  },
  test: {
    subject: '{panel} 테스트 메일',
    title: '메일이 정상 작동합니다',
    text: '이 테스트 메일이 도착했으므로 {panel}에서 메일을 보낼 수 있습니다.',
  },
  account: {
    welcome: {
      subject: '{panel}에 오신 것을 환영합니다: 이메일을 확인해 주세요',
      title: '함께하게 되어 반갑습니다',
      text: '{panel} 계정이 준비되었습니다. 주문 소식을 받고 필요할 때 계정을 복구할 수 있도록 이메일을 인증해 주세요.',
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
      subject: '{panel} 비밀번호 재설정',
      title: '비밀번호 재설정',
      text: '{panel} 계정의 비밀번호 재설정을 요청하셨습니다. 새 비밀번호를 설정하면 모든 세션이 로그아웃됩니다.',
      action: '새 비밀번호 설정',
    },
  },
  actions: {
    order: '주문 보기',
    payment: '결제 내역 보기',
    subscription: '자동 주문 보기',
    ticket: '문의 보기',
    verification: '인증 보기',
    security: '내 계정 확인',
    webhooks: '웹훅 보기',
    cards: '카드 보기',
  },
  order: {
    created: {
      title: '주문 {order}이(가) 접수되었습니다',
      text: '주문을 받았습니다: {service}, {quantity}. 결제 금액: {charged}. 완료되면 알려 드리겠습니다.',
    },
    completed: {
      title: '주문 {order}이(가) 완료되었습니다',
      text: '주문이 완료되었습니다: ‘{service}’ {quantity}. 감사합니다.',
    },
    canceled: {
      title: '주문 {order}이(가) 취소되었습니다',
      text: '주문 ‘{service}’({quantity}) 취소 완료. 환불 금액: {refunded}(잔액으로 환불).',
    },
    partial: {
      title: '주문 {order}이(가) 일부만 완료되었습니다',
      text: '‘{service}’: {quantity} 중 {delivered} 완료. 나머지 환불 금액: {refunded}(잔액으로 환불).',
    },
  },
  payment: {
    received: {
      title: '{amount}을(를) 받았습니다',
      text: '결제 {invoice}({amount})이(가) 도착했습니다. 감사합니다.',
    },
    inModeration: {
      title: '{amount} 결제를 검토하고 있습니다',
      text: '결제 {invoice}({amount})을(를) 확인하고 있습니다. 보통 몇 시간이 걸리며, 끝나는 대로 알려 드리겠습니다.',
    },
    rejected: {
      title: '{amount} 결제가 거절되었습니다',
      text: '결제 {invoice}({amount})을(를) 받을 수 없었습니다. 적립된 금액은 없습니다.',
    },
    refunded: {
      title: '{amount} 결제가 환불되었습니다',
      text: '결제 {invoice}({amount}) 금액을 원래 결제 수단으로 환불했습니다. 표시되기까지 며칠 걸릴 수 있습니다.',
    },
    claim: '여기에서 환불금을 받으세요: {url}',
  },
  card: {
    expiring: {
      title: '카드 {card}의 유효기간이 곧 만료됩니다',
      text: '카드({card}) 유효기간은 {month} 말까지입니다. 결제와 자동 주문이 계속되도록 새 카드를 등록해 주세요.',
    },
    expired: {
      title: '카드 {card}의 유효기간이 만료되었습니다',
      text: '카드({card}) 유효기간({month})이 지나 더 이상 결제할 수 없습니다. 결제와 자동 주문이 계속되도록 다른 카드를 등록해 주세요.',
    },
  },
  childOrders: {
    title: '‘{panel}’ 주문 {count, plural, other {#건}}: 충전 대기 중',
    text: '하위 패널 ‘{panel}’의 주문 {count, plural, other {#건}}이 대기 중입니다. 잔액이 {amount} 부족합니다. 충전하면 오래된 주문부터 자동으로 이어집니다.',
    action: '잔액 충전',
  },
  subscription: {
    waiting: {
      title: '‘{name}’: 충전 대기 중',
      text: '자동 주문 ‘{name}’: 새 게시물을 찾았지만 잔액이 부족합니다. 필요한 금액은 {amount}입니다. 충전하면 자동으로 이어집니다.',
      declined:
        '자동 주문 ‘{name}’: 새 게시물을 찾았지만 카드가 거절되었습니다. 필요한 금액은 {amount}입니다. 다른 카드를 선택하거나 충전하면 대기 중인 모든 게시물부터 이어집니다.',
      card: '자동 주문 ‘{name}’: 새 게시물을 찾았지만 카드가 삭제되었거나 만료되었습니다. 필요한 금액은 {amount}입니다. 다른 카드를 선택하거나 잔액으로 결제하면 대기 중인 모든 게시물부터 이어집니다.',
      limit:
        '자동 주문 ‘{name}’: 새 게시물을 찾았지만 금액({amount})이 카드 한도를 벗어납니다. 다른 카드를 선택하거나 잔액으로 결제하면 대기 중인 모든 게시물부터 이어집니다.',
    },
    ordered: {
      title: '새 게시물: ‘{name}’ 주문 완료',
      text: '자동 주문 ‘{name}’: 새 게시물({publication})을 찾아 주문했습니다. 결제 금액: {amount}.',
    },
    ended: {
      title: '자동 주문 ‘{name}’ 종료',
      text: '자동 주문 ‘{name}’ 종료: {why, select, limitReached {모든 게시물을 홍보했습니다} canceled {취소되었습니다} other {오랫동안 새 게시물이 없었습니다}}.',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: '문의 #{ticket}에 새 답변이 있습니다',
    replyAbove: '##- 이 줄 위에 답변을 적어 주세요 -##',
    replyThere: '답변하려면 문의를 열어 주세요. 이 이메일에 대한 회신은 읽지 않습니다.',
  },
  verification: {
    approved: {
      title: '인증이 완료되었습니다',
      text: '감사합니다. 서류를 확인하고 승인했습니다. 더 하실 일은 없습니다.',
    },
    rejected: {
      title: '서류를 다시 보내 주세요',
      text: '보내 주신 서류를 승인할 수 없었습니다. 이유는 다음과 같습니다:',
    },
  },
  rewards: {
    button: '수익 보기',
    orders: {
      referral: '초대한 사람의 주문: {count}건',
      widget: '위젯을 통한 주문: {count}건',
    },
    earned: {
      title: '{amount}의 수익이 생겼습니다',
      text: '보상이 수익에 추가되었습니다. 출금하거나 잔액으로 옮길 수 있습니다.',
    },
    held: {
      title: '{amount}의 보상을 검토하고 있습니다',
      text: '지급하기 전에 이 보상을 확인합니다. 따로 하실 일은 없습니다.',
    },
    refused: {
      title: '{amount}의 보상이 거절되었습니다',
      text: '검토 결과 이 보상은 지급되지 않았습니다. 궁금한 점은 고객지원에 문의하세요.',
    },
    reversed: {
      title: '{amount}의 보상이 회수되었습니다',
      text: '이 주문의 결제가 환불되었거나 분쟁이 제기되었습니다. 결국 대금을 받게 되면 보상을 다시 받습니다.',
    },
  },
  freeTrial: {
    button: '무료 체험 보기',
    rejected: {
      title: '무료 체험이 거절되었습니다',
      text: '요청을 승인하지 못했습니다. 사유:',
    },
  },
  childPanel: {
    button: '하위 패널 보기',
    opened: {
      title: '{domain} 패널이 열렸습니다',
      text: '도메인 설정이 끝나 하위 패널이 온라인 상태입니다. {date}까지 결제되었습니다.',
    },
    renewing: {
      title: '{domain} 패널이 {date}에 갱신됩니다',
      text: '{date}에 하위 패널의 다음 달 요금 {price}을(를) 잔액에서 차감합니다. 잔액을 확인해 주세요.',
    },
    ending: {
      title: '{domain} 패널이 {date}에 끝납니다',
      text: '하위 패널은 {date}까지 결제되었고 자동 갱신이 꺼져 있습니다. 계속 열어 두려면 {price}에 갱신하세요.',
    },
    renewed: {
      title: '{domain} 패널이 갱신되었습니다',
      text: '잔액에서 {price}을(를) 차감했습니다. 하위 패널은 {date}까지 결제되었습니다.',
    },
    expired: {
      title: '{domain} 패널이 주문을 받지 않습니다',
      text: '잔액이 다음 달 요금({price})에 부족해 하위 패널이 주문과 결제를 받지 않습니다. 충전하거나 갱신하세요. {date}에 고객에게 닫힙니다.',
    },
    frozen: {
      title: '{domain} 패널이 닫혔습니다',
      text: '하위 패널이 결제되지 않아 고객에게 닫혔습니다. 다시 열려면 {price}에 갱신하세요. {date}에 종료됩니다.',
    },
    terminated: {
      title: '{domain} 패널이 종료되었습니다',
      text: '하위 패널이 결제되지 않아 종료되었습니다. 데이터는 보관됩니다. 내보내거나 {price}에 갱신할 수 있습니다.',
    },
    refunded: {
      title: '{domain} 도메인이 설정되지 않았습니다',
      text: '도메인의 DNS 레코드가 기한 안에 설정되지 않아 하위 패널이 종료되었습니다. {price}을(를) 잔액으로 돌려드렸습니다.',
    },
    held: {
      title: '{domain} 패널을 운영팀이 닫았습니다',
      text: '하위 패널을 닫았습니다. 사유:',
    },
    released: {
      title: '{domain} 패널이 다시 열렸습니다',
      text: '운영팀이 하위 패널을 다시 열었습니다.',
    },
    elsewhere: {
      title: '{domain} 도메인이 다른 곳을 가리킵니다',
      text: '하위 패널의 도메인이 더 이상 저희에게 연결되지 않아 고객이 접속할 수 없습니다. DNS 레코드를 확인하세요.',
    },
  },
  delivery: {
    webhookOff: {
      title: '웹훅이 꺼졌습니다',
      text: '회원님의 주소 {url}이(가) 3일 동안 호출을 한 번도 받지 않아 호출을 중단했습니다. 문제를 해결하고 테스트를 보낸 뒤 다시 켜 주세요.',
    },
    providerLow: {
      title: '{provider} 잔액 부족',
      text: '{provider}의 잔액이 {balance}(으)로 줄었습니다. 충전될 때까지 주문이 그곳에서 대기합니다.',
    },
    providerShrunken: {
      title: '{provider}의 서비스가 크게 줄었습니다',
      text: '{provider} 목록에 서비스가 {listed}개만 남았습니다. 이전의 절반도 되지 않습니다. 빠진 서비스는 계속 판매됩니다. 목록이 맞다면 다시 동기화하고 승인하세요.',
    },
    providerChanged: {
      title: '{provider}의 변경 사항',
      text: '{provider}와의 마지막 동기화에서 확인이 필요한 내용이 있습니다.',
      held: '내용이 바뀌었거나 가격이 급변하여 결정을 기다리는 서비스: {count}',
      offSale: '판매가 중지된 서비스: {count}',
      followed: '바로 반영된 가격 급변: {count}',
      rejected: '목록에서 사용할 수 없는 행: {count}',
    },
    providerHeld: {
      title: '{provider} 이용이 보류되었습니다',
      text: '{provider}는 잔액을 {reported}로 알려 왔지만 설정은 {currency}입니다. 올바른 통화를 설정할 때까지 서비스는 판매되지 않고 주문은 대기합니다.',
    },
    paymentReturnedTwice: {
      title: '결제 {payment} 이중 환불',
      text: '결제 {payment}: 환불된 후 분쟁도 접수되었습니다. 결제액보다 더 빠져나간 금액: {amount}. 고객에게는 청구되지 않았습니다. 환불 증빙으로 분쟁에 답변하세요.',
    },
    ordersUnknown: {
      title: '결과를 알 수 없는 주문: {count}건',
      text: '다음 주문을 보냈지만 명확한 답변을 받지 못했습니다: {orders}. 공급사에 접수되었는지 알 수 없으므로 자동으로 다시 보내거나 환불하지 않습니다. 공급사에서 확인한 뒤 접수됨으로 표시하거나, 다시 보내거나, 환불하세요.',
    },
    outgoingHeld: {
      title: '{panel}에서 아무것도 나가지 않습니다: 데이터베이스가 복사본입니다',
      text: '{panel}이(가) 복원되거나 복사된 데이터베이스로 시작되었습니다. 주문, 취소, 리필, 카드 결제, 환불, 웹훅, 메일은 이미 처리되었을 수 있어 보류 중입니다. 서버에서 npm run restore 명령을 실행하면 보류된 항목을 확인하고 해제할 수 있습니다.',
    },
  },
  security: {
    when: '시각: {at}',
    notYou: '본인이 아니라면 지금 비밀번호를 바꾸고 다른 모든 세션을 종료하세요.',
    newDevice: {
      title: '계정에 새로운 로그인',
      text: '새 기기에서 로그인했습니다: {device}, IP 주소 {address}.',
    },
    passwordChanged: {
      title: '비밀번호가 변경되었습니다',
      text: '계정의 비밀번호가 변경되었습니다.',
    },
    apiKeyMade: {
      title: '새 API 키가 만들어졌습니다',
      text: '{panel} 계정에 새 API 키가 만들어졌습니다. 이 키를 가진 사람은 회원님의 잔액으로 주문할 수 있습니다.',
    },
    accountClosed: {
      title: '계정이 해지되었습니다',
      text: '{panel} 계정이 해지되고 개인 정보가 삭제되었습니다. 직접 해지하지 않았다면 즉시 고객센터에 연락하세요.',
    },
    factorChanged: {
      title: '로그인 보안 설정이 변경되었습니다',
      totpOn: '이제 인증 앱이 {panel} 계정을 보호합니다.',
      totpOff: '{panel} 계정의 인증 앱이 꺼졌습니다.',
      passkeyAdded: '{panel} 계정에 패스키가 추가되었습니다.',
      passkeyRemoved: '{panel} 계정에서 패스키가 삭제되었습니다.',
      recoveryCodesRenewed:
        '{panel} 계정의 새 복구 코드가 만들어졌습니다. 이전 코드는 더 이상 쓸 수 없습니다.',
      socialConnected: '{panel} 계정에 소셜 계정이 연결되었습니다. 이제 이 계정으로 로그인할 수 있습니다.',
      socialDisconnected: '{panel} 계정에서 소셜 계정 연결이 해제되었습니다.',
    },
  },
} satisfies Phrases['mail'];
