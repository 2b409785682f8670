import type { DemoTexts } from '../../../demo-texts.ts';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${noun} ${brand}`,
  kinds: {
    views: ['view', 'Lượng view cao cho thấy nội dung của bạn đang được nhiều người quan tâm.'],
    likes: ['like', 'Like là dấu hiệu yêu thích đầu tiên người xem thấy ở nội dung của bạn.'],
    subscribers: ['sub', 'Lượng sub cho thấy kênh đáng để quay lại.'],
    followers: ['follow', 'Nhiều follow giúp bạn tạo ấn tượng tốt hơn với người xem và đối tác.'],
    comments: ['bình luận', 'Bình luận mở ra cuộc trò chuyện và kéo người khác tham gia.'],
    shares: ['lượt chia sẻ', 'Lượt chia sẻ đưa nội dung đến những người chưa biết bạn.'],
    'watch-hours': ['giờ xem', 'Giờ xem cho biết mọi người xem video của bạn bao lâu.'],
    'live-viewers': ['mắt xem live', 'Có người xem ngay từ phút đầu giúp buổi livestream thu hút hơn.'],
    'story-views': ['view story', 'View story cho thấy mọi người xem cập nhật hằng ngày của bạn.'],
    saves: ['lượt lưu', 'Lượt lưu cho thấy mọi người muốn quay lại nội dung của bạn.'],
    'profile-visits': ['lượt ghé trang cá nhân', 'Lượt ghé mang thêm người xem đến trang cá nhân của bạn.'],
    members: ['thành viên', 'Cộng đồng sôi nổi giữ chân thành viên mới.'],
    reactions: ['cảm xúc', 'Lượt cảm xúc cho thấy ngay bài đăng được đón nhận ra sao.'],
    boosts: ['boost', 'Boost mở thêm tính năng của kênh trong thời gian còn hiệu lực.'],
    'page-likes': ['like trang', 'Like trang cho thấy trang đang hoạt động và được nhiều người biết đến.'],
    'group-members': ['thành viên nhóm', 'Nhóm đông thành viên giúp mỗi bài đăng có nhiều người đọc hơn.'],
    reposts: ['lượt đăng lại', 'Lượt đăng lại đưa nội dung của bạn vào bảng tin của người khác.'],
    bookmarks: ['lượt đánh dấu', 'Lượt đánh dấu cho thấy bài đăng đáng để lưu lại.'],
    plays: ['lượt nghe', 'Lượt nghe cao tạo ấn tượng ban đầu tốt hơn.'],
    'monthly-listeners': [
      'người nghe hằng tháng',
      'Người nghe hằng tháng là con số mọi người thấy đầu tiên trên trang nghệ sĩ.',
    ],
    'playlist-followers': [
      'follow playlist',
      'Nhiều follow khiến playlist hấp dẫn hơn với nghệ sĩ và người nghe.',
    ],
    'online-members': ['thành viên online', 'Thành viên online khiến server trông sôi động.'],
    impressions: ['lượt hiển thị', 'Lượt hiển thị cho biết nội dung của bạn đã hiện ra bao nhiêu lần.'],
  },
  typeTitle: (name) => `${name}: so sánh giá và đặt đơn online`,
  howItWorks: (brand) =>
    `So sánh dịch vụ theo giá, thời gian bắt đầu và tốc độ, dán link ${brand} công khai và theo dõi tiến độ ở trang Đơn hàng.`,
  targets: {
    video: 'Video phải công khai, không giới hạn độ tuổi hay quốc gia.',
    post: 'Bài đăng phải công khai và không bị gỡ cho đến khi đơn hoàn thành.',
    profile: 'Trang cá nhân phải công khai và giữ nguyên tên người dùng cho đến khi đơn hoàn thành.',
    channel: 'Kênh phải công khai và không ẩn số người đăng ký hay thành viên.',
    stream: 'Livestream phải công khai và phát suốt thời gian đã đặt.',
    story: 'Trang cá nhân phải công khai và story còn hiển thị khi đơn bắt đầu chạy.',
    track: 'Bài nhạc phải công khai và nghe được trên toàn cầu.',
    playlist: 'Playlist phải công khai.',
    page: 'Trang phải công khai, không giới hạn độ tuổi hay quốc gia.',
    group: 'Nhóm phải cho phép tham gia mà không cần duyệt.',
    server: 'Link mời phải là link vĩnh viễn và không giới hạn số lần dùng.',
  },
  questions: {
    start: {
      question: 'Khi nào đơn bắt đầu chạy?',
      answer:
        'Mỗi dịch vụ ghi rõ thời gian bắt đầu thông thường và tốc độ mỗi ngày. Bạn có thể theo dõi từng đơn trong tài khoản.',
    },
    need: {
      question: (name) => `Cần gì để đặt đơn ${name}?`,
      answer: 'Chỉ cần một link công khai. Chúng tôi không bao giờ hỏi mật khẩu.',
    },
    drop: {
      question: 'Nếu sau đó bị tụt thì sao?',
      answer:
        'Với dịch vụ có bảo hành, bạn có thể yêu cầu bảo hành trong số ngày đã ghi. Dịch vụ không có bảo hành thì rẻ hơn.',
    },
    partial: {
      question: 'Nếu đơn chỉ chạy một phần thì sao?',
      answer: 'Phần chưa chạy sẽ được hoàn vào số dư của bạn.',
    },
  },
  qualities: {
    standard: ['Tiêu chuẩn', 'Tài khoản hỗn hợp từ nhiều quốc gia, giá thấp.'],
    highQuality: ['Chất lượng cao', 'Tài khoản có ảnh đại diện, bài đăng và lịch sử hoạt động.'],
    premium: ['Cao cấp', 'Những tài khoản tốt nhất của chúng tôi, được kiểm tra trước khi chạy.'],
    activeProfiles: [
      'Tài khoản hoạt động',
      'Từ thành viên các cộng đồng đối tác, những người thường xuyên dùng mạng xã hội này.',
    ],
    highRetention: ['Xem lâu', 'Khán giả xem phần lớn nội dung.'],
    fromSearch: ['Từ tìm kiếm', 'Khán giả tìm thấy nội dung qua ô tìm kiếm của mạng xã hội.'],
    adTraffic: ['Traffic quảng cáo', 'Chạy qua quảng cáo trên trang web và ứng dụng đối tác.'],
    socialTraffic: ['Từ mạng xã hội', 'Khán giả đến từ bài đăng trên các mạng xã hội khác.'],
    fastStart: ['Bắt đầu nhanh', 'Được bắt đầu trước các đơn thông thường.'],
    gradual: ['Lên từ từ', 'Rải đều trong nhiều ngày.'],
    largeVolume: ['Số lượng lớn', 'Dành cho đơn lớn.'],
    worldwide: ['Toàn cầu', 'Khán giả đến từ nhiều quốc gia.'],
    yourTexts: [
      'Nội dung của bạn',
      'Bạn viết nội dung, mỗi dòng một bình luận. Chúng tôi duyệt trước khi chạy.',
    ],
    emoji: ['Emoji', 'Bình luận emoji ngắn, thân thiện.'],
    onTopic: ['Đúng chủ đề', 'Bình luận ngắn phù hợp với nội dung của bạn.'],
    mixedReactions: ['Mix tích cực', 'Trộn đều các cảm xúc tích cực.'],
    longVideos: ['Video dài', 'Dành cho video từ 60 phút trở lên.'],
    wholesale: ['Giá sỉ', 'Dành cho khách mua sỉ.'],
  },
  refill: (days) => [
    `Bảo hành ${days} ngày`,
    `Nếu số lượng bị tụt trong ${days} ngày, chúng tôi bảo hành miễn phí theo yêu cầu.`,
  ],
  noRefill: 'Không bảo hành nếu bị tụt.',
  minutes: (count) => [`${count} phút`, `Mỗi người xem khoảng ${count} phút.`],
  days: (count) => [`${count} ngày`, `Duy trì trong ${count} ngày.`],
  symbol: (symbol) => [symbol, `Tất cả cảm xúc đều là ${symbol}.`],
  country: (name) => [name, `Khán giả đến từ một quốc gia: ${name}.`],
  bundle: (quantity) => [`Combo ${quantity}`, `Combo ${quantity} với giá cố định.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Dịch vụ quảng bá mạng xã hội | ${panel}`,
      `View, follow, like và nhiều dịch vụ khác cho ${networks} mạng xã hội. Giá, thời gian bắt đầu và bảo hành rõ ràng, theo dõi đơn theo thời gian thực.`,
    ],
    'orders-create': (panel) => [
      `Đặt đơn mới | ${panel}`,
      'Dán link, chọn dịch vụ và xem giá chính xác trước khi thanh toán.',
    ],
    login: (panel) => [`Đăng nhập | ${panel}`, 'Đăng nhập để theo dõi đơn hàng, số dư và gói tự động.'],
    register: (panel) => [
      `Tạo tài khoản | ${panel}`,
      'Tạo tài khoản trong một phút và quản lý mọi đơn hàng ở một nơi.',
    ],
    'free-trials': (panel) => [
      `Dùng thử miễn phí | ${panel}`,
      'Dùng thử miễn phí một số dịch vụ trước khi đặt đơn.',
    ],
    'api-documentation': (panel) => [
      `Tài liệu API | ${panel}`,
      'Mọi yêu cầu API kèm tham số, phản hồi và ví dụ.',
    ],
  },
  banners: {
    order: ['Dán link, xem giá, theo dõi tiến độ', 'Đặt đơn mới'],
    referral: ['Mời bạn bè và nhận hoa hồng từ mỗi đơn', 'Chương trình giới thiệu'],
    dripFeed: ['Rải đơn lớn theo thời gian', 'Thiết lập drip-feed'],
  },
  menu: { api: 'API cho nhà phát triển', subscriptions: 'Gói tự động hoạt động thế nào' },
};
