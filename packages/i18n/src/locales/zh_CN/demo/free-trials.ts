import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: '视频免费播放量',
    short_body: '付款前先看看交付效果。',
    steps: ['复制您的公开视频链接。', '粘贴到表单并提交。', '在订单页面跟踪订单。'],
  },
  post: {
    name: '发帖提到我们，免费得点赞',
    short_body: '向他人介绍本站，即可获得免费点赞。',
    steps: [
      '用自己的话发布一条提到本站的帖子。如果所在平台要求，请标注为广告。',
      '提交帖子链接作为凭证。',
      '我们审核后，为您填写的链接下单点赞。',
    ],
  },
  regulars: {
    name: '答谢老客户',
    short_body: '小额消费和充值达标，即可获得免费播放量。',
    steps: ['达到上方显示的两项金额。', '粘贴您的公开视频链接。', '订单立即开始。'],
  },
};
