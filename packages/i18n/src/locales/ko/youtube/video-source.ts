import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: '수치 안내',
  sample: {
    badge: '예시 데이터',
    text: '이 페이지를 체험해 볼 수 있도록 표시한 예시 데이터입니다. 사이트가 YouTube와 연결되면 실제 수치가 표시됩니다.',
  },
  states: {
    quota_used_up: '오늘의 YouTube 요청 한도에 도달했습니다. 일일 한도가 초기화되면 수치가 업데이트됩니다.',
    unavailable: '지금 YouTube가 응답하지 않습니다. 계속 시도하고 있습니다.',
    not_connected: '이 채널은 아직 YouTube와 연결되지 않았습니다.',
    consent_revoked: 'YouTube에서 접근 권한이 취소되었습니다. 수치를 업데이트하려면 채널을 다시 연결하세요.',
    gone: '이 채널 또는 동영상은 더 이상 YouTube에 없습니다.',
  },
  updated: '업데이트: <time></time>',
  nextUpdate: '다음 업데이트: <time></time>',
} satisfies Phrases['videoSource'];
