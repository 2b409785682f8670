import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: '关键词，每行一个',
    comments: '评论，每行一条',
    usernames: '用户名，每行一个',
    hashtags: '话题标签，每行一个',
    groups: '群组，每行一个',
    hashtag: '话题标签',
    username: '用户名',
    media: '帖子链接',
    answer_number: '选项编号',
    country: '国家/地区',
    device: '设备',
    type_of_traffic: '流量来源',
    google_keyword: 'Google 搜索词',
    referring_url: '来源页面',
  },
  choices: {
    country: {
      WW: '全球',
    },
    device: {
      '1': '桌面端',
      '2': '安卓手机',
      '3': '苹果手机（iOS）',
      '4': '所有手机',
      '5': '手机和桌面端',
    },
    type_of_traffic: {
      '1': 'Google 搜索',
      '2': '自定义来源',
      '3': '直接访问，无来源',
    },
  },
} satisfies Phrases['fields'];
