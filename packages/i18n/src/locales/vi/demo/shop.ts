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
    packages: 'Combo giá cố định',
    next: 'Gợi ý tiếp theo',
  },
  fields: {
    comments: ['Bình luận', 'Mỗi dòng một bình luận'],
    seo_keywords: ['Từ khóa', 'Từ khóa để mọi người tìm thấy bạn, mỗi dòng một từ khóa'],
    textarea: ['Chủ đề', 'Mô tả nội dung của bạn trong một, hai câu'],
    languages: ['Ngôn ngữ nội dung', 'Chọn ngôn ngữ'],
  },
  websiteTraffic: {
    network: 'Trang web',
    type: 'Traffic trang web',
    title: 'Khách truy cập cho trang web của bạn',
    about: 'Lượt truy cập trang của bạn từ quốc gia, thiết bị và nguồn do bạn chọn.',
    name: 'Traffic trang web · Nguồn tự chọn',
    short: 'Lượt truy cập từ quốc gia, thiết bị và nguồn do bạn chọn.',
    description:
      'Lượt truy cập được rải đều trong ngày, mỗi lượt khoảng 30 giây. Các lượt này được tính trong thống kê của bạn, nhưng khách không mua hàng hay đăng ký.',
    requirements: 'Trang phải công khai, không có tường lửa hay captcha chặn trước.',
  },
};
