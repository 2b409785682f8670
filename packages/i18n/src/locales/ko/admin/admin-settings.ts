import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: '설정',
  text: '이 패널의 모든 설정입니다. 변경 사항은 즉시 적용됩니다.',
  search: '설정 검색',
  onlyChanged: '변경된 설정만',
  notFound: '조건에 맞는 설정이 없습니다',
  changed: '변경됨',
  saved: '저장 완료: {name}',
  undo: '실행 취소',
  reset: '기본값으로 초기화',
  resetDone: '기본값 초기화 완료: {name}',
  default: '기본값: {value}',
  none: '비어 있음',
  changedBy: '변경자: {who}',
  someone: '시스템',
  on: '켜짐',
  off: '꺼짐',
  pick: '{name} 선택',
  language: '언어',
  colorText: '버튼과 링크에 사용됩니다. 배경 위에서 잘 보여야 합니다.',
  bannerText: '이 위치에 배너를 표시합니다.',
  tags: {
    title: '제목',
    description: '설명',
    keywords: '키워드',
  },
  themes: {
    light: '{color}, 라이트',
    dark: '{color}, 다크',
  },
  groups: {
    brand: '브랜드',
    colors: '색상',
    shop: '상점',
    ordering: '주문',
    money: '보상 및 가격',
    features: '기능',
    security: '보안',
    legal: '회사 및 법적 고지',
    outside: '외부 연동',
    banners: '배너',
  },
  secrets: {
    title: '비밀 키',
    text: '암호화하여 저장합니다. 교체할 수는 있지만 아무도 볼 수 없습니다.',
    set: '설정됨',
    unset: '설정 안 됨',
    saved: '키를 저장했습니다',
    save: '키 저장',
    names: {
      captcha: '캡차 비밀 키',
      chat: '채팅 신원 확인 키',
    },
    texts: {
      captcha: '캡차 업체를 통해 결과를 확인합니다.',
      chat: '채팅 방문자의 신원을 확인합니다.',
    },
  },
  pages: {
    title: '페이지 문구',
    text: '이용약관, 개인정보 처리방침, 환불 정책, 문의 페이지입니다. 해당 언어의 문구가 없으면 영어로 표시됩니다.',
    language: '언어',
    names: {
      terms: '이용약관',
      privacy: '개인정보',
      refunds: '환불',
      contact: '문의',
    },
    body: '내용',
    bodyHint:
      '빈 줄을 넣으면 새 문단이 시작되고, 줄 앞에 #을 붙이면 제목이 됩니다. 비워 두면 페이지가 표시되지 않습니다.',
    saved: '페이지를 저장했습니다',
  },
  colors: {
    primary: '주요 색상',
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
    grades: '등급',
    drip_feed: '분할 진행',
    order_widget: '파트너 위젯',
    free_trials: '무료 체험',
    sidebar: '사이드바',
    create_order: '주문 양식',
    autopromotion: '자동 주문',
    tasks: '미션',
    services_type_main: '서비스 유형(대형)',
    services_type_first_short: '서비스 유형(소형 1)',
    services_type_second_short: '서비스 유형(소형 2)',
    referral_program: '추천 프로그램',
    services_pricing_main: '카탈로그(대형)',
    services_pricing_first_short: '카탈로그(소형 1)',
    services_pricing_second_short: '카탈로그(소형 2)',
    services_pricing_long: '카탈로그(가로형)',
    services_pricing_footer: '카탈로그(하단)',
  },
  settings: {
    panelName: {
      name: '패널 이름',
      text: '헤더, 이메일, 브라우저 탭에 표시됩니다.',
    },
    logos_light: {
      name: '로고(라이트 모드)',
      text: '헤더에 표시할 이미지 URL입니다.',
    },
    logos_dark: {
      name: '로고(다크 모드)',
      text: '다크 모드에서 헤더에 표시할 이미지 URL입니다.',
    },
    logos_alt: {
      name: '로고 대체 텍스트',
      text: '스크린 리더가 읽으며 이미지를 불러오는 동안 표시됩니다.',
    },
    logos_destinationUrl: {
      name: '로고 링크',
      text: '로고를 누르면 열리는 페이지입니다. 비워 두면 홈으로 이동합니다.',
    },
    socials_youtube: {
      name: 'YouTube 페이지',
      text: '푸터에 링크로 표시됩니다.',
    },
    socials_telegram: {
      name: 'Telegram 페이지',
      text: '푸터에 링크로 표시됩니다.',
    },
    socials_vk: {
      name: 'VK 페이지',
      text: '푸터에 링크로 표시됩니다.',
    },
    socials_linkedin: {
      name: 'LinkedIn 페이지',
      text: '푸터에 링크로 표시됩니다.',
    },
    socials_facebook: {
      name: 'Facebook 페이지',
      text: '푸터에 링크로 표시됩니다.',
    },
    socials_twitter: {
      name: 'X 페이지',
      text: '푸터에 링크로 표시됩니다.',
    },
    metaTags: {
      name: '검색 엔진용 문구',
      text: '홈 화면의 언어별 제목, 설명, 키워드입니다.',
    },
    darkModeAvailable: {
      name: '다크 모드',
      text: '방문자가 상점을 다크 모드로 바꿀 수 있습니다.',
    },
    navigation: {
      name: 'SNS 메뉴',
      text: '카탈로그 옆에 SNS 메뉴를 표시합니다.',
    },
    hidePersonalAccountForUnregistered: {
      name: '비회원에게 계정 메뉴 숨기기',
      text: '비회원에게 계정 메뉴가 표시되지 않습니다.',
    },
    defaultMarketplaceView: {
      name: '카탈로그 표시 방식',
      text: '첫 방문 시 서비스 목록을 표시하는 방식입니다.',
    },
    rounding_precision: {
      name: '금액 소수 자릿수',
      text: '상점에 표시할 소수 자릿수입니다. 실제 결제 금액은 그대로입니다.',
    },
    numbers_by_language: {
      name: '언어별 숫자 표기',
      text: '숫자를 방문자의 언어 방식(1,234.50 또는 1.234,50)대로 표시합니다. 끄면 모두에게 1\u00a0234.50으로 표시합니다.',
    },
    currencies_RUB_rate: {
      name: '1달러당 루블',
      text: '루블 가격을 표시하는 데 사용합니다. 비워 두면 ‘환율’ 페이지의 환율을 사용합니다.',
    },
    singleOrderDesign: {
      name: '주문 양식 디자인',
      text: '전체 양식과 간단한 양식 중에서 선택합니다.',
    },
    orderTypes: {
      name: '주문 유형',
      text: '주문 페이지에서 제공할 양식입니다.',
    },
    guaranteeChargePercent: {
      name: '리필 보장 연장 추가 요금',
      text: '고객이 리필 보장 연장을 선택하면 주문 금액에 추가됩니다.',
    },
    speedupChargePercent: {
      name: '빠른 시작 추가 요금',
      text: '고객이 빠른 시작을 선택하면 주문 금액에 추가됩니다.',
    },
    unpaid_discount_percent: {
      name: '미결제 주문 할인',
      text: '주문을 결제하지 않은 고객에게 제공합니다.',
    },
    subscription_idle_days: {
      name: '자동 주문 종료까지의 기간(일)',
      text: '이 기간 동안 새 게시물이 없으면 자동 주문이 종료됩니다.',
    },
    referral_program_percent: {
      name: '추천 보상',
      text: '추천받은 고객의 결제 금액 중 추천인에게 지급하는 비율입니다.',
    },
    default_outer_widget_partner_percent: {
      name: '위젯 보상',
      text: '위젯 주문마다 파트너가 받는 비율입니다.',
    },
    maximum_widget_reward_percent: {
      name: '최대 위젯 보상',
      text: '파트너가 위젯에 설정할 수 있는 최대 비율입니다.',
    },
    adjustment_second_person_above: {
      name: '승인이 필요한 조정 금액',
      text: 'USD 기준입니다. 이 금액을 초과하는 조정은 다른 직원이 승인해야 합니다. 0이면 항상 승인이 필요합니다.',
    },
    childPanelsPrice: {
      name: '하위 패널 요금',
      text: '월 요금(USD)이며 소유자의 잔액에서 결제됩니다.',
    },
    grades_enabled: {
      name: '등급',
      text: '고객은 사용 금액이 늘수록 등급이 올라가고 할인을 받습니다.',
    },
    grade_period_days: {
      name: '등급 산정 기간(일)',
      text: '이 기간에 사용한 금액만 반영됩니다. 0이면 모든 사용 금액이 반영되고 등급이 만료되지 않습니다.',
    },
    grade_mercy_days: {
      name: '등급 유예 기간(일)',
      text: '사용 금액이 부족한 고객에게 알리고 이 기간 동안 등급을 유지합니다.',
    },
    enable_bonuses: {
      name: '보너스',
      text: '고객에게 보너스와 쿠폰을 표시합니다.',
    },
    enable_tasks: {
      name: '미션',
      text: '고객이 미션으로 수익을 얻을 수 있습니다.',
    },
    enable_keyword_tools: {
      name: '키워드 도구',
      text: '키워드 도구를 표시합니다.',
    },
    keyword_searches_per_day: {
      name: '하루 키워드 검색 횟수',
      text: '고객당 횟수입니다. UTC 자정에 초기화됩니다.',
    },
    enabled_child_panels: {
      name: '하위 패널',
      text: '고객이 자신의 패널을 만들 수 있습니다.',
    },
    child_panel_domain: {
      name: '하위 패널용 도메인',
      text: '하위 패널에 이 도메인의 서브도메인이 부여됩니다. 비워 두면 이 패널의 도메인을 사용합니다.',
    },
    maximum_child_panels: {
      name: '고객당 하위 패널 수',
      text: '고객 한 명이 동시에 운영할 수 있는 하위 패널 수입니다.',
    },
    child_panel_dns_days: {
      name: '도메인 설정 기한(일)',
      text: '하위 패널의 자체 도메인이 기한 안에 설정되지 않으면 패널이 종료되고 첫 달 요금이 환불됩니다.',
    },
    child_panel_grace_days: {
      name: '하위 패널 결제 유예 기간(일)',
      text: '결제한 한 달이 지나면 하위 패널은 주문을 받지 않습니다. 유예 기간 동안 결제하지 않으면 운영이 중지됩니다.',
    },
    child_panel_frozen_days: {
      name: '운영이 중지된 하위 패널의 종료 대기 기간(일)',
      text: '요금이 미납된 하위 패널은 운영이 중지된 뒤 이 기간이 지나면 종료됩니다.',
    },
    grandchildren_allowed: {
      name: '하위 패널의 하위 패널',
      text: '하위 패널의 고객이 해당 패널에서 자신의 패널을 만들 수 있습니다.',
    },
    free_views_is_allowed: {
      name: '무료 체험',
      text: '고객이 서비스를 무료로 체험할 수 있습니다.',
    },
    freeTrials_proofIsRequired: {
      name: '무료 체험 증빙',
      text: '체험 시작 전에 고객이 증빙을 제출해야 합니다.',
    },
    freeTrials_expireAfterDays: {
      name: '무료 체험 검토 기한(일)',
      text: '기한 안에 결정되지 않은 요청은 만료됩니다.',
    },
    freeTrials_dailyBudget: {
      name: '무료 체험 일일 예산(USD)',
      text: '무료 체험에 하루(UTC) 동안 쓸 수 있는 비용입니다. 초과하면 요청은 검토 대기 상태가 되며 그날은 승인할 수 없습니다. 비워 두면 제한이 없습니다.',
    },
    personalManagerUrl: {
      name: '전담 매니저',
      text: '전담 매니저 혜택이 있는 등급의 고객을 위한 매니저 링크입니다.',
    },
    staff_second_factor_is_required: {
      name: '직원 2단계 인증',
      text: '직원은 2단계 인증 없이 콘솔을 사용할 수 없습니다.',
    },
    contact_info_is_required: {
      name: '회원가입 시 메신저 입력',
      text: '신규 고객은 메신저 연락처를 입력해야 합니다.',
    },
    captcha_is_enabled: {
      name: '캡차',
      text: '회원가입, 로그인, 비밀번호 재설정 시 표시됩니다.',
    },
    captcha_provider: {
      name: '캡차 업체',
      text: 'ALTCHA는 내장되어 있습니다. 다른 업체는 키 두 개가 모두 필요합니다.',
    },
    captcha_siteKey: {
      name: '캡차 사이트 키',
      text: '캡차 업체에서 받은 공개 키입니다.',
    },
    company_name: {
      name: '회사명',
      text: '패널을 운영하는 회사입니다. 푸터와 영수증에 표시됩니다.',
    },
    company_address: {
      name: '회사 주소',
      text: '문의 페이지와 영수증에 표시됩니다.',
    },
    company_registration: {
      name: '사업자등록번호',
      text: '문의 페이지에 표시됩니다.',
    },
    company_vat: {
      name: 'VAT 번호',
      text: '영수증에 표시됩니다.',
    },
    company_email: {
      name: '문의 이메일',
      text: '문의 페이지에 표시됩니다.',
    },
    company_phone: {
      name: '문의 전화번호',
      text: '문의 페이지에 표시됩니다.',
    },
    termsUrl: {
      name: '이용약관',
      text: '고객이 결제할 때 동의하는 약관입니다. URL을 입력하거나, 자체 페이지를 사용하려면 /terms를 입력하세요.',
    },
    privacyUrl: {
      name: '개인정보 처리방침',
      text: '푸터에 링크로 표시됩니다. URL을 입력하거나, 자체 페이지를 사용하려면 /privacy를 입력하세요.',
    },
    refundsUrl: {
      name: '환불 정책',
      text: '푸터에 링크로 표시됩니다. URL을 입력하거나, 자체 페이지를 사용하려면 /refunds를 입력하세요.',
    },
    contactUrl: {
      name: '문의 페이지',
      text: '푸터에 링크로 표시됩니다. URL을 입력하거나, 자체 페이지를 사용하려면 /contact를 입력하세요.',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics ID',
      text: '방문자가 동의하면 방문을 집계합니다.',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager ID',
      text: '방문자가 동의하면 컨테이너를 불러옵니다.',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica ID',
      text: '방문자가 동의하면 방문을 집계합니다.',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel ID',
      text: '방문자가 동의하면 방문을 집계합니다.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp 웹사이트 ID',
      text: '상점에 Crisp 채팅을 표시합니다.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo 위젯 ID',
      text: '상점에 Jivo 채팅을 표시합니다.',
    },
    telegramBotUsername: {
      name: 'Telegram 봇',
      text: '고객이 로그인할 때 사용하는 봇의 사용자 이름입니다.',
    },
    cabinetWidgetToken: {
      name: '패널 위젯 토큰',
      text: '패널 자체 위젯에서 카탈로그를 표시할 수 있게 합니다.',
    },
    customCode: {
      name: '사용자 지정 코드',
      text: '상점에서 실행되며 로그인 화면, 결제 화면, 콘솔에서는 실행되지 않습니다. 소유자 전용입니다.',
    },
  },
} satisfies Phrases['adminSettings'];
