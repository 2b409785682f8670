import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: '{name}，您好：',
  greetingNameless: '您好：',
  buttonFallback: '如果按钮无法使用，请打开以下地址：',
  ignore: '如果这不是您本人的操作，请忽略此邮件。',
  validFor: '链接仅可使用一次，有效期：{duration}。',
  signature: '{panel} 团队',
  reason: '您收到此邮件，是因为该邮箱在 {panel} 注册了账户。',
  unsubscribe: '退订',
  account: {
    welcome: {
      subject: '欢迎来到 {panel}：请确认您的邮箱',
      title: '很高兴您加入我们',
      text: '您在 {panel} 的账户已准备就绪。请确认此邮箱属于您，以便您随时重新登录，我们也能及时告知订单进展。',
      action: '确认邮箱',
    },
    alreadyRegistered: {
      subject: '您在 {panel} 已有账户',
      title: '您已有账户',
      text: '有人（可能是您本人）刚刚用此邮箱在 {panel} 注册。该邮箱已属于您的账户，因此没有任何变化。请用您的密码登录，或在同一页面申请新密码。',
      action: '登录',
    },
    verifyEmail: {
      subject: '请确认您在 {panel} 的邮箱',
      title: '确认您的邮箱',
      text: '请确认此邮箱属于您，以便您随时回到您在 {panel} 的账户。',
      action: '确认邮箱',
    },
    passwordReset: {
      subject: '{panel} 的新密码',
      title: '设置新密码',
      text: '您为 {panel} 的账户申请了新密码。设置新密码后，所有已打开的会话都会结束。',
      action: '设置新密码',
    },
  },
} satisfies Phrases['mail'];
