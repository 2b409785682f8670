import type { DemoTexts } from '../../../demo-texts.ts';

export const freeTrials: DemoTexts['freeTrials'] = {
  views: {
    name: '为您的视频免费增加观看',
    short_body: '付款前先了解交付过程。',
    steps: ['复制您公开视频的链接。', '粘贴到表单并提交。', '在订单页面查看进度。'],
  },
  post: {
    name: '为提到我们的帖子免费点赞',
    short_body: '向他人介绍本平台，即可获得免费点赞。',
    steps: [
      '用自己的话发布一条提到本平台的帖子。如平台要求，请标注为广告。',
      '提交帖子链接作为凭证。',
      '我们审核后，为您指定的链接下单点赞。',
    ],
  },
  regulars: {
    name: '答谢老客户',
    short_body: '消费和充值达到少量金额即可免费获得观看。',
    steps: ['达到上方显示的两项金额。', '粘贴您公开视频的链接。', '订单立即开始。'],
  },
};
