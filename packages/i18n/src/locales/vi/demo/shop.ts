import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'Đề xuất',
    fast: 'Nhanh',
    cheap: 'Giá rẻ',
    premium: 'Cao cấp',
    'new': 'Mới',
  },
  offers: {
    popular: 'Phổ biến nhất',
    discounted: 'Đang giảm giá',
    packages: 'Gói giá cố định',
    next: 'Gợi ý tiếp theo',
  },
  fields: {
    comments: ['Bình luận', 'Mỗi dòng một bình luận'],
    seo_keywords: ['Từ khóa tìm kiếm', 'Những từ để mọi người tìm thấy bạn, mỗi dòng một cụm từ'],
    textarea: ['Chủ đề', 'Nội dung của bạn nói về điều gì, trong một hai câu'],
    languages: ['Ngôn ngữ của văn bản', 'Chọn ngôn ngữ'],
  },
  websiteTraffic: {
    network: 'Trang web',
    type: 'Lượt truy cập trang web',
    title: 'Khách truy cập cho trang web của bạn',
    about: 'Lượt truy cập vào trang của bạn từ quốc gia, thiết bị và nguồn do bạn chọn.',
    name: 'Lượt truy cập trang web · Nguồn tùy chọn',
    short: 'Lượt truy cập từ quốc gia, thiết bị và nguồn do bạn chọn.',
    description:
      'Các lượt truy cập trải đều trong ngày và ở lại trang khoảng nửa phút. Chúng hiện trong thống kê của bạn; chúng không mua hàng hay đăng ký.',
    requirements: 'Trang phải công khai, không có tường lửa hay captcha chặn phía trước.',
  },
};
