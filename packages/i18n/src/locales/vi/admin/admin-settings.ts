import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Cài đặt',
  text: 'Mọi cài đặt của panel này. Thay đổi có hiệu lực ngay.',
  search: 'Tìm cài đặt',
  onlyChanged: 'Chỉ hiện mục đã đổi',
  notFound: 'Không tìm thấy cài đặt',
  changed: 'Đã thay đổi',
  saved: 'Đã lưu: {name}',
  undo: 'Hoàn tác',
  reset: 'Khôi phục mặc định',
  resetDone: 'Đã khôi phục mặc định: {name}',
  default: 'Mặc định: {value}',
  none: 'trống',
  changedBy: 'Người đổi: {who}',
  someone: 'Hệ thống',
  on: 'Bật',
  off: 'Tắt',
  pick: 'Chọn {name}',
  language: 'Ngôn ngữ',
  colorText: 'Dùng cho nút và link. Màu phải đủ tương phản với nền để dễ đọc.',
  bannerText: 'Hiện banner ở vị trí này.',
  tags: {
    title: 'Tiêu đề',
    description: 'Mô tả',
    keywords: 'Từ khóa',
  },
  themes: {
    light: '{color}, chế độ sáng',
    dark: '{color}, chế độ tối',
  },
  groups: {
    brand: 'Thương hiệu',
    colors: 'Màu sắc',
    shop: 'Cửa hàng',
    ordering: 'Đặt đơn',
    money: 'Hoa hồng và giá',
    features: 'Tính năng',
    security: 'Bảo mật',
    legal: 'Công ty và pháp lý',
    outside: 'Tích hợp',
    banners: 'Banner',
  },
  secrets: {
    title: 'Key bí mật',
    text: 'Được lưu ở dạng mã hóa. Bạn có thể thay key, nhưng không ai xem được.',
    set: 'Đã có',
    unset: 'Chưa có',
    saved: 'Đã lưu key',
    save: 'Lưu key',
    names: {
      captcha: 'Secret key captcha',
      chat: 'Key định danh chat',
    },
    texts: {
      captcha: 'Dùng để xác minh kết quả captcha với nhà cung cấp.',
      chat: 'Dùng để xác nhận danh tính khách trong chat.',
    },
  },
  pages: {
    title: 'Nội dung trang',
    text: 'Các trang điều khoản, quyền riêng tư, hoàn tiền và liên hệ của bạn. Ngôn ngữ nào chưa có nội dung thì hiện bản tiếng Anh.',
    language: 'Ngôn ngữ',
    names: {
      terms: 'Điều khoản',
      privacy: 'Quyền riêng tư',
      refunds: 'Hoàn tiền',
      contact: 'Liên hệ',
    },
    body: 'Nội dung',
    bodyHint: 'Dùng dòng trống để sang đoạn mới, # để tạo tiêu đề. Để trống nếu không cần trang này.',
    saved: 'Đã lưu trang',
  },
  colors: {
    primary: 'Màu chính',
    secondary: 'Màu phụ',
    icons: 'Biểu tượng',
    info: 'Thông tin',
    success: 'Thành công',
    warning: 'Cảnh báo',
    headerLeft: 'Đầu trang, bên trái',
    headerRight: 'Đầu trang, bên phải',
  },
  banners: {
    dashboard: 'Tổng quan',
    orders: 'Đơn hàng',
    profile: 'Hồ sơ',
    grades: 'Hạng thành viên',
    drip_feed: 'Drip-feed',
    order_widget: 'Widget đối tác',
    free_trials: 'Dùng thử miễn phí',
    sidebar: 'Thanh bên',
    create_order: 'Biểu mẫu đặt đơn',
    autopromotion: 'Gói tự động',
    tasks: 'Nhiệm vụ',
    services_type_main: 'Loại dịch vụ, ô lớn',
    services_type_first_short: 'Loại dịch vụ, ô nhỏ 1',
    services_type_second_short: 'Loại dịch vụ, ô nhỏ 2',
    referral_program: 'Chương trình giới thiệu',
    services_pricing_main: 'Danh mục dịch vụ, ô lớn',
    services_pricing_first_short: 'Danh mục dịch vụ, ô nhỏ 1',
    services_pricing_second_short: 'Danh mục dịch vụ, ô nhỏ 2',
    services_pricing_long: 'Danh mục dịch vụ, ô rộng',
    services_pricing_footer: 'Danh mục dịch vụ, cuối trang',
  },
  settings: {
    panelName: {
      name: 'Tên panel',
      text: 'Hiện ở đầu trang, trong email và trên tab trình duyệt.',
    },
    logos_light: {
      name: 'Logo, chế độ sáng',
      text: 'URL ảnh cho đầu trang.',
    },
    logos_dark: {
      name: 'Logo, chế độ tối',
      text: 'URL ảnh cho đầu trang ở chế độ tối.',
    },
    logos_alt: {
      name: 'Văn bản thay thế cho logo',
      text: 'Dùng cho trình đọc màn hình và hiện trong lúc ảnh đang tải.',
    },
    logos_destinationUrl: {
      name: 'Link của logo',
      text: 'Trang mở ra khi nhấn vào logo. Để trống nếu muốn mở trang chủ.',
    },
    socials_youtube: {
      name: 'Trang YouTube',
      text: 'Link hiển thị ở chân trang.',
    },
    socials_telegram: {
      name: 'Trang Telegram',
      text: 'Link hiển thị ở chân trang.',
    },
    socials_vk: {
      name: 'Trang VK',
      text: 'Link hiển thị ở chân trang.',
    },
    socials_linkedin: {
      name: 'Trang LinkedIn',
      text: 'Link hiển thị ở chân trang.',
    },
    socials_facebook: {
      name: 'Trang Facebook',
      text: 'Link hiển thị ở chân trang.',
    },
    socials_twitter: {
      name: 'Trang X',
      text: 'Link hiển thị ở chân trang.',
    },
    metaTags: {
      name: 'Nội dung cho công cụ tìm kiếm',
      text: 'Tiêu đề, mô tả và từ khóa của trang chủ theo từng ngôn ngữ.',
    },
    darkModeAvailable: {
      name: 'Chế độ tối',
      text: 'Khách có thể chuyển cửa hàng sang chế độ tối.',
    },
    navigation: {
      name: 'Menu mạng xã hội',
      text: 'Hiện menu mạng xã hội cạnh danh mục dịch vụ.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Ẩn menu tài khoản với khách vãng lai',
      text: 'Khách vãng lai không thấy menu tài khoản.',
    },
    defaultMarketplaceView: {
      name: 'Chế độ xem danh mục dịch vụ',
      text: 'Cách hiển thị dịch vụ ở lần truy cập đầu.',
    },
    rounding_precision: {
      name: 'Số chữ số thập phân của số tiền',
      text: 'Số chữ số thập phân hiển thị trong cửa hàng. Số tiền thực trừ vẫn chính xác.',
    },
    numbers_by_language: {
      name: 'Định dạng số theo ngôn ngữ',
      text: 'Số được viết theo ngôn ngữ của từng khách: 1.234,50 hoặc 1,234.50. Nếu tắt, mọi người đều thấy 1\u00a0234.50.',
    },
    currencies_RUB_rate: {
      name: 'Tỷ giá đô la sang rúp',
      text: 'Dùng để hiện giá bằng rúp. Để trống nếu muốn dùng tỷ giá ở trang Tỷ giá.',
    },
    singleOrderDesign: {
      name: 'Kiểu biểu mẫu đặt đơn',
      text: 'Biểu mẫu đầy đủ hoặc rút gọn.',
    },
    orderTypes: {
      name: 'Loại đơn',
      text: 'Những biểu mẫu có trên trang đặt đơn.',
    },
    guaranteeChargePercent: {
      name: 'Phụ phí bảo hành mở rộng',
      text: 'Được cộng vào giá đơn khi khách chọn bảo hành mở rộng.',
    },
    speedupChargePercent: {
      name: 'Phụ phí bắt đầu nhanh hơn',
      text: 'Được cộng vào giá đơn khi khách chọn bắt đầu nhanh hơn.',
    },
    unpaid_discount_percent: {
      name: 'Giảm giá đơn chưa thanh toán',
      text: 'Dành cho khách chưa thanh toán đơn.',
    },
    subscription_idle_days: {
      name: 'Số ngày đến khi gói tự động kết thúc',
      text: 'Gói tự động kết thúc nếu không có bài đăng mới trong số ngày này.',
    },
    referral_program_percent: {
      name: 'Hoa hồng giới thiệu',
      text: 'Tỷ lệ tính trên số tiền thanh toán của khách được giới thiệu.',
    },
    default_outer_widget_partner_percent: {
      name: 'Hoa hồng widget',
      text: 'Tỷ lệ đối tác nhận được từ mỗi đơn đặt qua widget.',
    },
    maximum_widget_reward_percent: {
      name: 'Hoa hồng widget tối đa',
      text: 'Mức cao nhất đối tác có thể đặt cho widget.',
    },
    adjustment_second_person_above: {
      name: 'Điều chỉnh cần xác nhận',
      text: 'Tính bằng USD. Điều chỉnh vượt mức này cần một nhân viên khác xác nhận. Nếu là 0, mọi điều chỉnh đều cần xác nhận.',
    },
    childPanelsPrice: {
      name: 'Giá panel con',
      text: 'Tính bằng USD mỗi tháng, trừ từ số dư của chủ panel.',
    },
    grades_enabled: {
      name: 'Hạng thành viên',
      text: 'Khách chi tiêu càng nhiều thì hạng càng cao và được giảm giá.',
    },
    grade_period_days: {
      name: 'Số ngày tính hạng',
      text: 'Chỉ tính chi tiêu trong thời gian này. Nếu là 0, mọi chi tiêu đều được tính và hạng không hết hạn.',
    },
    grade_mercy_days: {
      name: 'Số ngày ân hạn trước khi xuống hạng',
      text: 'Khách chi tiêu chưa đủ sẽ được thông báo và vẫn giữ hạng trong số ngày này.',
    },
    enable_bonuses: {
      name: 'Khuyến mãi',
      text: 'Hiện tiền thưởng và mã khuyến mãi cho khách.',
    },
    enable_tasks: {
      name: 'Nhiệm vụ',
      text: 'Khách có thể kiếm tiền bằng nhiệm vụ.',
    },
    enable_keyword_tools: {
      name: 'Công cụ từ khóa',
      text: 'Hiện các công cụ từ khóa.',
    },
    keyword_searches_per_day: {
      name: 'Số lượt tìm từ khóa mỗi ngày',
      text: 'Tính cho mỗi khách hàng. Số lượt được đặt lại vào nửa đêm UTC.',
    },
    enabled_child_panels: {
      name: 'Panel con',
      text: 'Khách có thể tạo panel riêng.',
    },
    child_panel_domain: {
      name: 'Tên miền cho panel con',
      text: 'Panel con dùng tên miền phụ của tên miền này. Để trống để dùng tên miền của panel này.',
    },
    maximum_child_panels: {
      name: 'Số panel con mỗi khách',
      text: 'Số panel con một khách có thể có cùng lúc.',
    },
    child_panel_dns_days: {
      name: 'Số ngày để thiết lập tên miền',
      text: 'Nếu tên miền riêng của panel con không được thiết lập kịp, panel sẽ ngừng hoạt động và tiền tháng đầu được hoàn lại.',
    },
    child_panel_grace_days: {
      name: 'Số ngày để thanh toán panel con',
      text: 'Hết tháng đã thanh toán, panel con không nhận đơn nữa. Sau số ngày này mà chưa thanh toán, panel sẽ đóng.',
    },
    child_panel_frozen_days: {
      name: 'Số ngày từ khi đóng đến khi panel con ngừng hoạt động',
      text: 'Panel con chưa thanh toán sẽ ngừng hoạt động sau số ngày này kể từ khi đóng.',
    },
    grandchildren_allowed: {
      name: 'Panel con của panel con',
      text: 'Khách của panel con có thể tạo panel riêng ở đó.',
    },
    free_views_is_allowed: {
      name: 'Dùng thử miễn phí',
      text: 'Khách có thể dùng thử dịch vụ miễn phí.',
    },
    freeTrials_proofIsRequired: {
      name: 'Bằng chứng khi dùng thử miễn phí',
      text: 'Khách phải gửi bằng chứng trước khi bắt đầu dùng thử.',
    },
    freeTrials_expireAfterDays: {
      name: 'Số ngày để duyệt lượt dùng thử',
      text: 'Yêu cầu chưa được quyết định sẽ hết hạn sau số ngày này.',
    },
    freeTrials_dailyBudget: {
      name: 'Ngân sách dùng thử miễn phí mỗi ngày, USD',
      text: 'Chi phí tối đa mỗi ngày (UTC) cho dùng thử miễn phí. Khi vượt mức này, yêu cầu phải chờ duyệt và sang ngày hôm sau mới duyệt được. Để trống nếu không giới hạn.',
    },
    personalManagerUrl: {
      name: 'Chuyên viên riêng',
      text: 'Link liên hệ chuyên viên, cho khách có hạng kèm chuyên viên riêng.',
    },
    staff_second_factor_is_required: {
      name: 'Xác minh 2 bước cho nhân viên',
      text: 'Nhân viên không dùng được trang quản trị nếu chưa bật xác minh 2 bước.',
    },
    contact_info_is_required: {
      name: 'Ứng dụng nhắn tin khi đăng ký',
      text: 'Khách mới phải nhập thông tin liên hệ qua ứng dụng nhắn tin.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Hiện khi đăng ký, đăng nhập và đặt lại mật khẩu.',
    },
    captcha_provider: {
      name: 'Nhà cung cấp captcha',
      text: 'ALTCHA được tích hợp sẵn. Các nhà cung cấp khác cần cả hai key.',
    },
    captcha_siteKey: {
      name: 'Site key captcha',
      text: 'Key công khai từ nhà cung cấp captcha.',
    },
    company_name: {
      name: 'Tên công ty',
      text: 'Đơn vị vận hành panel. Hiện ở chân trang và trên biên lai.',
    },
    company_address: {
      name: 'Địa chỉ công ty',
      text: 'Hiện ở trang liên hệ và trên biên lai.',
    },
    company_registration: {
      name: 'Số đăng ký kinh doanh',
      text: 'Hiện ở trang liên hệ.',
    },
    company_vat: {
      name: 'Mã số VAT',
      text: 'Hiện trên biên lai.',
    },
    company_email: {
      name: 'Email liên hệ',
      text: 'Hiện ở trang liên hệ.',
    },
    company_phone: {
      name: 'Điện thoại liên hệ',
      text: 'Hiện ở trang liên hệ.',
    },
    termsUrl: {
      name: 'Điều khoản sử dụng',
      text: 'Khách đồng ý với điều khoản khi thanh toán. Nhập URL, hoặc nhập /terms để dùng trang của panel.',
    },
    privacyUrl: {
      name: 'Chính sách quyền riêng tư',
      text: 'Link hiển thị ở chân trang. Nhập URL, hoặc nhập /privacy để dùng trang của panel.',
    },
    refundsUrl: {
      name: 'Chính sách hoàn tiền',
      text: 'Link hiển thị ở chân trang. Nhập URL, hoặc nhập /refunds để dùng trang của panel.',
    },
    contactUrl: {
      name: 'Trang liên hệ',
      text: 'Link hiển thị ở chân trang. Nhập URL, hoặc nhập /contact để dùng trang của panel.',
    },
    analytics_googleAnalyticsId: {
      name: 'ID Google Analytics',
      text: 'Đếm lượt truy cập sau khi khách đồng ý.',
    },
    analytics_googleTagManagerId: {
      name: 'ID Google Tag Manager',
      text: 'Container của bạn được tải sau khi khách đồng ý.',
    },
    analytics_yandexMetrikaId: {
      name: 'ID Yandex Metrica',
      text: 'Đếm lượt truy cập sau khi khách đồng ý.',
    },
    analytics_facebookPixelId: {
      name: 'ID Meta Pixel',
      text: 'Đếm lượt truy cập sau khi khách đồng ý.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'ID trang web Crisp',
      text: 'Hiện chat Crisp trong cửa hàng.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'ID widget Jivo',
      text: 'Hiện chat Jivo trong cửa hàng.',
    },
    telegramBotUsername: {
      name: 'Bot Telegram',
      text: 'Tên người dùng của bot mà khách dùng để đăng nhập.',
    },
    cabinetWidgetToken: {
      name: 'Token widget của panel',
      text: 'Cho phép widget của chính panel hiện danh mục dịch vụ.',
    },
    customCode: {
      name: 'Mã tùy chỉnh',
      text: 'Chạy trong cửa hàng, nhưng không chạy khi đăng nhập, khi thanh toán hay trong trang quản trị. Chỉ chủ panel sửa được.',
    },
  },
} satisfies Phrases['adminSettings'];
