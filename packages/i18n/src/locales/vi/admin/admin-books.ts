import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Quy tắc',
  rules: {
    'wallet totals equal their postings': 'Tổng mỗi ví bằng tổng các bút toán của ví',
    'debits equal credits in every panel': 'Tổng nợ bằng tổng có',
    'no wallet is below its floor': 'Không ví nào âm',
    'nobody holds cash beside a debt': 'Không ai vừa có số dư vừa có nợ',
    'every balance follows from the one before': 'Mỗi số dư suy ra từ số dư trước',
    'every transaction has a posting': 'Mỗi giao dịch đều có bút toán',
    'a reversal mirrors what it reverses': 'Bút toán đảo phản chiếu đúng bút toán gốc',
    'money goes only known ways': 'Tiền chỉ đi theo đường được phép',
    'money passes between customers only when guest orders are taken over':
      'Tiền chỉ chuyển giữa khách hàng khi nhận lại đơn của khách vãng lai',
    'no order is refunded or recognised beyond its charge':
      'Không đơn nào được hoàn hoặc ghi doanh thu quá số đã thu',
    'a hold is whole or settled': 'Khoản giữ còn nguyên hoặc đã tất toán',
    'coupons are used within their limits': 'Mã khuyến mãi nằm trong giới hạn',
    'cashback stays within its promise': 'Hoàn tiền nằm trong mức đã hứa',
    'widget rewards stand as they were paid': 'Thưởng widget khớp với số đã trả',
    'every paid invoice has one transaction of its amount':
      'Mỗi hóa đơn đã trả có một giao dịch đúng số tiền',
    'no transaction credits an invoice that was never paid':
      'Không giao dịch nào ghi có cho hóa đơn chưa trả',
    'what an invoice brought its payer is its amount less what went back':
      'Số tiền hóa đơn mang lại bằng giá trị trừ phần đã trả lại',
    'what went back of an invoice is the sum of its reversals':
      'Phần trả lại của hóa đơn bằng tổng các bút toán đảo',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Mỗi lần mua hoặc nạp chỉ trừ một thẻ liên kết',
    'an order is charged and refunded as the ledger says': 'Đơn được thu và hoàn tiền đúng như sổ cái',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Ký quỹ chỉ giữ tiền của đơn đang chạy, không giữ của đơn đã xong',
    'a paid order was charged its cost': 'Đơn đã trả được thu đúng giá',
    'who paid less for a coupon has used it': 'Ai trả ít hơn nhờ mã khuyến mãi thì đã dùng mã đó',
    'an order that was handed over stands with a provider, or in doubt':
      'Đơn đã gửi đang ở nhà cung cấp, hoặc chưa rõ kết quả',
    'what stands with a provider was paid for': 'Đơn ở nhà cung cấp đã được thanh toán',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Đơn panel con chuyển lên là một đơn duy nhất của panel mẹ, do chủ trả tiền',
    'what the parent panel placed for a child is known to that child':
      'Đơn panel mẹ đặt cho panel con được ghi nhận ở panel con',
    'held money is that of open withdrawals': 'Tiền giữ khớp với các yêu cầu rút đang mở',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Thưởng giới thiệu khớp với phần tiền giữ lại',
  },
} satisfies Phrases['adminBooks'];
