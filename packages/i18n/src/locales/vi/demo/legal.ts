import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `Trang quản trị này là bản demo. Ở đây không bán gì: thanh toán đi vào cổng thử nghiệm, không có tiền luân chuyển và không có gì được giao. Văn bản dưới đây minh họa điều một đơn vị vận hành sẽ viết.

# Bạn đặt gì

Bạn mua dịch vụ cho một link công khai. Trang dịch vụ cho biết giao gì, nhanh đến đâu và có bù khi tụt hay không.

# Bạn xác nhận gì

Link là của bạn, hoặc bạn được phép quảng bá nó. Mỗi mạng có quy định riêng và bạn chịu trách nhiệm tuân thủ.

# Thanh toán và giao hàng

Giá ở bước thanh toán là số tiền bị trừ. Việc giao bắt đầu sau khi thanh toán. Phần không giao được sẽ hoàn vào số dư.`,
  privacy: `Trang quản trị này là bản demo. Vui lòng không nhập dữ liệu cá nhân thật. Văn bản dưới đây minh họa điều một đơn vị vận hành sẽ viết.

# Lưu những gì

Email, đơn hàng và link của chúng, các khoản thanh toán và thiết bị bạn đăng nhập.

# Để làm gì

Để giao đơn, trả lời câu hỏi và bảo vệ tài khoản của bạn. Không bán gì cho bên khác.

# Quyền của bạn

Trong phần quản lý tài khoản, bạn có thể xuất mọi dữ liệu và đóng tài khoản. Khi đóng, dữ liệu cá nhân bị xóa; đơn hàng ở lại sổ sách mà không có tên bạn.`,
  refunds: `Trang quản trị này là bản demo. Không thu tiền thật nên cũng không hoàn tiền. Văn bản dưới đây minh họa điều một đơn vị vận hành sẽ viết.

# Đơn không được giao

Nếu đơn bị hủy hoặc chỉ giao một phần, phần chưa chạy được trả ngay về số dư.

# Bù

Nếu số lượng tụt trong thời gian bảo hành, hãy yêu cầu bù ở trang đơn hàng. Miễn phí.

# Số dư

Tiền chưa dùng có thể trả lại theo cách đã nạp. Viết cho bộ phận hỗ trợ.`,
  contact: `Trang quản trị này là bản demo. Không ai đọc tin nhắn ở đây và công ty bên dưới không tồn tại. Thay vào đó sẽ là tên, địa chỉ và email thật của đơn vị vận hành.

# Hỗ trợ

Khách đã đăng nhập mở phiếu trong mục Hỗ trợ.`,
};
