import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'API 문서',
  lead: '직접 만든 소프트웨어에서 주문하고 추적하고 리필을 요청하세요. SMM 패널 표준 API v2와 호환됩니다.',
  language: '예제 언어',
  request: '요청',
  answer: '응답',
  getKey: 'API 키 받기',
  transport: {
    title: '호출 방법',
    address: '엔드포인트',
    body: '폼 필드로 POST 요청을 보내세요. key, action, 그리고 해당 작업의 필드입니다. JSON도 됩니다.',
    answer: '모든 응답은 JSON입니다.',
    status:
      '오류일 때도 HTTP 상태는 200이므로 응답 자체를 읽으세요. 예외는 요청이 너무 많을 때의 429와 저희 쪽 장애일 때의 500 또는 503입니다. 500이나 503 이후에도 주문이 접수되었을 수 있으니 같은 idempotency_key로 다시 보내거나, 다시 주문하기 전에 확인하세요.',
    limit: '키마다 분당 최대 120건입니다. 넘으면 429로 응답하고 Retry-After가 기다릴 초를 알려 줍니다.',
    lists: '번호 목록은 쉼표로 구분하며 한 번에 최대 100개입니다.',
    key: 'YOUR_API_KEY를 본인의 키로 바꾸세요. 키를 가진 사람은 잔액을 쓸 수 있습니다. 서버에만 보관하고 웹페이지나 앱에는 절대 넣지 마세요.',
    ownKey:
      '아래 예제에는 방금 만든 키가 들어 있습니다. 키를 가진 사람은 잔액을 쓸 수 있습니다. 서버에만 보관하고 페이지나 앱에는 절대 넣지 마세요. 페이지를 다시 불러오면 여기에서 사라집니다.',
    fillIn:
      '키의 해시값만 저장하므로 다시 보여 드릴 수 없습니다. 새 키를 만들고 여기로 돌아오면 예제에 표시됩니다.',
  },
  try: {
    title: '직접 해 보기',
    text: '키를 입력하고 작업을 골라 보내세요. 프로그램이 보낼 요청과 돌아온 응답을 그대로 볼 수 있습니다.',
    real: '실제 호출입니다. 여기서 넣은 주문은 잔액에서 결제되고 납품됩니다.',
    key: 'API 키',
    keyHint: '이 호출에만 쓰이며 어디에도 저장되지 않습니다.',
    keyMissing: 'API 키를 입력하세요',
    action: '작업',
    send: '요청 보내기',
    confirmTitle: '실제로 주문할까요?',
    confirmText: '금액이 잔액에서 바로 빠져나갑니다.',
    confirm: '주문하기',
    shortened: '모두 {entries, plural, other {#개}} 중 처음 3개를 보여 줍니다.',
  },
  limits: {
    title: '제한과 보안',
    addresses:
      '‘API 이용’ 페이지에서 키를 쓸 수 있는 IP 주소나 네트워크를 제한하세요. 그 밖의 요청은 잘못된 키로 거부됩니다.',
    idempotency:
      '주문할 때마다 고유한 idempotency_key나 Idempotency-Key 헤더를 보내세요. 같은 키와 같은 필드로 다시 호출하면 두 번째 주문 대신 첫 주문이 응답됩니다.',
    retry:
      '응답이 오지 않으면 같은 idempotency_key로 다시 호출하세요. 없다면 먼저 주문 목록을 확인하세요. 이미 접수되었을 수 있습니다.',
  },
  webhooks: {
    title: '웹훅',
    text: '계속 조회하는 대신, 주문이나 리필 상태가 바뀌거나 자동 주문이 새 게시물을 찾으면 알림을 받으세요.',
    body: '본문은 JSON이며, 주문은 status 액션과 같은 형식입니다. 이벤트: order.status, refill.status, subscription.publication.',
    signed:
      '모든 호출은 Standard Webhooks 규격에 따라 webhook-id, webhook-timestamp, webhook-signature로 서명됩니다.',
    retried:
      '2xx로 응답하세요. 그 밖의 응답이면 약 하루 동안 다시 시도합니다. id는 바뀌지 않으므로 반복임을 알 수 있습니다.',
    setUp: '웹훅 설정하기',
  },
  actions: {
    services: {
      title: '서비스 목록',
      text: '주문할 수 있는 모든 서비스입니다. rate는 1 000개 또는 패키지당 미국 달러 가격입니다.',
    },
    add: {
      title: '주문하기',
      text: '대부분의 서비스는 링크와 수량이 필요합니다. 다른 유형에 필요한 필드는 아래에 있습니다.',
    },
    status: {
      title: '주문 상태 조회',
      text: '주문 하나 또는 최대 100개까지. charge는 환불을 뺀 금액, remains는 남은 수량입니다.',
    },
    refill: {
      title: '리필 요청',
      text: '서비스의 리필 기간 안에 있는 완료된 주문이 대상입니다.',
    },
    refill_status: {
      title: '리필 상태 조회',
      text: '리필은 Pending, In progress, Completed, Rejected 중 하나입니다.',
    },
    cancel: {
      title: '주문 취소',
      text: '이것은 요청입니다. 진행 중인 주문은 그대로 완료될 수 있습니다. 결과는 상태를 확인하세요. 진행되지 않은 만큼 환불됩니다.',
    },
    balance: { title: '잔액 조회', text: '사용할 수 있는 잔액입니다.' },
  },
  parameters: {
    service: '목록에 있는 서비스 ID',
    link: '페이지, 프로필 또는 게시물 링크',
    quantity: '수량. runs가 있으면 회차당 수량',
    comments: '댓글이 있는 유형용: 한 줄에 하나씩',
    runs: '선택: 회차 수(분할 진행)',
    interval: '선택: 회차 사이의 분',
    idempotency_key:
      '선택: 이 주문에 붙이는 고유 문자열. 같은 문자열로 다시 호출해도 두 번째 주문은 생기지 않습니다',
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
    charged: '과금 기준',
    charge: {
      quantity: '수량',
      package: '패키지당',
      lines: '비어 있지 않은 줄당',
      publications: '새 게시물당',
    },
    fields: {
      lines: '한 줄에 하나씩. 쉼표는 내용의 일부입니다',
      single: '사용자 이름, 해시태그 또는 게시물 링크 하나',
      answer: '투표 항목의 번호',
      country: 'US 같은 두 글자 코드 또는 영어 이름. WW는 전 세계',
      device: '1 데스크톱, 2 Android, 3 iOS, 4 모바일 혼합, 5 혼합',
      traffic: '1 Google, 2 직접 정한 유입 경로, 3 유입 경로 없음',
      source: '유형 1은 검색 키워드, 유형 2는 전체 유입 URL',
      range: '새 게시물마다의 최소 및 최대 수량',
      delay: '지연(분): 0, 5, 10, 15, 30, 60, 90',
      posts: '새 게시물과 이전 게시물의 수. posts가 없으면 제한 없음',
      expiry: '종료일, 일/월/년',
    },
  },
  statuses: {
    title: '상태',
    pending: '접수됨, 아직 보내지 않음',
    processing: '보냄, 아직 시작되지 않음',
    progress: '진행 중',
    completed: '전부 완료',
    partial: '일부 완료, 나머지는 환불됨',
    canceled: '전달 없음, 환불됨',
  },
  errors: {
    title: '오류',
    text: '오류는 ‘error’ 키 하나만 있는 객체입니다. 문구는 항상 영어이며 바뀌지 않으므로 프로그램에서 비교할 수 있습니다.',
    request: '알 수 없는 작업이거나 필드가 빠졌습니다',
    key: '키가 틀렸거나 삭제되었거나 허용되지 않은 IP 주소에서 사용되었습니다',
    service: '없는 서비스이거나 지금 주문할 수 없습니다',
    order: '내 주문 가운데 이 번호가 없습니다',
    refill: '내 리필 가운데 이 번호가 없습니다',
    funds: '잔액을 충전하고 다시 호출하세요',
    least: '서비스의 최소 수량보다 적습니다',
    most: '서비스의 최대 수량보다 많습니다',
    link: '링크가 서비스에 맞지 않습니다',
    active: '이 링크에 대한 같은 서비스의 이전 주문이 아직 진행 중입니다',
  },
} satisfies Phrases['reseller'];
