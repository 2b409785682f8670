import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: '‘{channel}’ 채널을 다시 연결하세요',
    text: '권한이 취소되었거나 만료되어 YouTube 채널 ‘{channel}’의 보고서를 더 이상 불러올 수 없습니다. 통계를 최신 상태로 유지하려면 다시 연결하세요. 연결하지 않으면 일주일 후 데이터가 삭제됩니다.',
  },
  action: '채널 통계 보기',
} satisfies Phrases['channelNotices'];
