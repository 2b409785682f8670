import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: '카드 인증',
  lead: '사진 네 장을 올려 카드를 인증하세요. 승인되면 결제가 지연 없이 처리됩니다.',
  progress: '업로드: {done} / {total}',
  status: {
    not_started: {
      title: '아직 시작하지 않음',
      text: '어느 사진부터든 시작하세요. 2분 정도 걸립니다.',
    },
    incomplete: {
      title: '아직 올리지 않은 사진이 있습니다',
      text: '나머지 사진을 올려 주세요. 마지막 사진을 올리면 검토가 자동으로 시작됩니다.',
    },
    in_review: {
      title: '검토 중',
      text: '보통 하루 안에 완료됩니다. 완료되면 이메일로 알려 드리겠습니다.',
    },
    approved: {
      title: '인증이 승인되었습니다',
      text: '이제 결제가 지연 없이 처리됩니다.',
    },
    rejected: {
      title: '더 선명한 사진을 올려 주세요',
      text: '거절된 사진을 바꿔 주시면 다시 검토하겠습니다.',
    },
  },
  reason: '사유: {reason}',
  submitted: '<time></time> 제출',
  decided: '<time></time> 검토 완료',
  steps: {
    identity_front: {
      title: '신분증 앞면',
      text: '여권, 주민등록증 또는 운전면허증을 네 모서리가 모두 보이게 찍어 주세요.',
    },
    identity_back: {
      title: '신분증 뒷면',
      text: '같은 신분증의 뒷면입니다. 여권은 서명이 있는 면을 올려 주세요.',
    },
    selfie: {
      title: '신분증을 들고 찍은 셀카',
      text: '신분증을 얼굴 옆에 들어 주세요. 둘 다 선명하게 보여야 합니다.',
    },
    card_front: {
      title: '카드 앞면',
      text: '이름과 카드 번호의 마지막 네 자리가 보이게 찍어 주세요. 나머지는 가리고, 뒷면의 보안 코드는 절대 보여 주지 마세요.',
    },
  },
  drop: '파일을 끌어다 놓거나 선택하세요',
  photo: '사진 찍기',
  hint: 'JPEG, PNG, WebP 또는 PDF, 최대 10MB',
  sending: '{name} 업로드 중',
  done: '업로드 완료',
  missing: '업로드 전',
  look: '{name} 보기',
  remove: {
    label: '삭제',
    title: '이 사진을 삭제할까요?',
    text: '완전히 삭제됩니다. 검토를 시작하려면 다른 사진을 업로드하세요.',
  },
  tooLarge: '10MB보다 큰 파일입니다',
  privacy: {
    title: '개인정보 보호',
    text: '올린 파일은 본인과 결제 검토 담당자만 볼 수 있습니다. 위치 및 카메라 정보는 저장하기 전에 삭제됩니다.',
  },
} satisfies Phrases['verification'];
