import type { Phrases } from '../../../phrases.ts';

export const campaignMail = {
  button: '查看推广活动',
  plan: {
    trialEnding: {
      title: '“{plan}”试用将于 {date} 结束',
      text: '“{plan}”套餐将于 {date} 开始，每月从余额扣除 {price}。请及时充值，或关闭自动续费。',
    },
    ending: {
      title: '“{plan}”套餐将于 {date} 结束',
      text: '自动续费已关闭。{date} 起关键词活动将暂停，历史记录会保留。',
    },
    shrinking: {
      title: '部分活动将于 {date} 暂停',
      text: '“{plan}”套餐可跟踪 {limit} 个关键词。{date} 将暂停最新的{campaigns, plural, other { # 个活动}}。请减少关键词或选择更大的套餐，以便全部继续。',
    },
    renewed: { title: '“{plan}”套餐已续费', text: '已从余额扣除 {price}。套餐有效期至 {date}。' },
    shrunk: {
      title: '“{plan}”套餐已开始',
      text: '有效期至 {date}，可跟踪 {limit} 个关键词。有{campaigns, plural, other { # 个活动}}超出额度，已暂停；历史记录会保留。',
    },
    lapsed: {
      title: '“{plan}”套餐已停止',
      text: '余额不足以支付下个月的 {price}，关键词活动已暂停。数据不会删除：充值并选择套餐即可继续。',
    },
    ended: { title: '“{plan}”套餐已结束', text: '关键词活动已暂停。数据不会删除：选择套餐即可继续。' },
  },
  finished: {
    title: '活动已结束：{title}',
    text: '该视频已设为私享或被删除达 30 天，我们已停止跟踪。历史记录会保留。',
  },
  alert: {
    title: '{count, plural, other {# 个关键词}}排名变化：{title}',
    intro: '{day} 搜索排名：',
    entered: '“{keyword}”（{country}）进入前 {place}：{before} → {after}',
    left: '“{keyword}”（{country}）跌出前 {place}：{before} → {after}',
    more: '活动中还有{count, plural, other { # 个关键词}}。',
    off: '如不想再收到此类邮件，请在活动中关闭提醒。',
  },
} satisfies Phrases['campaignMail'];
