import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: '설정',
  text: '패널의 모든 설정입니다. 변경은 바로 모든 곳에 적용됩니다.',
  search: '설정 검색',
  onlyChanged: '변경된 것만',
  notFound: '일치하는 설정이 없습니다',
  changed: '변경됨',
  saved: '{name} 저장됨',
  undo: '되돌리기',
  reset: '기본값으로',
  resetDone: '{name}을(를) 기본값으로 되돌렸습니다',
  default: '기본값: {value}',
  none: '비어 있음',
  changedBy: '변경: {who}',
  someone: '시스템',
  on: '켜짐',
  off: '꺼짐',
  pick: '{name} 선택',
  language: '언어',
  colorText: '배경 위에서 읽을 수 있어야 합니다. 버튼과 링크에 쓰입니다.',
  bannerText: '이 위치에 배너를 표시할지 여부.',
  tags: {
    title: '제목',
    description: '설명',
    keywords: '키워드',
  },
  themes: {
    light: '{color}, 밝은 테마',
    dark: '{color}, 어두운 테마',
  },
  groups: {
    brand: '브랜드',
    colors: '색상',
    shop: '상점',
    ordering: '주문',
    money: '보상과 가격',
    features: '기능',
    security: '보안',
    legal: '회사와 법적 고지',
    outside: '외부 서비스',
    banners: '배너 위치',
  },
  secrets: {
    title: '비밀 키',
    text: '암호화하여 저장합니다. 바꿀 수 있지만 읽을 수는 없습니다.',
    set: '설정됨',
    unset: '설정 안 됨',
    saved: '키를 저장했습니다',
    save: '키 저장',
    names: {
      captcha: '캡차 비밀 키',
      chat: '채팅 신원 키',
    },
    texts: {
      captcha: '캡차 제공자에게 답을 확인합니다.',
      chat: '채팅 방문자가 누구인지 서명합니다.',
    },
  },
  pages: {
    title: '페이지 글',
    text: '약관, 개인정보, 환불, 연락처 페이지입니다. 언어가 없으면 영어로 표시됩니다.',
    language: '언어',
    names: {
      terms: '약관',
      privacy: '개인정보',
      refunds: '환불',
      contact: '연락처',
    },
    body: '내용',
    bodyHint: '빈 줄은 문단, #는 제목을 시작합니다. 비우면 페이지가 없습니다.',
    saved: '페이지를 저장했습니다',
  },
  colors: {
    primary: '기본 색상',
    secondary: '보조 색상',
    icons: '아이콘',
    info: '정보',
    success: '성공',
    warning: '경고',
    headerLeft: '헤더 왼쪽',
    headerRight: '헤더 오른쪽',
  },
  banners: {
    dashboard: '대시보드',
    orders: '주문',
    profile: '프로필',
    grades: '회원 등급',
    drip_feed: '분할 진행',
    order_widget: '주문 위젯',
    free_trials: '무료 체험',
    sidebar: '사이드바',
    create_order: '주문 양식',
    autopromotion: '구독',
    tasks: '작업',
    services_type_main: '서비스 유형, 큰',
    services_type_first_short: '서비스 유형, 작은 첫째',
    services_type_second_short: '서비스 유형, 작은 둘째',
    referral_program: '추천 프로그램',
    services_pricing_main: '카탈로그, 큰',
    services_pricing_first_short: '카탈로그, 작은 첫째',
    services_pricing_second_short: '카탈로그, 작은 둘째',
    services_pricing_long: '카탈로그, 넓은',
    services_pricing_footer: '카탈로그, 아래',
  },
  settings: {
    panelName: {
      name: '패널 이름',
      text: '헤더, 메일, 브라우저 탭에 표시됩니다.',
    },
    logos_light: {
      name: '밝은 페이지 로고',
      text: '헤더 이미지의 주소.',
    },
    logos_dark: {
      name: '어두운 페이지 로고',
      text: '어두운 모드 헤더 이미지의 주소.',
    },
    logos_alt: {
      name: '로고 텍스트',
      text: '소리 내어 읽히고 이미지를 불러오는 동안 표시됩니다.',
    },
    logos_destinationUrl: {
      name: '로고 링크',
      text: '로고를 누르면 열리는 곳. 비우면 홈.',
    },
    socials_youtube: {
      name: 'YouTube 페이지',
      text: '푸터에 링크됩니다.',
    },
    socials_telegram: {
      name: 'Telegram 페이지',
      text: '푸터에 링크됩니다.',
    },
    socials_vk: {
      name: 'VK 페이지',
      text: '푸터에 링크됩니다.',
    },
    socials_linkedin: {
      name: 'LinkedIn 페이지',
      text: '푸터에 링크됩니다.',
    },
    socials_facebook: {
      name: 'Facebook 페이지',
      text: '푸터에 링크됩니다.',
    },
    socials_twitter: {
      name: 'X 페이지',
      text: '푸터에 링크됩니다.',
    },
    metaTags: {
      name: '검색 엔진용 글',
      text: '언어별 홈의 제목, 설명, 키워드.',
    },
    darkModeAvailable: {
      name: '어두운 모드',
      text: '방문자가 상점을 어둡게 바꿀 수 있습니다.',
    },
    navigation: {
      name: 'SNS 메뉴',
      text: '카탈로그 옆에 SNS 메뉴를 표시합니다.',
    },
    hidePersonalAccountForUnregistered: {
      name: '비회원에게 계정 숨기기',
      text: '비회원은 개인 계정 메뉴를 보지 못합니다.',
    },
    defaultMarketplaceView: {
      name: '카탈로그 보기',
      text: '첫 방문 때 서비스를 나열하는 방식.',
    },
    rounding_precision: {
      name: '금액 소수 자릿수',
      text: '상점에 표시하는 자릿수. 청구 금액은 정확합니다.',
    },
    currencies_RUB_rate: {
      name: '1달러당 루블',
      text: '루블 가격 표시에 씁니다. 비우면 매일 가져옵니다.',
    },
    singleOrderDesign: {
      name: '주문 양식 디자인',
      text: '전체 양식 또는 간단한 양식.',
    },
    orderTypes: {
      name: '주문 방법',
      text: '주문 페이지에 있는 양식.',
    },
    guaranteeChargePercent: {
      name: '보증 요금',
      text: '고객이 보증을 원하면 주문에 더해집니다.',
    },
    speedupChargePercent: {
      name: '가속 요금',
      text: '고객이 더 빠르게 원하면 주문에 더해집니다.',
    },
    unpaid_discount_percent: {
      name: '미결제 주문 할인',
      text: '주문을 결제하지 않은 고객에게 제안합니다.',
    },
    subscription_idle_days: {
      name: '구독 종료까지 일수',
      text: '이 기간 동안 게시물이 없으면 구독이 끝납니다.',
    },
    referral_program_percent: {
      name: '추천 보상',
      text: '추천받은 고객 지출의 일부.',
    },
    default_outer_widget_partner_percent: {
      name: '위젯 보상',
      text: '위젯을 통한 주문에서 파트너가 받는 몫.',
    },
    maximum_widget_reward_percent: {
      name: '최대 위젯 보상',
      text: '파트너가 정할 수 있는 최대치.',
    },
    adjustment_second_person_above: {
      name: '두 번째 확인이 필요한 조정',
      text: '달러. 이 금액을 넘는 잔액 변경은 다른 담당자가 확인해야 반영됩니다. 0이면 매번 확인합니다.',
    },
    childPanelsPrice: {
      name: '하위 패널 가격',
      text: '월 달러, 소유자 잔액에서 차감됩니다.',
    },
    grades_enabled: {
      name: '회원 등급',
      text: '고객은 지출에 따라 올라가고 할인을 받습니다.',
    },
    grade_period_days: {
      name: '등급에 반영되는 일수',
      text: '이 기간의 지출만 반영됩니다. 0이면 모두 반영되고 등급이 끝나지 않습니다.',
    },
    grade_mercy_days: {
      name: '등급이 내려가기까지 일수',
      text: '지출이 부족해도 이 기간에는 등급이 유지되고 고객에게 알립니다.',
    },
    enable_bonuses: {
      name: '보너스',
      text: '고객에게 보너스와 쿠폰을 보여 줍니다.',
    },
    enable_tasks: {
      name: '작업',
      text: '고객이 작업으로 벌 수 있습니다.',
    },
    enable_keyword_tools: {
      name: '키워드 도구',
      text: '키워드 도구를 표시합니다.',
    },
    keyword_searches_per_day: {
      name: '하루 키워드 검색 횟수',
      text: '고객 1명당 횟수입니다. UTC 자정에 초기화됩니다.',
    },
    enabled_child_panels: {
      name: '하위 패널',
      text: '고객이 자신의 패널을 열 수 있습니다.',
    },
    child_panel_domain: {
      name: '하위 패널용 도메인',
      text: '하위 패널은 이 도메인 아래 이름을 받습니다. 비워 두면 이 패널의 도메인을 씁니다.',
    },
    maximum_child_panels: {
      name: '고객당 하위 패널 수',
      text: '고객 한 명이 동시에 가질 수 있는 수입니다.',
    },
    child_panel_dns_days: {
      name: '도메인 설정 기한(일)',
      text: '이 기간 안에 자체 도메인이 설정되지 않으면 하위 패널이 종료되고 첫 달 요금이 환불됩니다.',
    },
    child_panel_grace_days: {
      name: '하위 패널 결제 유예(일)',
      text: '기간이 끝나면 주문을 받지 않으며, 이 기간 동안 결제하지 않으면 닫힙니다.',
    },
    child_panel_frozen_days: {
      name: '닫힌 하위 패널 종료까지(일)',
      text: '닫힌 뒤 이 기간 동안 결제하지 않은 하위 패널은 종료됩니다.',
    },
    grandchildren_allowed: {
      name: '하위 패널의 하위 패널',
      text: '하위 패널의 고객이 그곳에서 자신의 패널을 열 수 있습니다.',
    },
    free_views_is_allowed: {
      name: '무료 체험',
      text: '고객이 서비스를 무료로 써 볼 수 있습니다.',
    },
    freeTrials_proofIsRequired: {
      name: '무료 체험 증빙',
      text: '체험 시작 전에 고객이 증빙을 보내야 합니다.',
    },
    freeTrials_expireAfterDays: {
      name: '무료 체험 결정 기한(일)',
      text: '결정되지 않은 신청은 이 일수 후 만료됩니다.',
    },
    freeTrials_dailyBudget: {
      name: '무료 체험 하루 예산(USD)',
      text: '무료 체험에 하루(UTC) 동안 쓸 수 있는 금액입니다. 이를 넘으면 요청은 검토를 기다리며 승인할 수 없습니다. 비워 두면 제한이 없습니다.',
    },
    personalManagerUrl: {
      name: '전담 매니저',
      text: '해당 등급 고객을 위한 매니저 링크.',
    },
    staff_second_factor_is_required: {
      name: '직원 2단계 인증',
      text: '2단계 인증 없이는 콘솔을 쓸 수 없습니다.',
    },
    contact_info_is_required: {
      name: '가입 시 메신저',
      text: '신규 고객은 메신저를 입력해야 합니다.',
    },
    captcha_is_enabled: {
      name: '캡차',
      text: '가입, 로그인, 비밀번호 재설정에서 묻습니다.',
    },
    captcha_provider: {
      name: '캡차 제공자',
      text: 'ALTCHA는 내장입니다. 다른 것은 두 키가 필요합니다.',
    },
    captcha_siteKey: {
      name: '캡차 사이트 키',
      text: '캡차 제공자의 공개 키.',
    },
    company_name: {
      name: '회사',
      text: '패널 운영자. 푸터와 영수증에 표시됩니다.',
    },
    company_address: {
      name: '회사 주소',
      text: '연락처 페이지와 영수증에 표시됩니다.',
    },
    company_registration: {
      name: '등록 번호',
      text: '연락처 페이지에 표시됩니다.',
    },
    company_vat: {
      name: '세금 번호',
      text: '영수증에 표시됩니다.',
    },
    company_email: {
      name: '연락 이메일',
      text: '연락처 페이지에 표시됩니다.',
    },
    company_phone: {
      name: '연락 전화',
      text: '연락처 페이지에 표시됩니다.',
    },
    termsUrl: {
      name: '이용 약관',
      text: '고객이 결제할 때 동의합니다. 자체 페이지 또는 /terms.',
    },
    privacyUrl: {
      name: '개인정보 처리방침',
      text: '푸터에 링크됩니다. 자체 페이지 또는 /privacy.',
    },
    refundsUrl: {
      name: '환불 정책',
      text: '푸터에 링크됩니다. 자체 페이지 또는 /refunds.',
    },
    contactUrl: {
      name: '연락처 페이지',
      text: '푸터에 링크됩니다. 자체 페이지 또는 /contact.',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics ID',
      text: '방문자가 동의하면 방문을 셉니다.',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager ID',
      text: '방문자가 동의하면 컨테이너를 불러옵니다.',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica ID',
      text: '방문자가 동의하면 방문을 셉니다.',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel ID',
      text: '방문자가 동의하면 방문을 셉니다.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp 사이트 ID',
      text: '상점에 Crisp 채팅을 표시합니다.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo 위젯 ID',
      text: '상점에 Jivo 채팅을 표시합니다.',
    },
    telegramBotUsername: {
      name: 'Telegram 봇',
      text: '고객이 로그인하는 봇의 이름.',
    },
    cabinetWidgetToken: {
      name: '패널 위젯 토큰',
      text: '패널 자체 위젯에 카탈로그를 엽니다.',
    },
    customCode: {
      name: '자체 코드',
      text: '상점에서만 실행되며 로그인, 결제, 여기서는 실행되지 않습니다. 소유자 전용.',
    },
  },
} satisfies Phrases['adminSettings'];
