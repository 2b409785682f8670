import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: '출금 내역 보기',
  requested: {
    subject: '출금 신청 {number}: {amount}',
    title: '출금을 신청했습니다',
    text: '출금을 신청하셨습니다. 금액: {amount}, 출금 수단: {method}, 계좌: {account}, 수수료를 뺀 실수령액: {payout}. 신청을 검토하는 동안 금액은 보류됩니다. 본인이 신청하지 않았다면 즉시 취소하고 비밀번호를 변경하세요.',
  },
  paid: {
    title: '출금 {number} 송금 완료: {payout}',
    text: '송금이 완료되었습니다. 금액: {payout}, 출금 수단: {method}, 계좌: {account}, 결제 참조 번호: {reference}',
  },
  rejected: {
    title: '출금 거절: {number}',
    text: '출금을 처리하지 못했습니다. 금액: {amount}, 출금 수단: {method}. 사유: {reason}. 금액은 다시 수익에 반영되었습니다.',
  },
} satisfies Phrases['payouts'];
