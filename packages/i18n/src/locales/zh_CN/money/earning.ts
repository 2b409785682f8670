import type { Phrases } from '../../../phrases.ts';

export const earning = {
  open: '查看任务',
  start: {
    title: '做任务，开始赚钱',
    lead: '用自己的频道在 YouTube 上完成小任务，每确认一项即可获得奖励。',
    what: {
      title: '什么是任务',
      text: '一个任务就是一个操作：观看视频、点赞、评论或订阅频道。开始之前就能看到奖励。',
    },
    begin: {
      title: '四步获得第一笔奖励',
      account: '注册或登录。',
      connect: '连接您的 YouTube 频道并完成验证。',
      perform: '选择任务，完成后标记为已完成。',
      reward: '验证通过后，奖励会计入您的任务收益。',
    },
    expect: {
      title: '参与须知',
      text: '任务只是一点额外收入，不是一份工作。任务数量取决于客户的订单，单笔奖励不高。参与免费。',
      note: 'YouTube 对有偿操作有自己的政策。请先阅读，并只用您的频道做您认可的事。',
    },
  },
  connect: {
    title: '如何连接 YouTube 频道',
    lead: '两项检查用于确认频道属于您，且我们能看到已完成的任务。无需密码。',
    code: {
      title: '验证频道',
      open: '打开个人资料，添加您的频道链接。',
      copy: '复制显示的验证码。',
      paste: '在 YouTube 上将验证码粘贴到频道说明中，并发布更改。',
      confirm: '返回这里开始检查。检查后即可删除验证码。',
    },
    public: {
      title: '公开您的订阅内容',
      text: '订阅内容公开时，我们才能验证。',
      open: '打开 YouTube 设置，进入隐私设置。',
      off: '关闭“不公开我的所有订阅内容”。',
      check: '返回这里开始第二项检查。',
      note: '做任务期间请保持公开，否则我们无法验证。',
    },
    trouble: {
      title: '检查未通过时',
      text: 'YouTube 可能需要几分钟才会显示更改，请稍等再试。请确认链接正确，且频道说明中有完整的验证码。',
    },
    several: {
      title: '多个频道',
      text: '您可以连接多个频道，并选择用哪个频道做任务。可随时在个人资料中移除频道。',
    },
    profile: '打开个人资料',
  },
  perform: {
    title: '如何完成任务',
    lead: '只需四步，大部分在 YouTube 上完成。',
    steps: {
      title: '操作步骤',
      choose: '选择频道和任务，可看到所需操作和奖励。',
      start: '开始任务，视频或频道会在 YouTube 中打开。',
      act: '用已连接的频道完成操作。如果任务指定了评论内容，请原样使用。',
      end: '返回这里，将任务标记为已完成。',
    },
    check: {
      title: '如何验证',
      text: '我们将 YouTube 的公开数据与任务对比：您频道的订阅、点赞或评论。有些立即有结果，有些需要一段时间才会在 YouTube 上显示。',
      note: '每个任务对每个频道只奖励一次。',
    },
    states: {
      title: '任务状态',
      started: { name: '已开始', text: '进行中，请在时间结束前完成。' },
      ended: { name: '审核中', text: '您已标记为完成，我们正在验证。' },
      approved: { name: '已通过', text: '奖励已计入您的任务收益。' },
      rejected: { name: '未通过', text: '我们未能验证该操作，因此没有发放奖励。' },
      expired: { name: '已过期', text: '您未按时标记为完成。可以选择其他任务。' },
    },
    reasons: {
      title: '任务未通过的原因',
      channel: '使用了其他频道。',
      hidden: '您的订阅内容是私密的。',
      undone: '在验证之前撤销了操作。',
      early: '过早标记为完成，例如视频尚未播完。',
    },
  },
  rewards: {
    title: '如何使用奖励',
    lead: '任务收益与余额分开，可以转入余额或提现。',
    where: {
      title: '奖励在哪里',
      text: '奖励计入任务收益，与余额分开。每一笔都可在“资金明细”中查看。',
    },
    spend: {
      title: '支付订单',
      text: '将任务收益的任意部分转入余额，用于下单。',
      note: '转入余额的资金无法再提现，请只转您打算消费的部分。',
    },
    withdraw: {
      title: '提现',
      method: '打开提现页面，选择收款方式。',
      amount: '输入金额和收款账户，会显示手续费和到账金额。',
      wait: '提交申请并跟踪其状态。',
      note: '每种收款方式的限额不同。请仔细核对账号：汇错的款项很难追回。',
    },
    open: '收益提现',
  },
  faq: {
    title: '任务常见问题',
    lead: '常见问题解答。',
    pay: {
      question: '我能赚多少？',
      answer: '取决于有多少任务以及您完成多少。开始前可看到每笔奖励。我们不保证固定收入。',
    },
    who: {
      question: '谁可以参加？',
      answer: '任何拥有账户，且其 YouTube 频道通过了两项检查的人。',
    },
    password: {
      question: '你们需要我的 YouTube 密码吗？',
      answer: '不需要。我们只使用公开数据。切勿将密码告诉任何自称是我们的人。',
    },
    once: {
      question: '同一个任务可以做两次吗？',
      answer: '每个已连接的频道一次。',
    },
    slow: {
      question: '为什么验证需要这么久？',
      answer: '有些操作需要一段时间才会在 YouTube 上显示。您不必等待，结果会显示在您的列表中。',
    },
    rejected: {
      question: '我完成了任务却未通过，怎么办？',
      answer: '请检查是否使用了正确的频道，以及订阅内容是否公开。如果都没有问题，请联系客服并提供任务编号。',
    },
    none: {
      question: '为什么看不到任务？',
      answer: '任务来自客户的订单，因此一天之内数量会变化。部分任务只对获准的账户开放。',
    },
    undo: {
      question: '之后可以撤销操作吗？',
      answer: '不可以。客户付费是为了持久的效果，撤销操作的账户可能会失去做任务的资格。',
    },
  },
} satisfies Phrases['earning'];
