import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: '客服',
  lead: '可咨询订单、付款或账户问题。我们会在此处回复，并发邮件通知您。',
  new: '提交工单',
  show: '显示',
  all: '全部',
  status: {
    open: '待处理',
    answered: '已回复',
    closed: '已关闭',
  },
  unread: '新回复',
  messages: '{count, plural, other {# 条消息}}',
  you: '您',
  youSaid: '您：{text}',
  byMail: '来自邮件',
  order: '订单 {order}',
  opened: '<time></time>创建',
  empty: {
    title: '还没有工单',
    text: '有疑问或遇到问题？请联系我们，人工客服会为您解答。',
  },
  noneHere: '没有此状态的工单',
  form: {
    title: '有什么可以帮您？',
    subject: '主题',
    order: '订单号',
    text: '消息内容',
    textHint: '切勿填写密码或卡号。',
    send: '发送',
  },
  files: {
    add: '添加图片或 PDF',
    hint: '最多 5 个文件，每个不超过 10 MB',
    remove: '移除 {name}',
    tooLarge: '超过 10 MB',
    tooMany: '每条消息最多 5 个文件',
  },
  reply: {
    label: '回复内容',
    reopens: '此工单已关闭，回复后会重新打开。',
  },
  close: '标记为已解决',
  reopen: '重新打开',
  trail: '导航路径',
  thread: '消息',
} satisfies Phrases['tickets'];
