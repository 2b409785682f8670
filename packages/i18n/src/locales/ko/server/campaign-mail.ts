import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: '캠페인 보기',
  plan: {
    trialEnding: {
      title: '{plan} 체험이 {date}에 끝납니다',
      text: '{date}부터 {plan} 요금제가 시작되며 매월 {price}이(가) 잔액에서 결제됩니다. 미리 충전하거나 자동 갱신을 꺼 주세요.',
    },
    ending: {
      title: '{plan} 요금제가 {date}에 끝납니다',
      text: '자동 갱신이 꺼져 있습니다. {date}에 키워드 캠페인이 일시 중지되며 기록은 유지됩니다.',
    },
    shrinking: {
      title: '{date}에 일부 캠페인이 일시 중지됩니다',
      text: '{plan} 요금제는 키워드 {limit}개를 추적합니다. {date}에 최신 캠페인 {campaigns, plural, other {#개}}가 일시 중지됩니다. 모두 유지하려면 키워드를 줄이거나 더 큰 요금제를 선택하세요.',
    },
    renewed: {
      title: '{plan} 요금제가 갱신되었습니다',
      text: '잔액에서 {price}이(가) 결제되었습니다. 요금제는 {date}까지 이용할 수 있습니다.',
    },
    shrunk: {
      title: '{plan} 요금제가 시작되었습니다',
      text: '{date}까지 이용할 수 있으며 키워드 {limit}개를 추적합니다. 한도를 넘는 캠페인 {campaigns, plural, other {#개}}가 일시 중지되었습니다. 기록은 유지됩니다.',
    },
    lapsed: {
      title: '{plan} 요금제가 중단되었습니다',
      text: '잔액이 다음 달 요금 {price}에 부족하여 키워드 캠페인이 일시 중지되었습니다. 삭제된 것은 없습니다. 충전 후 요금제를 선택하면 이어집니다.',
    },
    ended: {
      title: '{plan} 요금제가 끝났습니다',
      text: '키워드 캠페인이 일시 중지되었습니다. 삭제된 것은 없습니다. 요금제를 선택하면 이어집니다.',
    },
  },
  finished: {
    title: '캠페인 종료: {title}',
    text: '동영상이 30일 동안 비공개이거나 삭제된 상태여서 추적을 중단했습니다. 기록은 유지됩니다.',
  },
  alert: {
    title: '키워드 {count, plural, other {#개}}의 순위 변동: {title}',
    intro: '{day} 검색 순위:',
    entered: '‘{keyword}’({country}) 상위 {place}위 진입: {before} → {after}',
    left: '‘{keyword}’({country}) 상위 {place}위 이탈: {before} → {after}',
    more: '다른 키워드 {count, plural, other {#개}}는 캠페인에서 확인하세요.',
    off: '이 메일을 받지 않으려면 캠페인에서 알림을 끄세요.',
  },
} satisfies Phrases['campaignMail'];
