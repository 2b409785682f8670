import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'Quy tắc',
  rules: {
    'wallet totals equal their postings': 'Số dư mỗi ví bằng tổng các bút toán của ví',
    'debits equal credits in every panel': 'Tổng bên Nợ bằng tổng bên Có',
    'no wallet is below its floor': 'Không ví nào âm',
    'nobody holds cash beside a debt': 'Không khách nào vừa có tiền nạp vừa có nợ',
    'every balance follows from the one before': 'Mỗi số dư được tính đúng từ số dư liền trước',
    'every transaction has a posting': 'Mỗi giao dịch đều có bút toán',
    'a reversal mirrors what it reverses': 'Giao dịch đảo khớp đúng với giao dịch gốc',
    'money goes only known ways': 'Tiền chỉ luân chuyển giữa các tài khoản được phép',
    'money passes between customers only when guest orders are taken over':
      'Tiền chỉ chuyển giữa các khách hàng khi gộp đơn của khách vãng lai',
    'no order is refunded or recognised beyond its charge':
      'Không đơn nào được hoàn tiền hoặc ghi doanh thu vượt số đã trừ',
    'a hold is whole or settled': 'Khoản tạm giữ còn nguyên hoặc đã tất toán',
    'coupons are used within their limits': 'Mã khuyến mãi được dùng trong giới hạn',
    'cashback stays within its promise': 'Cashback nằm trong mức đã hứa',
    'widget rewards stand as they were paid': 'Hoa hồng widget khớp với số đã trả',
    'every paid invoice has one transaction of its amount':
      'Mỗi hóa đơn đã thanh toán có một giao dịch đúng số tiền',
    'no transaction credits an invoice that was never paid':
      'Không giao dịch nào cộng tiền cho hóa đơn chưa từng được thanh toán',
    'what an invoice brought its payer is its amount less what went back':
      'Tiền được cộng từ mỗi hóa đơn bằng giá trị hóa đơn trừ tiền hoàn và bồi hoàn',
    'what went back of an invoice is the sum of its reversals':
      'Tổng tiền hoàn và bồi hoàn của hóa đơn bằng tổng các giao dịch đảo',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'Mỗi lần thanh toán hoặc nạp tiền chỉ trừ tiền từ một thẻ đã liên kết tại một thời điểm',
    'an order is charged and refunded as the ledger says': 'Tiền trừ và tiền hoàn của đơn khớp với sổ cái',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'Tài khoản ký quỹ giữ tiền của đơn đang chạy và không giữ tiền của đơn đã kết thúc',
    'a paid order was charged its cost': 'Mỗi đơn đã thanh toán đều được trừ tiền đúng giá',
    'who paid less for a coupon has used it':
      'Mỗi khoản giảm nhờ mã khuyến mãi đều có lượt dùng mã được ghi lại',
    'an order that was handed over stands with a provider, or in doubt':
      'Mỗi đơn đã gửi đều đang ở nhà cung cấp hoặc chưa rõ kết quả',
    'what stands with a provider was paid for': 'Mỗi đơn ở nhà cung cấp đều đã thanh toán',
    'an order placed in the parent panel is one order there, charged to the owner':
      'Mỗi đơn chuyển lên panel mẹ ứng với đúng một đơn ở đó, trừ tiền của chủ panel',
    'what the parent panel placed for a child is known to that child':
      'Mỗi đơn panel mẹ đặt cho panel con đều có ở panel con đó',
    'held money is that of open withdrawals': 'Tiền tạm giữ khớp với các yêu cầu rút tiền đang mở',
    'a referral reward is its share of the cash kept, as the ledger says':
      'Hoa hồng giới thiệu đúng tỷ lệ quy định trên số tiền nạp được giữ lại',
  },
} satisfies Phrases['adminBooks'];
