import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'API 문서',
  lead: '직접 만든 소프트웨어에서 주문, 조회, 리필을 처리하세요. SMM 패널 표준 API v2와 호환됩니다.',
  language: '예제 언어',
  request: '요청',
  answer: '응답',
  getKey: 'API 키 받기',
  transport: {
    title: '요청 보내기',
    address: '엔드포인트',
    body: 'key, action 및 해당 작업의 매개변수를 폼 필드로 담아 POST 요청을 보내세요. JSON도 사용할 수 있습니다.',
    answer: '응답은 JSON 형식입니다.',
    status:
      '오류가 발생해도 HTTP 상태는 200이므로 응답 본문을 확인하세요. 예외적으로 요청 한도를 넘으면 429, 저희 쪽 장애일 때는 500 또는 503을 반환합니다. 500이나 503을 받은 경우에도 주문이 접수되었을 수 있으니, 같은 idempotency_key로 다시 시도하거나 다시 주문하기 전에 확인하세요.',
    limit:
      '키 하나로 분당 최대 120회 요청할 수 있습니다. 초과하면 429 응답과 함께 대기 시간(초)이 담긴 Retry-After 헤더를 받습니다.',
    lists: 'ID가 여러 개면 쉼표로 구분하세요. 요청당 최대 100개까지 보낼 수 있습니다.',
    key: 'YOUR_API_KEY를 본인의 키로 바꾸세요. 키를 가진 사람은 누구나 잔액을 사용할 수 있으니 서버에만 보관하고 웹페이지나 앱에는 절대 넣지 마세요.',
    ownKey:
      '아래 예제에는 방금 만든 키가 들어 있습니다. 키를 가진 사람은 누구나 잔액을 사용할 수 있으니 서버에만 보관하고 웹페이지나 앱에는 절대 넣지 마세요. 페이지를 새로고침하면 키가 사라집니다.',
    fillIn:
      '키의 해시값만 저장하므로 다시 표시할 수 없습니다. 새 키를 만들고 이 페이지로 돌아오면 예제에 표시됩니다.',
  },
  try: {
    title: '테스트해 보기',
    text: '키를 입력하고 작업을 선택한 뒤 요청을 보내세요. 실제 요청과 응답을 그대로 볼 수 있습니다.',
    real: '실제 호출입니다. 여기에서 접수한 주문은 실제로 결제되고 진행됩니다.',
    key: 'API 키',
    keyHint: '이 호출에만 사용하며 저장하지 않습니다.',
    keyMissing: 'API 키를 입력해 주세요',
    action: '작업',
    send: '요청 보내기',
    confirmTitle: '실제로 주문할까요?',
    confirmText: '잔액에서 즉시 결제됩니다.',
    confirm: '주문하기',
    shortened: '총 {entries, plural, other {#개}} 중 처음 3개를 표시합니다.',
  },
  limits: {
    title: '한도 및 보안',
    addresses:
      '‘API 이용’ 페이지에서 키를 사용할 수 있는 IP 주소나 네트워크를 제한하세요. 그 밖의 주소에서 보낸 요청은 잘못된 키로 처리되어 거부됩니다.',
    idempotency:
      '주문할 때마다 고유한 idempotency_key(또는 Idempotency-Key 헤더)를 보내세요. 같은 키와 매개변수로 다시 시도하면 새로 주문하지 않고 첫 주문을 반환합니다.',
    retry:
      '응답이 없으면 같은 idempotency_key로 다시 시도하세요. idempotency_key를 보내지 않았다면 주문이 이미 접수되었을 수 있으니 먼저 주문 내역을 확인하세요.',
  },
  webhooks: {
    title: '웹훅',
    text: '반복해서 조회하지 않아도 주문이나 리필 상태가 바뀌거나 자동 주문에서 새 게시물이 확인되면 알림을 받을 수 있습니다.',
    body: '본문은 JSON이며 주문은 status 작업과 같은 형식입니다. 이벤트는 order.status, refill.status, subscription.publication입니다.',
    signed:
      '모든 호출은 Standard Webhooks 규격에 따라 서명되며 webhook-id, webhook-timestamp, webhook-signature 헤더가 포함됩니다.',
    retried:
      '2xx로 응답하세요. 그 밖의 경우에는 약 하루 동안 같은 ID로 재시도하므로, 중복된 호출은 무시해도 됩니다.',
    setUp: '웹훅 설정',
  },
  actions: {
    services: {
      title: '서비스 목록',
      text: '주문할 수 있는 모든 서비스입니다. rate는 {quantity}개당 또는 패키지당 가격(USD)입니다.',
    },
    add: {
      title: '주문하기',
      text: '대부분의 서비스는 링크와 수량이 필요합니다. 다른 유형에 필요한 매개변수는 아래에 있습니다.',
    },
    status: {
      title: '주문 상태 조회',
      text: '주문을 한 번에 최대 100건까지 조회합니다. charge는 환불액을 뺀 금액, remains는 남은 수량입니다.',
    },
    refill: {
      title: '리필 요청',
      text: '완료된 주문 중 서비스의 리필 기간이 지나지 않은 주문에만 요청할 수 있습니다.',
    },
    refill_status: {
      title: '리필 상태 조회',
      text: '리필 상태는 Pending, In progress, Completed, Rejected 중 하나입니다.',
    },
    cancel: {
      title: '주문 취소',
      text: '취소 요청이므로 진행 중인 주문은 그대로 완료될 수 있습니다. 결과는 상태로 확인하세요. 완료되지 않은 수량만큼 환불됩니다.',
    },
    balance: { title: '잔액 조회', text: '사용 가능한 잔액입니다.' },
  },
  parameters: {
    service: '목록에 있는 서비스 ID',
    link: '페이지, 프로필 또는 게시물 링크',
    quantity: '수량. runs를 사용하면 회차당 수량',
    comments: '댓글 유형: 한 줄에 하나씩',
    runs: '선택 사항: 회차 수(분할 진행)',
    interval: '선택 사항: 회차 간격(분)',
    idempotency_key: '선택 사항: 이 주문에 지정하는 고유 문자열. 같은 값으로 다시 시도해도 중복 주문 없음',
    order: '주문 ID',
    orders: '쉼표로 구분한 주문 ID',
    refill: '리필 ID',
    refills: '쉼표로 구분한 리필 ID',
  },
  types: {
    title: '주문 유형',
    text: '서비스 유형에 따라 service 외에 필요한 매개변수가 정해집니다.',
    type: '유형',
    required: '필수',
    optional: '선택',
    charged: '요금 기준',
    charge: {
      quantity: '수량',
      package: '패키지당',
      lines: '입력한 줄당',
      publications: '새 게시물당',
    },
    fields: {
      lines: '한 줄에 항목 하나씩. 쉼표도 내용으로 처리',
      single: '사용자 이름, 해시태그 또는 게시물 링크 하나',
      answer: '투표 항목의 번호',
      country: '두 글자 코드(예: US) 또는 영어 이름. 전 세계는 WW',
      device: '1 데스크톱, 2 Android, 3 iOS, 4 모바일 혼합, 5 혼합',
      traffic: '1 Google, 2 사용자 지정 유입 경로, 3 유입 경로 없음',
      source: '유형 1은 검색 키워드, 유형 2는 유입 경로의 전체 URL',
      range: '새 게시물당 최소 및 최대 수량',
      delay: '지연 시간(분): 0, 5, 10, 15, 30, 60 또는 90',
      posts: '새 게시물과 이전 게시물 수. posts가 없으면 제한 없음',
      expiry: '종료일, dd/mm/yyyy',
    },
  },
  statuses: {
    title: '상태',
    pending: '접수됨, 전송 전',
    processing: '전송됨, 시작 전',
    progress: '진행 중',
    completed: '전체 완료',
    partial: '부분 완료, 나머지는 환불됨',
    canceled: '완료 수량 없음, 환불됨',
  },
  errors: {
    title: '오류',
    text: '오류는 ‘error’ 키 하나만 있는 객체입니다. 오류 문구는 항상 영어이며 바뀌지 않습니다.',
    request: '알 수 없는 작업이거나 매개변수가 누락되었습니다',
    key: '키가 잘못되었거나 삭제되었거나, 허용되지 않은 IP 주소에서 사용되었습니다',
    service: '존재하지 않거나 이용할 수 없는 서비스입니다',
    order: '회원님의 계정에서 주문을 찾을 수 없습니다',
    refill: '회원님의 계정에서 리필을 찾을 수 없습니다',
    funds: '잔액을 충전한 뒤 다시 시도하세요',
    least: '서비스의 최소 수량보다 적습니다',
    most: '서비스의 최대 수량보다 많습니다',
    link: '링크가 서비스에 맞지 않습니다',
    active: '같은 서비스와 링크의 다른 주문이 아직 진행 중입니다',
  },
} satisfies Phrases['reseller'];
