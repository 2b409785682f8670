import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'Tài liệu API',
  lead: 'Đặt đơn, theo dõi và yêu cầu bảo hành từ phần mềm của bạn. Tương thích với API v2 chuẩn của các panel SMM.',
  language: 'Ngôn ngữ của ví dụ',
  request: 'Yêu cầu',
  answer: 'Phản hồi',
  getKey: 'Lấy API key',
  transport: {
    title: 'Cách gửi yêu cầu',
    address: 'Endpoint',
    body: 'Gửi yêu cầu POST với các trường biểu mẫu: key, action và các tham số của hành động. Cũng có thể gửi JSON.',
    answer: 'Phản hồi có định dạng JSON.',
    status:
      'Mã trạng thái HTTP là 200 kể cả khi có lỗi, vì vậy hãy kiểm tra nội dung phản hồi. Ngoại lệ: 429 khi vượt giới hạn yêu cầu, 500 hoặc 503 khi có lỗi từ phía chúng tôi. Sau lỗi 500 hoặc 503, đơn có thể đã được đặt: hãy gửi lại với cùng idempotency_key, hoặc kiểm tra trước khi đặt lại.',
    limit:
      'Tối đa 120 yêu cầu mỗi phút cho mỗi key. Nếu vượt quá, bạn sẽ nhận mã 429 kèm header Retry-After tính bằng giây.',
    lists: 'Ngăn cách nhiều ID bằng dấu phẩy, tối đa 100 ID mỗi lần gọi.',
    key: 'Thay YOUR_API_KEY bằng key của bạn. Ai có key đều tiêu được số dư của bạn: giữ key trên máy chủ, đừng bao giờ đặt trong trang web hay ứng dụng.',
    ownKey:
      'Các ví dụ dưới đây dùng key bạn vừa tạo. Ai có key đều tiêu được số dư của bạn: giữ key trên máy chủ, đừng bao giờ đặt trong trang web hay ứng dụng. Key sẽ biến mất khi bạn tải lại trang.',
    fillIn:
      'Chúng tôi chỉ lưu mã băm (hash) của key nên không thể hiển thị lại. Tạo key mới rồi quay lại đây để thấy key trong các ví dụ.',
  },
  try: {
    title: 'Thử ngay',
    text: 'Nhập key, chọn hành động rồi gửi. Bạn sẽ thấy nguyên văn yêu cầu và phản hồi.',
    real: 'Đây là lệnh gọi thật: đơn đặt ở đây sẽ được chạy và trừ tiền thật.',
    key: 'API key',
    keyHint: 'Key chỉ dùng cho các lệnh gọi này và không bao giờ được lưu.',
    keyMissing: 'Nhập API key',
    action: 'Hành động',
    send: 'Gửi yêu cầu',
    confirmTitle: 'Đặt một đơn thật?',
    confirmText: 'Số dư của bạn sẽ bị trừ ngay.',
    confirm: 'Đặt đơn',
    shortened: 'Tổng cộng {entries, plural, other {# mục}}, đang hiển thị ba mục đầu.',
  },
  limits: {
    title: 'Giới hạn và bảo mật',
    addresses:
      'Bạn có thể giới hạn key theo địa chỉ IP hoặc dải mạng ở trang API. Yêu cầu từ nơi khác sẽ bị từ chối với lỗi key không hợp lệ.',
    idempotency:
      'Gửi kèm mỗi đơn một idempotency_key của bạn (hoặc header Idempotency-Key). Nếu gửi lại với cùng idempotency_key và tham số, bạn sẽ nhận về đơn đầu tiên chứ không đặt thêm đơn.',
    retry:
      'Nếu không nhận được phản hồi, hãy gửi lại với cùng idempotency_key. Nếu không có idempotency_key, trước tiên hãy kiểm tra danh sách đơn: đơn có thể đã được đặt.',
  },
  webhooks: {
    title: 'Webhook',
    text: 'Thay vì liên tục gọi API, hãy nhận thông báo khi đơn hoặc lần bảo hành thay đổi, hoặc khi gói tự động tìm thấy bài đăng mới.',
    body: 'Nội dung có định dạng JSON, trong đó đơn hàng được trình bày như ở hành động status. Sự kiện: order.status, refill.status, subscription.publication.',
    signed:
      'Mỗi lệnh gọi đều được ký theo chuẩn Standard Webhooks: webhook-id, webhook-timestamp và webhook-signature.',
    retried:
      'Phản hồi bằng mã 2xx. Nếu không, chúng tôi sẽ gửi lại trong khoảng một ngày với cùng ID, nên bạn có thể bỏ qua các lần gửi trùng.',
    setUp: 'Thiết lập webhook',
  },
  actions: {
    services: {
      title: 'Danh sách dịch vụ',
      text: 'Mọi dịch vụ bạn có thể đặt. Giá trị rate là giá bằng USD cho mỗi {quantity} hoặc mỗi combo.',
    },
    add: {
      title: 'Đặt đơn',
      text: 'Phần lớn dịch vụ cần link và số lượng. Các loại khác cần những tham số khác, được liệt kê bên dưới.',
    },
    status: {
      title: 'Lấy trạng thái đơn',
      text: 'Dùng cho một đơn hoặc tối đa 100 đơn. Giá trị charge đã trừ tiền hoàn; remains là số lượng chưa chạy.',
    },
    refill: {
      title: 'Yêu cầu bảo hành',
      text: 'Dùng cho đơn đã hoàn thành, trong thời hạn bảo hành của dịch vụ.',
    },
    refill_status: {
      title: 'Lấy trạng thái bảo hành',
      text: 'Lần bảo hành có thể ở trạng thái Pending, In progress, Completed hoặc Rejected.',
    },
    cancel: {
      title: 'Hủy đơn',
      text: 'Đây chỉ là yêu cầu: đơn đang chạy vẫn có thể hoàn thành. Kiểm tra trạng thái để biết kết quả. Phần chưa chạy sẽ được hoàn tiền.',
    },
    balance: { title: 'Lấy số dư', text: 'Số dư khả dụng của bạn.' },
  },
  parameters: {
    service: 'ID dịch vụ trong danh sách',
    link: 'Link trang, trang cá nhân hoặc bài đăng',
    quantity: 'Số lượng; nếu có runs thì là số lượng mỗi đợt',
    comments: 'Dùng cho loại bình luận: mỗi dòng một bình luận',
    runs: 'Không bắt buộc: số đợt (drip-feed)',
    interval: 'Không bắt buộc: số phút giữa các đợt',
    idempotency_key:
      'Không bắt buộc: chuỗi không trùng lặp do bạn chọn cho đơn này. Khi gửi lại với chuỗi đó, đơn không bị đặt thêm lần nữa',
    order: 'ID đơn',
    orders: 'Các ID đơn, ngăn cách bằng dấu phẩy',
    refill: 'ID lần bảo hành',
    refills: 'Các ID lần bảo hành, ngăn cách bằng dấu phẩy',
  },
  types: {
    title: 'Các loại đơn',
    text: 'Loại dịch vụ quyết định đơn cần tham số nào ngoài service.',
    type: 'Loại',
    required: 'Bắt buộc',
    optional: 'Không bắt buộc',
    charged: 'Tính tiền theo',
    charge: {
      quantity: 'số lượng',
      package: 'từng combo',
      lines: 'từng dòng không trống',
      publications: 'từng bài đăng mới',
    },
    fields: {
      lines: 'Mỗi dòng một mục; dấu phẩy là một phần của nội dung',
      single: 'Một tên người dùng, hashtag hoặc link bài đăng',
      answer: 'Số thứ tự của lựa chọn trong cuộc bình chọn',
      country: 'Mã hai chữ cái, ví dụ: US, hoặc tên tiếng Anh; WW là toàn cầu',
      device: '1 máy tính, 2 Android, 3 iOS, 4 mọi điện thoại, 5 điện thoại và máy tính',
      traffic: '1 Google, 2 nguồn giới thiệu tự chọn, 3 không có nguồn giới thiệu',
      source: 'Từ khóa tìm kiếm cho loại 1; URL nguồn giới thiệu đầy đủ cho loại 2',
      range: 'Số lượng tối thiểu và tối đa cho mỗi bài đăng mới',
      delay: 'Độ trễ tính bằng phút: 0, 5, 10, 15, 30, 60 hoặc 90',
      posts: 'Số bài đăng mới và cũ; không có posts thì không giới hạn',
      expiry: 'Ngày kết thúc, dd/mm/yyyy',
    },
  },
  statuses: {
    title: 'Các trạng thái',
    pending: 'Đã nhận, chưa gửi đi',
    processing: 'Đã gửi đi, chưa bắt đầu chạy',
    progress: 'Đang chạy',
    completed: 'Đã chạy đủ',
    partial: 'Chạy một phần; đã hoàn tiền phần còn lại',
    canceled: 'Chưa chạy gì; đã hoàn tiền',
  },
  errors: {
    title: 'Lỗi',
    text: 'Lỗi là một object chỉ có trường “error”. Nội dung lỗi luôn bằng tiếng Anh và không bao giờ đổi.',
    request: 'Hành động không xác định hoặc thiếu tham số',
    key: 'Key sai, đã bị xóa hoặc được dùng từ địa chỉ IP không được phép',
    service: 'Dịch vụ không tồn tại hoặc không khả dụng',
    order: 'Không tìm thấy đơn trong tài khoản của bạn',
    refill: 'Không tìm thấy lần bảo hành trong tài khoản của bạn',
    funds: 'Nạp tiền rồi gửi lại',
    least: 'Dưới số lượng tối thiểu của dịch vụ',
    most: 'Vượt số lượng tối đa của dịch vụ',
    link: 'Link không phù hợp với dịch vụ',
    active: 'Một đơn khác cùng dịch vụ và link vẫn đang chạy',
  },
} satisfies Phrases['reseller'];
