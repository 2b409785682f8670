import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: '推荐',
    fast: '快速',
    cheap: '实惠',
    premium: '优选',
    'new': '新上线',
  },
  offers: {
    popular: '最受欢迎',
    discounted: '特价',
    packages: '固定价套餐',
    next: '为您推荐',
  },
  fields: {
    comments: ['评论', '每行一条评论'],
    seo_keywords: ['关键词', '希望人们用来找到您的关键词，每行一个'],
    textarea: ['主题', '用一两句话说明内容的主题'],
    languages: ['文本语言', '选择语言'],
  },
  websiteTraffic: {
    network: '网站',
    type: '网站流量',
    title: '为您的网站带来访客',
    about: '来自您所选国家/地区、设备和来源的页面访问。',
    name: '网站流量 · 自定义来源',
    short: '来自您所选国家/地区、设备和来源的访问。',
    description: '访问分散在一天之中，每次约 30 秒。访问会计入您的统计，但访客不会购买或注册。',
    requirements: '页面必须公开，且不能有防火墙或验证码拦截。',
  },
};
