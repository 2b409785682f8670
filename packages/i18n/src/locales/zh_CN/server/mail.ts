import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: '{name}，您好：',
  greetingNameless: '您好：',
  buttonFallback: '如果按钮无法使用，请打开此链接：',
  ignore: '如果不是您本人操作，请忽略此邮件。',
  validFor: '链接仅可使用一次，有效期为 {duration}。',
  signature: '{panel} 团队',
  reason: '您收到此邮件，是因为您在 {panel} 注册了账户。',
  unsubscribe: '退订',
  staffInvitation: {
    subject: '邀请您加入 {panel} 团队',
    title: '加入团队',
    text: '您受邀加入 {panel} 团队。用此邮箱注册并完成验证后，即可打开后台。邀请 7 天内有效。',
    joined: '您已加入 {panel} 团队。请重新登录以打开后台。',
    open: '打开后台',
    register: '注册',
  },
  test: {
    subject: '{panel} 的测试邮件',
    title: '邮件发送正常',
    text: '您已收到这封测试邮件，说明 {panel} 可以发送邮件。',
  },
  account: {
    welcome: {
      subject: '欢迎来到 {panel}：请验证邮箱',
      title: '欢迎',
      text: '您的 {panel} 账户已开通。请验证邮箱，以便接收订单动态，并在需要时找回账户。',
      action: '验证邮箱',
    },
    alreadyRegistered: {
      subject: '您在 {panel} 已有账户',
      title: '您已有账户',
      text: '有人（可能是您）刚刚尝试用此邮箱在 {panel} 注册。您已用该邮箱注册过账户，因此我们未做任何更改。请登录，或在登录页面重置密码。',
      action: '登录',
    },
    verifyEmail: {
      subject: '请验证您的 {panel} 账户邮箱',
      title: '验证邮箱',
      text: '请验证邮箱，以便随时找回您的 {panel} 账户。',
      action: '验证邮箱',
    },
    passwordReset: {
      subject: '重置您的 {panel} 密码',
      title: '重置密码',
      text: '我们收到了重置您 {panel} 账户密码的申请。设置新密码后，所有设备都会退出登录。',
      action: '设置新密码',
    },
  },
  actions: {
    order: '查看订单',
    payment: '查看付款',
    subscription: '查看自动推广',
    ticket: '查看工单',
    verification: '查看验证状态',
    security: '检查我的账户',
    webhooks: '查看 Webhook',
    cards: '查看银行卡',
  },
  order: {
    created: {
      title: '订单 {order} 已提交',
      text: '我们已收到您的订单：{service}，{quantity}。已扣款：{charged}。完成后会通知您。',
    },
    completed: {
      title: '订单 {order} 已完成',
      text: '您的订单“{service}”已完成。已交付：{quantity}。感谢您的支持。',
    },
    canceled: {
      title: '订单 {order} 已取消',
      text: '您的订单“{service}”（{quantity}）已取消。已退款至余额：{refunded}。',
    },
    partial: {
      title: '订单 {order} 部分完成',
      text: '您的订单“{service}”部分完成，已交付：{delivered} / {quantity}。已退款至余额：{refunded}。',
    },
  },
  payment: {
    received: {
      title: '已收到付款：{amount}',
      text: '我们已收到您的付款 {invoice}（{amount}）。感谢您的支持。',
    },
    inModeration: {
      title: '付款审核中：{amount}',
      text: '我们正在审核您的付款 {invoice}（{amount}）。通常需要几个小时，完成后会发邮件通知您。',
    },
    rejected: {
      title: '付款未通过：{amount}',
      text: '我们无法接受您的付款 {invoice}（{amount}），因此没有计入余额。如果您认为有误，请联系客服。',
    },
    refunded: {
      title: '付款已退款：{amount}',
      text: '您的付款 {invoice}（{amount}）已退款，可能需要几天才能到账。',
    },
    claim: '请在此领取退款：{url}',
  },
  card: {
    expiring: {
      title: '您的银行卡 {card} 即将到期',
      text: '您的银行卡 {card} 有效期至 {month}。请绑定新卡，以免付款和自动推广中断。',
    },
    expired: {
      title: '您的银行卡 {card} 已过期',
      text: '您的银行卡 {card} 已过期（{month}），无法再扣款。请绑定其他银行卡，以免付款和自动推广中断。',
    },
  },
  childOrders: {
    title: '{count, plural, other {“{panel}”有 # 个订单等待充值}}',
    text: '{count, plural, =1 {您的分站“{panel}”有一个订单因余额不足正在等待。请至少充值 {amount}，充值后订单会自动继续。} other {您的分站“{panel}”有 # 个订单因余额不足正在等待。请至少充值 {amount}，充值后订单会从最早的一个开始自动继续。}}',
    action: '充值',
  },
  subscription: {
    waiting: {
      title: '自动推广“{name}”正在等待充值',
      text: '您的自动推广“{name}”发现了新内容，但余额不足。本次需支付 {amount}，充值后会自动继续。',
      declined:
        '您的自动推广“{name}”发现了新内容，但银行卡支付失败。本次需支付 {amount}，更换银行卡或充值后即可继续，等待中的内容也会一并推广。',
      card: '您的自动推广“{name}”发现了新内容，但所用银行卡已解绑或过期。本次需支付 {amount}，更换银行卡或改用余额支付后即可继续，等待中的内容也会一并推广。',
      limit:
        '您的自动推广“{name}”发现了新内容，但 {amount} 超出了所用银行卡的限额。更换银行卡或改用余额支付后即可继续，等待中的内容也会一并推广。',
    },
    ordered: {
      title: '自动推广“{name}”已为新内容下单',
      text: '您的自动推广“{name}”发现了新内容（{publication}）并已下单。已扣款：{amount}。',
    },
    ended: {
      title: '自动推广“{name}”已结束',
      text: '您的自动推广“{name}”已结束：{why, select, limitReached {所有内容都已推广} canceled {已取消} other {长时间没有新内容}}。',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: '工单 #{ticket} 有新回复',
    replyAbove: '##- 请在此行上方填写您的回复 -##',
    replyThere: '如需回复，请打开工单。请勿直接回复此邮件，我们不会看到。',
  },
  verification: {
    approved: {
      title: '身份验证已通过',
      text: '您的证件已审核通过，无需其他操作。',
    },
    rejected: {
      title: '请重新上传证件',
      text: '您的证件未通过审核。原因：',
    },
  },
  rewards: {
    button: '查看收益',
    orders: {
      referral: '您邀请的人下的订单：{count}。',
      widget: '通过您的小组件下的订单：{count}。',
    },
    earned: {
      title: '获得奖励：{amount}',
      text: '奖励已计入您的收益。您可以提现或转入余额。',
    },
    held: {
      title: '奖励审核中：{amount}',
      text: '这些奖励在发放前需要审核。您无需操作。',
    },
    refused: {
      title: '奖励未通过：{amount}',
      text: '这些奖励经审核未通过。如有疑问，请联系客服。',
    },
    reversed: {
      title: '奖励已撤销：{amount}',
      text: '这些订单的付款已退款或发生争议。如果争议胜诉，奖励会恢复。',
    },
  },
  freeTrial: {
    button: '查看免费试用',
    rejected: {
      title: '您的免费试用未通过',
      text: '您的申请未通过。原因：',
    },
  },
  childPanel: {
    button: '查看分站',
    opened: {
      title: '{domain} 已开放',
      text: '域名已设置完成，您的分站已上线，费用已付至 {date}。',
    },
    renewing: {
      title: '{domain} 将于 {date} 续费',
      text: '我们将于 {date} 从您的余额扣款 {price}，用于支付分站下个月的费用。请确保余额充足。',
    },
    ending: {
      title: '{domain} 将于 {date} 到期',
      text: '您的分站费用已付至 {date}，自动续费已关闭。如需继续使用，请支付 {price} 续费。',
    },
    renewed: {
      title: '{domain} 已续费',
      text: '已从您的余额扣款 {price}。分站费用已付至 {date}。',
    },
    expired: {
      title: '{domain} 已停止接单',
      text: '您的余额不足以支付下个月的费用（{price}），分站目前不接受下单和付款。请在 {date} 前续费，否则分站将对您的客户关闭。',
    },
    frozen: {
      title: '{domain} 已关闭',
      text: '您的分站未续费，已对您的客户关闭。支付 {price} 续费即可重新开放，否则分站将于 {date} 终止。',
    },
    terminated: {
      title: '{domain} 已终止',
      text: '您的分站一直未续费，现已终止。数据仍然保留，您可以下载数据，或支付 {price} 续费。',
    },
    refunded: {
      title: '{domain} 未完成设置',
      text: '域名的 DNS 记录未按时设置，您的分站已终止。已退款至余额：{price}。',
    },
    held: {
      title: '我们已关闭 {domain}',
      text: '我们关闭了您的分站。原因：',
    },
    released: {
      title: '{domain} 已重新开放',
      text: '我们已重新开放您的分站。',
    },
    elsewhere: {
      title: '{domain} 已不再指向本站',
      text: '您分站的域名已不再指向本站，客户无法访问。请检查 DNS 记录。',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhook 已关闭',
      text: '{url} 连续三天没有接受任何请求，我们已关闭该 Webhook。请修复服务器，发送测试请求，然后重新开启。',
    },
    providerLow: {
      title: '{provider} 余额不足',
      text: '您在 {provider} 的余额已降至 {balance}。在该供应商充值之前，订单会一直等待。',
    },
    providerShrunken: {
      title: '{provider} 的服务大幅减少',
      text: '{provider} 现在只列出 {listed} 项服务，不到原来的一半。未列出的服务仍在销售。如果列表无误，请重新同步并接受该列表。',
    },
    providerChanged: {
      title: '{provider} 的服务变更',
      text: '最近一次与 {provider} 同步时，发现了需要您处理的变更。',
      held: '等待您决定的服务变更和大幅调价：{count}',
      offSale: '已下架的服务：{count}',
      followed: '已同步到您售价的大幅调价：{count}',
      rejected: '列表中无法使用的行：{count}',
    },
    providerHeld: {
      title: '{provider} 已暂停',
      text: '{provider} 以 {reported} 显示余额，而当前设置的货币为 {currency}。在您设置正确的货币之前，其服务将保持下架，订单会一直等待。',
    },
    paymentReturnedTwice: {
      title: '付款 {payment} 被退回两次',
      text: '付款 {payment} 既已退款，又发生争议，因此多退了 {amount}。这笔金额未向您的客户扣款。回应争议时请附上退款证明。',
    },
    ordersUnknown: {
      title: '结果未知的订单：{count}',
      text: '我们已发送这些订单，但没有收到明确的响应：{orders}。供应商可能已接单，也可能没有，因此我们不会自动重新发送或退款。请在供应商处逐一查询，然后将订单标记为已下单，或重新发送，或退款。',
    },
    outgoingHeld: {
      title: '{panel} 已暂停：其数据库是副本',
      text: '{panel} 启动时使用的是恢复或复制的数据库。订单、取消、补量、银行卡扣款、退款、Webhook 和邮件可能已经执行过，因此全部暂停。请在服务器上运行 npm run restore 命令，查看并放行暂停的内容。',
    },
  },
  security: {
    when: '时间：{at}',
    notYou: '如果不是您本人操作，请立即更改密码，并退出其他所有设备。',
    newDevice: {
      title: '您的账户有新的登录',
      text: '有人从新设备登录了您的账户：{device}，IP 地址 {address}。',
    },
    passwordChanged: {
      title: '您的密码已更改',
      text: '您账户的密码已更改。',
    },
    apiKeyMade: {
      title: '已创建新的 API 密钥',
      text: '您的 {panel} 账户已创建新的 API 密钥。任何持有该密钥的人都能用您的余额下单。',
    },
    accountClosed: {
      title: '您的账户已注销',
      text: '您的 {panel} 账户已注销，个人信息已删除。如果不是您本人操作，请立即联系客服。',
    },
    factorChanged: {
      title: '您的登录安全设置已更改',
      totpOn: '您的 {panel} 账户已开启身份验证器应用。',
      totpOff: '您的 {panel} 账户已关闭身份验证器应用。',
      passkeyAdded: '您的 {panel} 账户已添加一个通行密钥。',
      passkeyRemoved: '您的 {panel} 账户已移除一个通行密钥。',
      recoveryCodesRenewed: '您的 {panel} 账户已生成新的恢复代码，旧代码已失效。',
      socialConnected: '您的 {panel} 账户已关联一个社交账号，现在可用该账号登录。',
      socialDisconnected: '您的 {panel} 账户已取消关联一个社交账号。',
    },
  },
} satisfies Phrases['mail'];
