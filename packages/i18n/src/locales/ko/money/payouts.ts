import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: '출금 내역 보기',
  requested: {
    subject: '출금 신청 {number}: {amount}',
    title: '출금 신청이 접수되었습니다',
    text: '{amount} 출금 신청이 접수되었습니다. 출금 수단은 {method}, 계좌는 {account}, 수수료를 뺀 실수령액은 {payout}입니다. 신청을 검토하는 동안 해당 금액은 출금 대기 상태로 유지됩니다. 본인이 신청하지 않았다면 즉시 취소하고 비밀번호를 변경하세요.',
  },
  paid: {
    title: '출금 {number} 송금 완료: {payout}',
    text: '{payout} 송금이 완료되었습니다. 출금 수단은 {method}, 계좌는 {account}, 지급 참조 번호는 {reference}입니다.',
  },
  rejected: {
    title: '출금 거절: {number}',
    text: '신청하신 {amount} 출금을 처리하지 못했습니다(출금 수단: {method}). 해당 금액은 수익으로 반환되었습니다. 사유: {reason}',
  },
} satisfies Phrases['payouts'];
