import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: '고객센터',
  lead: '주문, 결제, 계정에 관해 문의해 주세요. 이곳과 이메일로 답변해 드립니다.',
  new: '새 문의',
  show: '보기',
  all: '전체',
  status: {
    open: '답변 대기',
    answered: '답변 완료',
    closed: '종료',
  },
  unread: '새 답변',
  messages: '{count, plural, other {메시지 #개}}',
  you: '나',
  youSaid: '나: {text}',
  byMail: '이메일로 보냄',
  order: '주문 {order}',
  opened: '<time></time> 접수',
  empty: {
    title: '아직 문의가 없습니다',
    text: '궁금한 점이나 문제가 있으신가요? 문의해 주시면 상담원이 직접 답변해 드립니다.',
  },
  noneHere: '이 상태의 문의가 없습니다',
  form: {
    title: '무엇을 도와드릴까요?',
    subject: '제목',
    order: '주문 번호',
    text: '문의 내용',
    textHint: '비밀번호나 카드 번호는 절대 적지 마세요.',
    send: '보내기',
  },
  files: {
    add: '이미지 또는 PDF 첨부',
    hint: '최대 5개, 파일당 10MB까지',
    remove: '{name} 삭제',
    tooLarge: '10MB 초과',
    tooMany: '메시지당 최대 5개까지 첨부할 수 있습니다',
  },
  reply: {
    label: '메시지 작성',
    reopens: '종료된 문의입니다. 메시지를 보내면 다시 열립니다.',
  },
  close: '해결됨으로 표시',
  reopen: '다시 열기',
  trail: '이동 경로',
  thread: '메시지',
} satisfies Phrases['tickets'];
