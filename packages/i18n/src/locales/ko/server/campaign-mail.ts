import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: '캠페인 보기',
  plan: {
    trialEnding: {
      title: '{plan} 체험이 {date}에 종료됩니다',
      text: '{date}부터 {plan} 요금제가 시작되며 월 {price} 요금이 잔액에서 결제됩니다. 그 전에 잔액을 충전하거나 자동 갱신을 꺼 주세요.',
    },
    ending: {
      title: '{plan} 요금제가 {date}에 종료됩니다',
      text: '자동 갱신이 꺼져 있습니다. {date}에 YouTube 캠페인이 일시 중지되며 기록은 유지됩니다.',
    },
    shrinking: {
      title: '{date}에 일부 캠페인이 일시 중지됩니다',
      text: '{plan} 요금제로 추적할 수 있는 키워드는 {limit}개입니다. {date}에 {campaigns, plural, other {가장 최근에 만든 캠페인 #개가 일시 중지됩니다}}. 모든 캠페인을 유지하려면 키워드를 삭제하거나 상위 요금제를 선택하세요.',
    },
    renewed: {
      title: '{plan} 요금제가 갱신되었습니다',
      text: '잔액에서 {price} 요금이 결제되었습니다. 요금제는 {date}까지 이용할 수 있습니다.',
    },
    shrunk: {
      title: '{plan} 요금제가 시작되었습니다',
      text: '{date}까지 이용할 수 있으며 추적할 수 있는 키워드는 {limit}개입니다. {campaigns, plural, other {한도를 초과한 캠페인 #개가 일시 중지되었습니다}}. 기록은 유지됩니다.',
    },
    lapsed: {
      title: '{plan} 요금제가 갱신되지 않았습니다',
      text: '잔액이 다음 달 요금({price})보다 적어 YouTube 캠페인이 일시 중지되었습니다. 삭제된 데이터는 없습니다. 잔액을 충전하고 요금제를 선택하면 계속할 수 있습니다.',
    },
    ended: {
      title: '{plan} 요금제가 종료되었습니다',
      text: 'YouTube 캠페인이 일시 중지되었습니다. 삭제된 데이터는 없습니다. 요금제를 선택하면 계속할 수 있습니다.',
    },
  },
  finished: {
    title: '캠페인 종료: {title}',
    text: '동영상이 30일 동안 비공개이거나 삭제된 상태여서 추적을 중단했습니다. 기록은 유지됩니다.',
  },
  alert: {
    title: '{count, plural, other {키워드 #개 순위 변동}}: {title}',
    intro: '{day} 검색 순위:',
    entered: '‘{keyword}’({country}) {place}위 이내 진입: {before} → {after}',
    left: '‘{keyword}’({country}) {place}위 밖으로 하락: {before} → {after}',
    more: '{count, plural, other {나머지 키워드 #개는 캠페인에서 확인하세요.}}',
    off: '이 이메일을 받지 않으려면 캠페인에서 알림을 끄세요.',
  },
} satisfies Phrases['campaignMail'];
