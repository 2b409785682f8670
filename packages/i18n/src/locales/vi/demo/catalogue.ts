import type { DemoTexts } from '../../../demo-texts.ts';

export const catalogue: DemoTexts['catalogue'] = {
  typeName: (brand, noun) => `${noun} ${brand}`,
  kinds: {
    views: ['lượt xem', 'Số lượt xem cao hơn cho người mới thấy rằng nội dung của bạn đang được quan tâm.'],
    likes: [
      'lượt thích',
      'Lượt thích là dấu hiệu tán thành đầu tiên mà khách thấy bên cạnh nội dung của bạn.',
    ],
    subscribers: ['người đăng ký', 'Người đăng ký cho thấy kênh của bạn đáng để quay lại.'],
    followers: [
      'người theo dõi',
      'Lượng người theo dõi lớn hơn giúp tên tuổi của bạn có trọng lượng với khách và đối tác.',
    ],
    comments: ['bình luận', 'Bình luận mở ra cuộc trò chuyện dưới nội dung và mời người khác tham gia.'],
    shares: ['lượt chia sẻ', 'Lượt chia sẻ đưa nội dung của bạn ra ngoài nhóm người đã biết đến bạn.'],
    'watch-hours': ['giờ xem', 'Thời gian xem cho biết mọi người ở lại với video của bạn bao lâu.'],
    'live-viewers': [
      'người xem trực tiếp',
      'Có khán giả từ phút đầu khiến buổi phát trực tiếp hấp dẫn hơn với mọi người ghé qua.',
    ],
    'story-views': [
      'lượt xem tin',
      'Lượt xem tin cho thấy những cập nhật hằng ngày của bạn đến được với mọi người.',
    ],
    saves: ['lượt lưu', 'Lượt lưu cho thấy mọi người muốn quay lại nội dung của bạn.'],
    'profile-visits': [
      'lượt ghé trang cá nhân',
      'Lượt ghé đưa mọi người đến trang nơi họ có thể tìm hiểu về bạn.',
    ],
    members: ['thành viên', 'Một cộng đồng sôi nổi mời gọi người mới ở lại và tham gia.'],
    reactions: ['lượt cảm xúc', 'Cảm xúc cho thấy ngay bài đăng được đón nhận ra sao.'],
    boosts: ['lượt tăng cường', 'Lượt tăng cường mở thêm tính năng của kênh trong thời gian còn hiệu lực.'],
    'page-likes': ['lượt thích trang', 'Lượt thích trang cho thấy trang được biết đến và được chăm chút.'],
    'group-members': ['thành viên nhóm', 'Nhóm đông thành viên giúp mỗi chủ đề mới có nhiều người đọc hơn.'],
    reposts: ['lượt đăng lại', 'Lượt đăng lại đưa nội dung của bạn vào bảng tin của người khác.'],
    bookmarks: ['lượt đánh dấu', 'Lượt đánh dấu cho thấy bài đăng đủ hữu ích để giữ lại.'],
    plays: ['lượt nghe', 'Số lượt nghe cao hơn tạo ấn tượng ban đầu tốt hơn cho bài nhạc.'],
    'monthly-listeners': [
      'người nghe hằng tháng',
      'Người nghe hằng tháng là con số được nhìn đầu tiên trên trang nghệ sĩ.',
    ],
    'playlist-followers': [
      'người theo dõi danh sách phát',
      'Người theo dõi khiến danh sách phát thú vị hơn với nghệ sĩ và người nghe.',
    ],
    'online-members': [
      'thành viên trực tuyến',
      'Thành viên đang trực tuyến khiến máy chủ trông cởi mở và sôi động.',
    ],
    impressions: [
      'lượt hiển thị',
      'Lượt hiển thị cho biết nội dung của bạn đã xuất hiện trước mọi người bao nhiêu lần.',
    ],
  },
  typeTitle: (name) => `${name}: so sánh giá và đặt trực tuyến`,
  howItWorks: (brand) =>
    `So sánh dịch vụ theo giá, thời gian bắt đầu và tốc độ, dán link ${brand} công khai và theo dõi tiến độ trong mục đơn hàng.`,
  targets: {
    video: 'Video ở chế độ công khai, xem được mà không giới hạn độ tuổi hay quốc gia.',
    post: 'Bài đăng công khai và được giữ nguyên đến khi đơn hoàn thành.',
    profile: 'Trang cá nhân công khai và giữ nguyên tên đến khi đơn hoàn thành.',
    channel: 'Kênh công khai và hiển thị bộ đếm.',
    stream: 'Buổi phát công khai và kéo dài suốt thời gian đã đặt.',
    story: 'Trang cá nhân công khai và tin đang hiển thị khi đơn bắt đầu.',
    track: 'Bài nhạc công khai và nghe được trên toàn thế giới.',
    playlist: 'Danh sách phát ở chế độ công khai.',
    page: 'Trang công khai, không giới hạn độ tuổi hay quốc gia.',
    group: 'Có thể vào nhóm mà không cần duyệt.',
    server: 'Link mời vĩnh viễn và không giới hạn số lần dùng.',
  },
  questions: {
    start: {
      question: 'Khi nào bắt đầu thực hiện?',
      answer:
        'Mỗi dịch vụ ghi rõ thời gian bắt đầu thông thường và tốc độ mỗi ngày. Bạn có thể theo dõi từng đơn trong tài khoản.',
    },
    need: {
      question: (name) => `Cần gì để đặt ${name}?`,
      answer: 'Chỉ cần một link công khai; không ai hỏi mật khẩu của bạn.',
    },
    drop: {
      question: 'Nếu sau đó con số giảm thì sao?',
      answer:
        'Dịch vụ có bảo hành được bù theo yêu cầu trong số ngày đã ghi. Dịch vụ không bảo hành rẻ hơn và không kèm cam kết này.',
    },
    partial: {
      question: 'Nếu đơn chỉ hoàn thành một phần thì sao?',
      answer: 'Phần chưa thực hiện được hoàn vào số dư của bạn.',
    },
  },
  qualities: {
    standard: ['Tiêu chuẩn', 'Tài khoản hỗn hợp từ nhiều quốc gia với giá thấp.'],
    highQuality: ['Chất lượng cao', 'Tài khoản có ảnh, bài đăng và lịch sử hoạt động.'],
    premium: ['Cao cấp', 'Những tài khoản tốt nhất của chúng tôi, được kiểm tra trước khi thực hiện.'],
    activeProfiles: [
      'Hồ sơ hoạt động',
      'Do thành viên các cộng đồng đối tác thường xuyên dùng mạng này thực hiện.',
    ],
    highRetention: ['Xem lâu', 'Khách ở lại phần lớn thời lượng nội dung.'],
    fromSearch: ['Từ tìm kiếm', 'Khách tìm thấy nội dung qua công cụ tìm kiếm của mạng.'],
    adTraffic: ['Lưu lượng quảng cáo', 'Thực hiện qua quảng cáo trên trang web và ứng dụng đối tác.'],
    socialTraffic: ['Từ mạng xã hội', 'Khách đến từ bài đăng trên các mạng xã hội khác.'],
    fastStart: ['Bắt đầu nhanh', 'Được ưu tiên trước hàng chờ thông thường.'],
    gradual: ['Từ từ', 'Chia đều trong nhiều ngày.'],
    largeVolume: ['Số lượng lớn', 'Dành cho đơn hàng lớn.'],
    worldwide: ['Toàn cầu', 'Khán giả đến từ nhiều quốc gia.'],
    yourTexts: ['Nội dung của bạn', 'Bạn viết nội dung, mỗi dòng một bình luận; được đọc trước khi đăng.'],
    emoji: ['Biểu tượng cảm xúc', 'Bình luận ngắn, thân thiện bằng biểu tượng cảm xúc.'],
    onTopic: ['Đúng chủ đề', 'Nội dung ngắn phù hợp với chủ đề của bạn.'],
    mixedReactions: ['Tích cực hỗn hợp', 'Pha đều các cảm xúc thân thiện.'],
    longVideos: ['Video dài', 'Cần video dài ít nhất 60 phút.'],
    wholesale: ['Bán buôn', 'Dành cho khách hàng đã thỏa thuận số lượng.'],
  },
  refill: (days) => [
    `Bảo hành ${days} ngày`,
    `Nếu con số giảm trong ${days} ngày, chúng tôi bù miễn phí theo yêu cầu.`,
  ],
  noRefill: 'Không bảo hành: phần giảm về sau không được bù.',
  minutes: (count) => [`${count} phút`, `Người xem ở lại khoảng ${count} phút.`],
  days: (count) => [`${count} ngày`, `Duy trì hiệu lực trong ${count} ngày.`],
  symbol: (symbol) => [symbol, `Tất cả cảm xúc đều là ${symbol}.`],
  country: (name) => [name, `Khán giả đến từ một quốc gia: ${name}.`],
  bundle: (quantity) => [`Gói ${quantity}`, `Gói cố định ${quantity} với một mức giá.`],
  sentenceGap: ' ',
  pages: {
    index: (panel, networks) => [
      `Dịch vụ quảng bá mạng xã hội | ${panel}`,
      `Lượt xem, người theo dõi, lượt thích và hơn thế cho ${networks} mạng: giá rõ ràng, thời gian bắt đầu và bảo hành minh bạch, theo dõi đơn trực tiếp.`,
    ],
    'orders-create': (panel) => [
      `Đơn hàng mới | ${panel}`,
      'Dán link, chọn dịch vụ và xem giá chính xác trước khi thanh toán.',
    ],
    login: (panel) => [`Đăng nhập | ${panel}`, 'Đăng nhập để theo dõi đơn hàng, số dư và gói tự động.'],
    register: (panel) => [
      `Tạo tài khoản | ${panel}`,
      'Mở tài khoản trong một phút và giữ mọi đơn hàng ở cùng một nơi.',
    ],
    'free-trials': (panel) => [`Dùng thử miễn phí | ${panel}`, 'Thử miễn phí một số dịch vụ trước khi đặt.'],
    'api-documentation': (panel) => [
      `Tài liệu API | ${panel}`,
      'Mọi lệnh gọi API kèm trường, phản hồi và ví dụ.',
    ],
  },
  banners: {
    order: ['Dán link, xem giá, theo dõi tiến độ', 'Tạo đơn hàng'],
    referral: ['Giới thiệu chúng tôi và nhận phần từ mỗi đơn', 'Chương trình giới thiệu'],
    dripFeed: ['Trải đơn lớn theo thời gian', 'Thiết lập drip-feed'],
  },
  menu: { api: 'API cho nhà phát triển', subscriptions: 'Cách hoạt động của gói tự động' },
};
