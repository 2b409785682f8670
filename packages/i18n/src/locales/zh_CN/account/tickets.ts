import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: '支持',
  lead: '关于订单、付款或账户，您都可以提问。我们会在此处并通过邮件答复。',
  new: '新问题',
  show: '显示',
  all: '全部',
  status: {
    open: '等待答复',
    answered: '已答复',
    closed: '已关闭',
  },
  unread: '新答复',
  messages: '{count, plural, other {# 条消息}}',
  you: '您',
  youSaid: '您：{text}',
  byMail: '来自邮件',
  order: '订单 {order}',
  opened: '<time></time>创建',
  empty: {
    title: '还没有问题',
    text: '如有不清楚或不顺利的地方，请写信给我们，由真人答复。',
  },
  noneHere: '没有此状态的问题',
  form: {
    title: '我们能帮您做什么？',
    subject: '主题',
    order: '订单号',
    text: '您的消息',
    textHint: '请勿在此填写密码或卡号。',
    send: '发送',
  },
  files: {
    add: '添加图片或 PDF',
    hint: '最多五个文件，每个 10 MB',
    remove: '移除 {name}',
    tooLarge: '超过 10 MB',
    tooMany: '每条消息最多五个文件',
  },
  reply: {
    label: '您的回复',
    reopens: '此对话已关闭，您的回复会重新打开它。',
  },
  close: '标记为已解决',
  reopen: '重新打开',
  trail: '当前位置',
  thread: '消息',
} satisfies Phrases['tickets'];
