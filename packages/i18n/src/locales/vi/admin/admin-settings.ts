import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: 'Cài đặt',
  text: 'Mọi cài đặt của panel. Thay đổi có hiệu lực ngay, ở mọi nơi.',
  search: 'Tìm cài đặt',
  onlyChanged: 'Chỉ mục đã đổi',
  notFound: 'Không tìm thấy cài đặt',
  changed: 'Đã đổi',
  saved: 'Đã lưu {name}',
  undo: 'Hoàn tác',
  reset: 'Về mặc định',
  resetDone: '{name} đã về mặc định',
  default: 'Mặc định: {value}',
  none: 'trống',
  changedBy: '{who} đã đổi',
  someone: 'hệ thống',
  on: 'Bật',
  off: 'Tắt',
  pick: 'Chọn {name}',
  language: 'Ngôn ngữ',
  colorText: 'Phải đọc được trên nền của nó; nút và link dùng màu này.',
  bannerText: 'Có hiện biểu ngữ ở chỗ này không.',
  tags: {
    title: 'Tiêu đề',
    description: 'Mô tả',
    keywords: 'Từ khóa',
  },
  themes: {
    light: '{color}, sáng',
    dark: '{color}, tối',
  },
  groups: {
    brand: 'Thương hiệu',
    colors: 'Màu sắc',
    shop: 'Cửa hàng',
    ordering: 'Đặt đơn',
    money: 'Phần thưởng và giá',
    features: 'Tính năng',
    security: 'Bảo mật',
    legal: 'Công ty và pháp lý',
    outside: 'Dịch vụ bên ngoài',
    banners: 'Vị trí biểu ngữ',
  },
  secrets: {
    title: 'Khóa bí mật',
    text: 'Lưu dạng mã hóa. Có thể thay, không thể đọc.',
    set: 'Đã đặt',
    unset: 'Chưa đặt',
    saved: 'Đã lưu khóa',
    save: 'Lưu khóa',
    names: {
      captcha: 'Khóa bí mật captcha',
      chat: 'Khóa định danh chat',
    },
    texts: {
      captcha: 'Kiểm tra lời giải với nhà cung cấp captcha.',
      chat: 'Ký xác nhận khách trong chat là ai.',
    },
  },
  pages: {
    title: 'Nội dung trang',
    text: 'Trang điều khoản, riêng tư, hoàn tiền và liên hệ của bạn. Thiếu ngôn ngữ nào thì hiện tiếng Anh.',
    language: 'Ngôn ngữ',
    names: {
      terms: 'Điều khoản',
      privacy: 'Riêng tư',
      refunds: 'Hoàn tiền',
      contact: 'Liên hệ',
    },
    body: 'Nội dung',
    bodyHint: 'Dòng trống bắt đầu đoạn, # bắt đầu tiêu đề. Trống: không có trang.',
    saved: 'Đã lưu trang',
  },
  colors: {
    primary: 'Màu chính',
    secondary: 'Màu phụ',
    icons: 'Biểu tượng',
    info: 'Thông tin',
    success: 'Thành công',
    warning: 'Cảnh báo',
    headerLeft: 'Đầu trang, trái',
    headerRight: 'Đầu trang, phải',
  },
  banners: {
    dashboard: 'Tổng quan',
    orders: 'Đơn hàng',
    profile: 'Hồ sơ',
    grades: 'Hạng thành viên',
    drip_feed: 'Drip-feed',
    order_widget: 'Widget đặt đơn',
    free_trials: 'Dùng thử miễn phí',
    sidebar: 'Thanh bên',
    create_order: 'Biểu mẫu đặt đơn',
    autopromotion: 'Gói theo dõi',
    tasks: 'Nhiệm vụ',
    services_type_main: 'Loại dịch vụ, lớn',
    services_type_first_short: 'Loại dịch vụ, nhỏ thứ nhất',
    services_type_second_short: 'Loại dịch vụ, nhỏ thứ hai',
    referral_program: 'Chương trình giới thiệu',
    services_pricing_main: 'Danh mục, lớn',
    services_pricing_first_short: 'Danh mục, nhỏ thứ nhất',
    services_pricing_second_short: 'Danh mục, nhỏ thứ hai',
    services_pricing_long: 'Danh mục, rộng',
    services_pricing_footer: 'Danh mục, cuối trang',
  },
  settings: {
    panelName: {
      name: 'Tên panel',
      text: 'Hiện ở đầu trang, trong thư và trên thẻ trình duyệt.',
    },
    logos_light: {
      name: 'Logo cho trang sáng',
      text: 'Địa chỉ ảnh ở đầu trang.',
    },
    logos_dark: {
      name: 'Logo cho trang tối',
      text: 'Địa chỉ ảnh ở đầu trang khi dùng chế độ tối.',
    },
    logos_alt: {
      name: 'Chữ thay logo',
      text: 'Được đọc lên và hiện khi ảnh đang tải.',
    },
    logos_destinationUrl: {
      name: 'Link của logo',
      text: 'Nơi mở khi bấm logo; trống là trang chủ.',
    },
    socials_youtube: {
      name: 'Trang YouTube',
      text: 'Link ở chân trang.',
    },
    socials_telegram: {
      name: 'Trang Telegram',
      text: 'Link ở chân trang.',
    },
    socials_vk: {
      name: 'Trang VK',
      text: 'Link ở chân trang.',
    },
    socials_linkedin: {
      name: 'Trang LinkedIn',
      text: 'Link ở chân trang.',
    },
    socials_facebook: {
      name: 'Trang Facebook',
      text: 'Link ở chân trang.',
    },
    socials_twitter: {
      name: 'Trang X',
      text: 'Link ở chân trang.',
    },
    metaTags: {
      name: 'Nội dung cho công cụ tìm kiếm',
      text: 'Tiêu đề, mô tả và từ khóa của trang chủ theo từng ngôn ngữ.',
    },
    darkModeAvailable: {
      name: 'Chế độ tối',
      text: 'Khách có thể chuyển cửa hàng sang tối.',
    },
    navigation: {
      name: 'Trình đơn mạng',
      text: 'Hiện trình đơn các mạng cạnh danh mục.',
    },
    hidePersonalAccountForUnregistered: {
      name: 'Ẩn tài khoản với khách vãng lai',
      text: 'Khách vãng lai không thấy trình đơn tài khoản.',
    },
    defaultMarketplaceView: {
      name: 'Kiểu xem danh mục',
      text: 'Cách liệt kê dịch vụ ở lần xem đầu.',
    },
    rounding_precision: {
      name: 'Số chữ số thập phân',
      text: 'Số chữ số hiện trong cửa hàng. Số tiền thu vẫn chính xác.',
    },
    currencies_RUB_rate: {
      name: 'Rúp cho một đô la',
      text: 'Để hiện giá bằng rúp. Trống: tỷ giá lấy mỗi ngày.',
    },
    singleOrderDesign: {
      name: 'Kiểu biểu mẫu đặt đơn',
      text: 'Biểu mẫu đầy đủ hoặc ngắn.',
    },
    orderTypes: {
      name: 'Cách đặt đơn',
      text: 'Những biểu mẫu có ở trang đặt đơn.',
    },
    guaranteeChargePercent: {
      name: 'Giá bảo hành',
      text: 'Cộng vào đơn khi khách muốn bảo hành.',
    },
    speedupChargePercent: {
      name: 'Giá tăng tốc',
      text: 'Cộng vào đơn khi khách muốn nhanh hơn.',
    },
    unpaid_discount_percent: {
      name: 'Giảm giá đơn chưa thanh toán',
      text: 'Dành cho khách bỏ dở đơn chưa thanh toán.',
    },
    subscription_idle_days: {
      name: 'Số ngày đến khi gói theo dõi kết thúc',
      text: 'Gói không thấy bài đăng nào trong thời gian này sẽ kết thúc.',
    },
    referral_program_percent: {
      name: 'Thưởng giới thiệu',
      text: 'Phần chia từ chi tiêu của khách được mời.',
    },
    default_outer_widget_partner_percent: {
      name: 'Thưởng widget',
      text: 'Phần đối tác nhận từ đơn qua widget của họ.',
    },
    maximum_widget_reward_percent: {
      name: 'Thưởng widget cao nhất',
      text: 'Mức cao nhất đối tác có thể đặt.',
    },
    adjustment_second_person_above: {
      name: 'Điều chỉnh cần người thứ hai',
      text: 'Đô la. Trên mức này, một đồng nghiệp khác xác nhận thay đổi số dư trước khi có hiệu lực; 0 là lần nào cũng vậy.',
    },
    childPanelsPrice: {
      name: 'Giá panel con',
      text: 'Đô la mỗi tháng, trừ vào số dư của chủ.',
    },
    grades_enabled: {
      name: 'Hạng thành viên',
      text: 'Khách lên hạng theo chi tiêu và được giảm giá.',
    },
    grade_period_days: {
      name: 'Số ngày tính hạng',
      text: 'Chỉ tính chi tiêu trong thời gian này; 0 thì tính tất cả và hạng không kết thúc.',
    },
    grade_mercy_days: {
      name: 'Số ngày trước khi xuống hạng',
      text: 'Khách chi quá ít vẫn giữ hạng trong thời gian này và được báo trước.',
    },
    enable_bonuses: {
      name: 'Thưởng',
      text: 'Hiện thưởng và phiếu giảm giá cho khách.',
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
      text: 'Cho mỗi khách hàng. Bộ đếm bắt đầu lại vào nửa đêm UTC.',
    },
    enabled_child_panels: {
      name: 'Panel con',
      text: 'Khách có thể mở panel riêng.',
    },
    child_panel_domain: {
      name: 'Tên miền cho panel con',
      text: 'Panel con nhận tên bên dưới tên miền này; để trống thì dùng tên miền của panel.',
    },
    maximum_child_panels: {
      name: 'Số panel con mỗi khách',
      text: 'Mỗi khách được có bao nhiêu cùng lúc.',
    },
    child_panel_dns_days: {
      name: 'Số ngày để thiết lập tên miền',
      text: 'Nếu đến lúc đó tên miền riêng chưa được thiết lập, panel con kết thúc và tháng đầu được hoàn tiền.',
    },
    child_panel_grace_days: {
      name: 'Số ngày để thanh toán panel con',
      text: 'Hết tháng, panel không nhận đơn; không thanh toán trong số ngày này thì bị đóng.',
    },
    child_panel_frozen_days: {
      name: 'Số ngày đến khi panel con đã đóng kết thúc',
      text: 'Panel con vẫn chưa thanh toán sau số ngày này kể từ khi đóng sẽ kết thúc.',
    },
    grandchildren_allowed: {
      name: 'Panel con của panel con',
      text: 'Khách của panel con có thể mở panel riêng tại đó.',
    },
    free_views_is_allowed: {
      name: 'Dùng thử miễn phí',
      text: 'Khách có thể thử dịch vụ miễn phí.',
    },
    freeTrials_proofIsRequired: {
      name: 'Bằng chứng để dùng thử',
      text: 'Khách phải gửi bằng chứng trước khi bắt đầu.',
    },
    freeTrials_expireAfterDays: {
      name: 'Số ngày để duyệt lượt thử',
      text: 'Yêu cầu chưa được duyệt sẽ hết hạn sau số ngày này.',
    },
    freeTrials_dailyBudget: {
      name: 'Ngân sách dùng thử miễn phí mỗi ngày, USD',
      text: 'Số tiền dùng thử miễn phí có thể tốn của bạn mỗi ngày (UTC). Vượt mức này, yêu cầu phải chờ duyệt và không thể chấp thuận. Để trống: không giới hạn.',
    },
    personalManagerUrl: {
      name: 'Quản lý riêng',
      text: 'Link tới quản lý, cho khách có hạng phù hợp.',
    },
    staff_second_factor_is_required: {
      name: 'Lớp bảo vệ thứ hai cho nhân viên',
      text: 'Nhân viên không vào được trang quản trị nếu thiếu lớp thứ hai.',
    },
    contact_info_is_required: {
      name: 'Ứng dụng nhắn tin khi đăng ký',
      text: 'Khách mới phải ghi một ứng dụng nhắn tin.',
    },
    captcha_is_enabled: {
      name: 'Captcha',
      text: 'Hỏi khi đăng ký, đăng nhập và đặt lại mật khẩu.',
    },
    captcha_provider: {
      name: 'Nhà cung cấp captcha',
      text: 'ALTCHA có sẵn. Loại khác cần cả hai khóa.',
    },
    captcha_siteKey: {
      name: 'Khóa công khai captcha',
      text: 'Khóa công khai của nhà cung cấp captcha.',
    },
    company_name: {
      name: 'Công ty',
      text: 'Ai điều hành panel. Hiện ở chân trang và trên biên lai.',
    },
    company_address: {
      name: 'Địa chỉ công ty',
      text: 'Hiện ở trang liên hệ và trên biên lai.',
    },
    company_registration: {
      name: 'Số đăng ký',
      text: 'Hiện ở trang liên hệ.',
    },
    company_vat: {
      name: 'Mã số thuế',
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
      name: 'Điều khoản dịch vụ',
      text: 'Khách chấp nhận khi thanh toán. Trang của bạn hoặc /terms.',
    },
    privacyUrl: {
      name: 'Thông báo riêng tư',
      text: 'Link ở chân trang. Trang của bạn hoặc /privacy.',
    },
    refundsUrl: {
      name: 'Chính sách hoàn tiền',
      text: 'Link ở chân trang. Trang của bạn hoặc /refunds.',
    },
    contactUrl: {
      name: 'Trang liên hệ',
      text: 'Link ở chân trang. Trang của bạn hoặc /contact.',
    },
    analytics_googleAnalyticsId: {
      name: 'ID Google Analytics',
      text: 'Đếm lượt xem khi khách đồng ý.',
    },
    analytics_googleTagManagerId: {
      name: 'ID Google Tag Manager',
      text: 'Tải vùng chứa của bạn khi khách đồng ý.',
    },
    analytics_yandexMetrikaId: {
      name: 'ID Yandex Metrica',
      text: 'Đếm lượt xem khi khách đồng ý.',
    },
    analytics_facebookPixelId: {
      name: 'ID Meta Pixel',
      text: 'Đếm lượt xem khi khách đồng ý.',
    },
    chatWidgets_crispWebsiteId: {
      name: 'ID trang Crisp',
      text: 'Hiện chat Crisp trong cửa hàng.',
    },
    chatWidgets_jivoWidgetId: {
      name: 'ID widget Jivo',
      text: 'Hiện chat Jivo trong cửa hàng.',
    },
    telegramBotUsername: {
      name: 'Bot Telegram',
      text: 'Tên bot mà khách dùng để đăng nhập.',
    },
    cabinetWidgetToken: {
      name: 'Mã widget của panel',
      text: 'Mở danh mục cho widget của chính panel.',
    },
    customCode: {
      name: 'Mã riêng',
      text: 'Chạy trong cửa hàng, không chạy khi đăng nhập, thanh toán hay ở đây. Chỉ chủ sở hữu.',
    },
  },
} satisfies Phrases['adminSettings'];
