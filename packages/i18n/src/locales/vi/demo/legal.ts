import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Panel này là bản demo. Ở đây không bán gì: mọi khoản thanh toán đều qua cổng thử nghiệm, không dùng tiền thật và không đơn nào được chạy. Nội dung dưới đây minh họa những gì đơn vị vận hành sẽ viết.

# Dịch vụ bạn đặt

Bạn mua dịch vụ cho một link công khai. Trang dịch vụ ghi rõ chạy những gì, tốc độ ra sao và có bảo hành khi tụt hay không.

# Điều bạn xác nhận

Link là của bạn, hoặc bạn được phép quảng bá link đó. Mỗi mạng xã hội có quy định riêng và bạn chịu trách nhiệm tuân thủ.

# Thanh toán và chạy đơn

Bạn bị trừ đúng số tiền hiển thị ở bước thanh toán. Đơn bắt đầu chạy sau khi thanh toán. Phần không chạy được sẽ được hoàn vào số dư của bạn.`,
  privacy: `Panel này là bản demo. Đừng nhập dữ liệu cá nhân thật. Nội dung dưới đây minh họa những gì đơn vị vận hành sẽ viết.

# Dữ liệu được lưu

Email, đơn hàng và link trong đơn, các khoản thanh toán và thiết bị bạn dùng để đăng nhập.

# Mục đích

Để chạy đơn, trả lời câu hỏi và bảo vệ tài khoản của bạn. Chúng tôi không bán dữ liệu của bạn.

# Quyền của bạn

Ở trang Dữ liệu và quyền riêng tư, bạn có thể tải dữ liệu và đóng tài khoản. Khi đóng tài khoản, dữ liệu cá nhân của bạn sẽ bị xóa. Đơn hàng và thanh toán được giữ lại nhưng không còn tên bạn.`,
  refunds: `Panel này là bản demo. Không trừ tiền thật nên cũng không hoàn tiền. Nội dung dưới đây minh họa những gì đơn vị vận hành sẽ viết.

# Đơn chưa chạy xong

Nếu đơn bị hủy hoặc chỉ chạy một phần, phần chưa chạy sẽ được hoàn ngay vào số dư của bạn.

# Bảo hành

Nếu số lượng bị tụt trong thời gian bảo hành, hãy yêu cầu bảo hành miễn phí ở trang của đơn.

# Số dư

Tiền chưa tiêu có thể được hoàn về phương thức thanh toán ban đầu. Hãy liên hệ hỗ trợ.`,
  contact: `Panel này là bản demo. Không ai đọc tin nhắn ở đây và công ty bên dưới không tồn tại. Trên panel thật, tên, địa chỉ và email của đơn vị vận hành sẽ hiện ở đây.

# Hỗ trợ

Đăng nhập và mở ticket ở trang Hỗ trợ.`,
};
