import type { Phrases } from '../../../phrases.ts';

export const verification = {
  title: '카드 인증',
  lead: '사진 네 장으로 본인 카드임을 확인합니다. 확인이 끝나면 결제가 기다림 없이 처리됩니다.',
  progress: '{done}/{total}개 업로드',
  status: {
    not_started: {
      title: '아직 시작하지 않음',
      text: '어느 사진부터든 시작하세요. 2분 정도 걸립니다.',
    },
    incomplete: {
      title: '사진이 부족합니다',
      text: '빠진 사진을 업로드해 주세요. 마지막 사진을 올리면 검토가 자동으로 시작됩니다.',
    },
    in_review: {
      title: '검토 중',
      text: '보통 하루가 걸리지 않습니다. 끝나는 대로 메일로 알려 드리겠습니다.',
    },
    approved: {
      title: '인증되었습니다',
      text: '모두 완료되었습니다.',
    },
    rejected: {
      title: '더 나은 사진을 보내 주세요',
      text: '거절된 사진을 바꿔 주시면 다시 검토하겠습니다.',
    },
  },
  reason: '이유: {reason}',
  submitted: '<time></time> 제출',
  decided: '<time></time> 심사 완료',
  steps: {
    identity_front: {
      title: '신분증 앞면',
      text: '여권, 신분증 또는 운전면허증. 네 모서리가 모두 보이게 찍어 주세요.',
    },
    identity_back: {
      title: '신분증 뒷면',
      text: '같은 서류의 뒷면. 여권은 서명이 있는 면.',
    },
    selfie: {
      title: '서류와 함께 찍은 셀카',
      text: '서류를 얼굴 옆에 들어 주세요. 둘 다 잘 보여야 합니다.',
    },
    card_front: {
      title: '카드 앞면',
      text: '이름과 마지막 네 자리. 나머지 숫자는 가려 주세요. 뒷면의 코드는 절대 보여 주지 마세요.',
    },
  },
  drop: '여기에 파일을 놓거나 선택하세요',
  photo: '사진 찍기',
  hint: 'JPEG, PNG, WebP, PDF, 최대 10MB',
  sending: '{name} 보내는 중',
  done: '업로드됨',
  missing: '없음',
  look: '{name} 보기',
  remove: {
    label: '삭제',
    title: '이 사진을 삭제할까요?',
    text: '완전히 삭제됩니다. 검토를 시작하려면 다른 사진을 업로드하세요.',
  },
  tooLarge: '파일이 10MB보다 큽니다',
  privacy: {
    title: '개인정보 보호',
    text: '본인과 결제를 확인하는 담당자만 봅니다. 위치와 카메라 정보는 저장하기 전에 사진에서 지웁니다.',
  },
} satisfies Phrases['verification'];
