import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: '查看推广活动',
  plan: {
    trialEnding: {
      title: '“{plan}”方案的试用将于 {date} 结束',
      text: '“{plan}”方案将于 {date} 正式生效，每月从余额扣款 {price}。请在此之前充值，或关闭自动续费。',
    },
    ending: {
      title: '“{plan}”方案将于 {date} 结束',
      text: '自动续费已关闭。{date} 起您的 YouTube 推广活动将暂停，历史记录会保留。',
    },
    shrinking: {
      title: '部分推广活动将于 {date} 暂停',
      text: '“{plan}”方案可跟踪 {limit} 个关键词。{date} 将暂停最新的{campaigns, plural, other { # 个推广活动}}。如需让所有推广活动继续进行，请移除部分关键词，或选择上限更高的方案。',
    },
    renewed: { title: '“{plan}”方案已续费', text: '已从余额扣款 {price}。方案有效期至 {date}。' },
    shrunk: {
      title: '“{plan}”方案已生效',
      text: '方案有效期至 {date}，可跟踪 {limit} 个关键词。有{campaigns, plural, other { # 个推广活动}}因超出上限已暂停，历史记录会保留。',
    },
    lapsed: {
      title: '“{plan}”方案未能续费',
      text: '余额不足以支付下个月的费用（{price}），您的 YouTube 推广活动已暂停。数据不会删除，充值并选择方案即可继续。',
    },
    ended: {
      title: '“{plan}”方案已结束',
      text: '您的 YouTube 推广活动已暂停。数据不会删除，选择方案即可继续。',
    },
  },
  finished: {
    title: '推广活动已结束：{title}',
    text: '该视频设为私享或被移除已满 30 天，我们已停止跟踪。历史记录会保留。',
  },
  alert: {
    title: '{count, plural, other {# 个关键词}}排名发生变化：{title}',
    intro: '{day} 的搜索排名：',
    entered: '“{keyword}”（{country}）进入前 {place} 名：{before} → {after}',
    left: '“{keyword}”（{country}）跌出前 {place} 名：{before} → {after}',
    more: '{count, plural, other {另有 # 个关键词，请在推广活动中查看。}}',
    off: '如不想再收到此类邮件，请在推广活动中关闭提醒。',
  },
} satisfies Phrases['campaignMail'];
