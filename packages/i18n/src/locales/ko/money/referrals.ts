import type { Phrases } from '../../../phrases.ts';

export const referrals = {
  title: '추천 프로그램',
  lead: '초대한 사람이 결제한 금액의 {percent}만큼 보상을 받으세요.',
  link: {
    title: '내 링크',
    text: '링크를 연 뒤 14일 안에 회원가입하거나 주문한 사람은 회원님이 초대한 것으로 인정됩니다.',
    address: '추천 링크',
    copy: '링크 복사',
    copied: '복사했습니다',
    code: '내 코드',
    copyCode: '코드 복사',
    qr: '추천 링크의 QR 코드',
    share: '공유',
    email: '이메일',
    more: '더 보기',
    message: '{name}에서 함께해요',
  },
  earnings: {
    title: '추천 수익',
    total: '누적 수익',
    withdraw: '수익 출금',
  },
  figures: {
    title: '성과',
    range: '기간',
    days: '{count, plural, other {#일}}',
    chart: '일별 수익',
    visits: '방문',
    signUps: '회원가입',
    orders: '완료된 주문',
    pending: '대기 중',
    held: '검토 중',
    earned: '수익',
    reversed: '회수',
    table: '표로 보기',
    day: '날짜',
  },
  start: {
    title: '첫 고객을 초대하세요',
    text: '링크를 복사해 공유하세요. 방문, 회원가입, 수익이 여기에 표시됩니다.',
  },
  people: {
    title: '초대한 사람',
    text: '개인정보 보호를 위해 이메일 주소의 일부만 표시합니다.',
    email: '이메일',
    joined: '가입일',
    empty: '아직 초대한 사람이 없습니다',
    emptyText: '링크를 공유하세요. 회원가입한 사람이 여기에 표시됩니다.',
    notFound: '이 페이지에는 아무도 없습니다',
  },
  images: {
    title: '공유 이미지',
    text: '링크와 QR 코드가 담긴 이미지입니다. 바로 게시할 수 있습니다.',
    wide: '가로형',
    square: '정사각형',
    download: '{name} 다운로드',
    headline: '{name}에서 함께하세요',
    hint: '코드를 스캔하거나 링크를 여세요',
  },
  rules: {
    title: '이용 방법',
    share:
      '초대한 사람이 주문에 결제한 금액의 {percent}만큼 보상을 받습니다. 보너스로 결제한 금액은 제외됩니다.',
    pending:
      '보상은 주문이 끝날 때까지 대기 상태입니다. 부분 완료된 주문은 완료된 수량에 해당하는 보상만 지급됩니다.',
    refunds:
      '결제가 환불되거나 결제에 이의가 제기되면 보상이 회수됩니다. 이의 제기가 받아들여지지 않으면 다시 지급됩니다.',
    first: '한 사람이 추천 링크를 여러 개 열었다면 처음 연 링크가 인정됩니다.',
    self: '자기 자신은 초대할 수 없습니다. 자기 초대로 의심되는 보상은 검토를 거칩니다.',
    payout: '수익은 언제든지 출금하거나 잔액으로 옮길 수 있습니다.',
  },
} satisfies Phrases['referrals'];
