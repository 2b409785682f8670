import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'Từ khóa, mỗi dòng một từ khóa',
    comments: 'Bình luận, mỗi dòng một bình luận',
    usernames: 'Tên người dùng, mỗi dòng một tên',
    hashtags: 'Hashtag, mỗi dòng một hashtag',
    groups: 'Nhóm, mỗi dòng một nhóm',
    hashtag: 'Hashtag',
    username: 'Tên người dùng',
    media: 'Link bài đăng',
    answer_number: 'Số thứ tự của lựa chọn',
    country: 'Quốc gia',
    device: 'Thiết bị',
    type_of_traffic: 'Nguồn truy cập',
    google_keyword: 'Từ khóa tìm kiếm trên Google',
    referring_url: 'URL nguồn giới thiệu',
  },
  choices: {
    country: {
      WW: 'Toàn cầu',
    },
    device: {
      '1': 'Máy tính',
      '2': 'Điện thoại Android',
      '3': 'iPhone (iOS)',
      '4': 'Mọi điện thoại',
      '5': 'Điện thoại và máy tính',
    },
    type_of_traffic: {
      '1': 'Tìm kiếm Google',
      '2': 'Nguồn giới thiệu tự chọn',
      '3': 'Trực tiếp, không có nguồn giới thiệu',
    },
  },
} satisfies Phrases['fields'];
