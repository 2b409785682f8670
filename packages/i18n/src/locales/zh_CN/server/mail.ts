import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: '{name}，您好：',
  greetingNameless: '您好：',
  buttonFallback: '如果按钮无法使用，请打开以下地址：',
  ignore: '如果这不是您本人的操作，请忽略此邮件。',
  validFor: '链接仅可使用一次，有效期：{duration}。',
  signature: '{panel} 团队',
  reason: '您收到此邮件，是因为该邮箱在 {panel} 注册了账户。',
  unsubscribe: '退订',
  staffInvitation: {
    subject: '邀请您加入 {panel} 团队',
    title: '团队邀请',
    text: '您受邀加入 {panel} 团队。请用此邮箱注册并完成验证，随后即可打开控制台。邀请 7 天内有效。',
    joined: '您已加入 {panel} 团队。请重新登录以打开控制台。',
    open: '打开控制台',
    register: '注册',
  },
  test: {
    subject: '{panel} 的测试邮件',
    title: '邮件发送正常',
    text: '您已收到这封测试邮件，说明 {panel} 可以发送邮件。',
  },
  account: {
    welcome: {
      subject: '欢迎来到 {panel}：请确认您的邮箱',
      title: '很高兴您加入我们',
      text: '您在 {panel} 的账户已准备就绪。请验证邮箱，以便接收订单动态，并在需要时恢复账户。',
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
      subject: '重置您的 {panel} 密码',
      title: '重置密码',
      text: '您申请重置 {panel} 账户的密码。设置新密码后，所有会话都会退出登录。',
      action: '设置新密码',
    },
  },
  actions: {
    order: '查看订单',
    payment: '查看付款',
    subscription: '查看自动推广',
    ticket: '查看工单',
    verification: '查看验证',
    security: '检查我的账户',
    webhooks: '查看 Webhook',
    cards: '查看银行卡',
  },
  order: {
    created: {
      title: '订单 {order} 已收到',
      text: '我们已收到您的订单：{service}，{quantity}。已扣款 {charged}。完成后会通知您。',
    },
    completed: {
      title: '订单 {order} 已完成',
      text: '您的订单已完成：“{service}”已交付 {quantity}。谢谢。',
    },
    canceled: {
      title: '订单 {order} 已取消',
      text: '您的订单“{service}”（{quantity}）已取消。{refunded} 已退回您的余额。',
    },
    partial: {
      title: '订单 {order} 已部分完成',
      text: '“{service}”：已交付 {delivered} / {quantity}。其余部分的 {refunded} 已退回您的余额。',
    },
  },
  payment: {
    received: {
      title: '我们已收到 {amount}',
      text: '您的付款 {invoice}（{amount}）已到账。谢谢。',
    },
    inModeration: {
      title: '您的 {amount} 付款正在审核',
      text: '我们正在审核您的付款 {invoice}（{amount}）。通常需要几个小时，完成后会立即通知您。',
    },
    rejected: {
      title: '您的 {amount} 付款被拒绝',
      text: '我们无法接受您的付款 {invoice}（{amount}）。未入账任何金额。',
    },
    refunded: {
      title: '您的 {amount} 付款已退款',
      text: '您的付款 {invoice}（{amount}）已退回原支付方式。可能需要几天才能显示。',
    },
    claim: '请在此领取退款：{url}',
  },
  card: {
    expiring: {
      title: '您的银行卡 {card} 即将到期',
      text: '您的银行卡 {card} 将于 {month} 底到期。请绑定新卡，以免付款和自动推广中断。',
    },
    expired: {
      title: '您的银行卡 {card} 已过期',
      text: '您的银行卡 {card} 已于 {month} 到期，无法扣款。请绑定其他银行卡，以免付款和自动推广中断。',
    },
  },
  childOrders: {
    title: '“{panel}”有{count, plural, other { # 个订单}}正在等待充值',
    text: '您的分站“{panel}”有{count, plural, other { # 个订单}}正在等待：您的余额还差 {amount}。充值后会自动继续，最早的订单优先。',
    action: '充值',
  },
  subscription: {
    waiting: {
      title: '“{name}”正在等待充值',
      text: '您的自动推广“{name}”发现了新内容，但余额不足：需要 {amount}。充值后会自动继续。',
      declined:
        '您的自动推广“{name}”发现了新内容，但您的银行卡被拒：需要 {amount}。请选择其他银行卡或充值，之后会从所有等待的内容继续。',
      card: '您的自动推广“{name}”发现了新内容，但其银行卡已被移除或已过期：需要 {amount}。请选择其他银行卡或用余额支付，之后会从所有等待的内容继续。',
      limit:
        '您的自动推广“{name}”发现了新内容，但 {amount} 超出了该银行卡的限额。请选择其他银行卡或用余额支付，之后会从所有等待的内容继续。',
    },
    ordered: {
      title: '新内容：“{name}”已下单',
      text: '您的自动推广“{name}”发现了 {publication} 并已下单。已扣款 {amount}。',
    },
    ended: {
      title: '自动推广“{name}”已结束',
      text: '您的自动推广“{name}”已结束：{why, select, limitReached {所有内容都已推广} canceled {已被取消} other {长时间没有新内容}}。',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: '工单 #{ticket} 有新回复',
    replyAbove: '##- 请在此行上方填写您的回复 -##',
    replyThere: '如需回复，请打开工单。对此邮件的回复不会被阅读。',
  },
  verification: {
    approved: {
      title: '您已通过验证',
      text: '谢谢：您的证件已审核通过，无需再做任何事。',
    },
    rejected: {
      title: '请重新发送您的证件',
      text: '我们无法接受您发送的证件。原因如下：',
    },
  },
  rewards: {
    button: '查看收益',
    orders: {
      referral: '您邀请的人的订单：{count}',
      widget: '通过您小组件的订单：{count}',
    },
    earned: {
      title: '您获得了 {amount}',
      text: '奖励已计入您的收益。您可以提现或转入余额。',
    },
    held: {
      title: '{amount} 的奖励正在审核',
      text: '这些奖励在发放前需要审核。您无需操作。',
    },
    refused: {
      title: '{amount} 的奖励未通过',
      text: '我们审核后没有发放这些奖励。如有疑问，请联系客服。',
    },
    reversed: {
      title: '{amount} 的奖励已收回',
      text: '这些订单的付款被退款或发生争议。如果我们最终收到款项，奖励会重新发放。',
    },
  },
  freeTrial: {
    button: '查看免费试用',
    rejected: {
      title: '您的免费试用未通过',
      text: '我们无法接受您的申请。原因：',
    },
  },
  childPanel: {
    button: '查看分站',
    opened: {
      title: '{domain} 已开通',
      text: '域名已设置完成，您的分站已上线，费用已付至 {date}。',
    },
    renewing: {
      title: '{domain} 将于 {date} 续费',
      text: '{date} 将从您的余额扣除 {price}，作为分站下个月的费用。请确保余额充足。',
    },
    ending: {
      title: '{domain} 将于 {date} 到期',
      text: '您的分站费用已付至 {date}，自动续费已关闭。如需继续使用，请以 {price} 续费。',
    },
    renewed: {
      title: '{domain} 已续费',
      text: '已从您的余额扣除 {price}，分站费用已付至 {date}。',
    },
    expired: {
      title: '{domain} 已停止接单',
      text: '您的余额不足以支付下个月的费用（{price}），分站目前不接受下单和付款。请充值或续费；{date} 将对您的客户关闭。',
    },
    frozen: {
      title: '{domain} 已关闭',
      text: '您的分站未付款，已对您的客户关闭。以 {price} 续费即可重新开通；{date} 将终止。',
    },
    terminated: {
      title: '{domain} 已终止',
      text: '您的分站一直未付款，现已终止。数据仍然保留：您可以导出数据，或以 {price} 续费。',
    },
    refunded: {
      title: '{domain} 未完成设置',
      text: '域名的 DNS 记录未按时设置，您的分站已终止。{price} 已退回您的余额。',
    },
    held: {
      title: '{domain} 已被我们的团队关闭',
      text: '我们关闭了您的分站。原因：',
    },
    released: {
      title: '{domain} 已重新开放',
      text: '我们的团队已重新开放您的分站。',
    },
    elsewhere: {
      title: '{domain} 指向了别处',
      text: '您分站的域名已不再指向我们，客户无法访问。请检查 DNS 记录。',
    },
  },
  delivery: {
    webhookOff: {
      title: '一个 Webhook 已停用',
      text: '您的地址 {url} 已连续三天没有接收我们的任何通知，因此我们已停止发送。请排除问题，发送一次测试，然后重新启用。',
    },
    providerLow: {
      title: '{provider} 余额不足',
      text: '{provider} 的余额已降至 {balance}。充值之前，订单会在那里等待。',
    },
    providerShrunken: {
      title: '{provider} 的服务大幅减少',
      text: '{provider} 现在只列出 {listed} 项服务，不到原来的一半。未列出的服务仍在销售。如果列表无误，请重新同步并接受。',
    },
    providerChanged: {
      title: '{provider} 的变化',
      text: '最近一次与 {provider} 的同步中，有内容需要您查看。',
      held: '内容已变或价格大幅变动、等待您决定的服务：{count}',
      offSale: '已下架的服务：{count}',
      followed: '已立即采用的价格变动：{count}',
      rejected: '列表中无法使用的行：{count}',
    },
    providerHeld: {
      title: '{provider} 已暂停',
      text: '{provider} 以 {reported} 显示余额，而当前设置为 {currency}。在您设置正确的货币之前，其服务暂停销售，订单将等待处理。',
    },
    paymentReturnedTwice: {
      title: '付款 {payment} 被退回两次',
      text: '付款 {payment} 已退款，同时又被拒付。多退出的金额：{amount}。这笔金额未向您的客户收取。请在回应争议时附上退款证明。',
    },
    ordersUnknown: {
      title: '结果未知的订单：{count}',
      text: '我们已发送这些订单，但没有收到明确的答复：{orders}。无法确定供应商是否已接单，因此不会自动重新发送，也不会自动退款。请到供应商处核对，然后将其标记为已下单、重新发送或退款。',
    },
    outgoingHeld: {
      title: '{panel} 已停止向外发送：数据库是副本',
      text: '{panel} 在恢复或复制的数据库上启动。订单、取消、补量、银行卡扣款、退款、Webhook 和邮件可能已经执行过，因此全部暂停。请在服务器上运行 npm run restore 命令，查看并放行暂停的内容。',
    },
  },
  security: {
    when: '时间：{at}',
    notYou: '如果不是您本人操作，请立即更改密码并结束所有其他会话。',
    newDevice: {
      title: '您的账户有新的登录',
      text: '有人从新设备登录：{device}，IP 地址 {address}。',
    },
    passwordChanged: {
      title: '您的密码已更改',
      text: '您账户的密码已更改。',
    },
    apiKeyMade: {
      title: '已创建新的 API 密钥',
      text: '您在 {panel} 的账户已创建新的 API 密钥。持有该密钥的人可以使用您的余额下单。',
    },
    accountClosed: {
      title: '您的账户已注销',
      text: '您在 {panel} 的账户已注销，个人信息已删除。如果不是您本人操作，请立即联系客服。',
    },
    factorChanged: {
      title: '您的登录安全设置已更改',
      totpOn: '您在 {panel} 的账号现已由身份验证器应用保护。',
      totpOff: '您在 {panel} 的账号的身份验证器应用已关闭。',
      passkeyAdded: '您在 {panel} 的账号添加了一个通行密钥。',
      passkeyRemoved: '您在 {panel} 的账号移除了一个通行密钥。',
      recoveryCodesRenewed: '您在 {panel} 的账号生成了新的恢复代码。旧代码已失效。',
      socialConnected: '您在 {panel} 的账号关联了一个社交账号，现在可用它登录。',
      socialDisconnected: '您在 {panel} 的账号取消关联了一个社交账号。',
    },
  },
} satisfies Phrases['mail'];
