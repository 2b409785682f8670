import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: '출금 내역 보기',
  requested: {
    subject: '출금 {number}: {amount} 신청',
    title: '출금 신청을 받았습니다',
    text: '{method}(으)로 {account}에 {amount} 출금을 신청하셨습니다. 수수료를 뺀 {payout}이(가) 입금됩니다. 확인이 끝날 때까지 금액은 따로 보관됩니다. 본인이 아니라면 출금을 취소하고 즉시 비밀번호를 변경하세요.',
  },
  paid: {
    title: '출금 {number}: {payout} 송금 완료',
    text: '{method}(으)로 {account}에 {payout}을(를) 보냈습니다. 결제 참조 번호: {reference}',
  },
  rejected: {
    title: '출금 {number}이(가) 거절되었습니다',
    text: '{method}(으)로 {amount}을(를) 출금할 수 없었습니다. 사유: {reason}. 금액은 수익 잔액으로 돌아갔습니다.',
  },
} satisfies Phrases['payouts'];
