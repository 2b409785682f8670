export const earning = {
  open: 'See the tasks',
  start: {
    title: 'Start earning with tasks',
    lead: 'Do small things on YouTube by hand, from your own channel, and get a reward for each one that is confirmed.',
    what: {
      title: 'What a task is',
      text: 'A task asks for one action, for example to watch a video, like it, comment on it, or subscribe to a channel. The reward stands beside it before you begin.',
    },
    begin: {
      title: 'Four steps to your first reward',
      account: 'Create an account or sign in.',
      connect: 'Connect your YouTube channel and confirm that it is yours.',
      perform: 'Choose a task, start it, do what it asks and come back to report it.',
      reward: 'Once it has been checked, the reward is in your task balance.',
    },
    expect: {
      title: 'What to expect',
      text: 'Tasks are a little extra, not a job. How many there are depends on what customers order, and the reward for one action is small. Taking part costs nothing.',
      note: 'YouTube has rules of its own about paid actions. Read them before you start, and do only what you can stand behind with your own channel.',
    },
  },
  connect: {
    title: 'How to connect a YouTube channel',
    lead: 'Two checks show that the channel is yours and that finished tasks can be seen. Nobody needs your password.',
    code: {
      title: 'Prove that the channel is yours',
      open: 'Open your profile and add the link to your channel.',
      copy: 'Copy the code that appears.',
      paste:
        'On YouTube, open the settings of your channel, paste the code into the channel description and publish the change.',
      confirm: 'Come back and start the check. Once the channel is confirmed you may remove the code.',
    },
    public: {
      title: 'Make your subscriptions public',
      text: 'Whether you subscribed to a channel can be checked only if others can see it.',
      open: 'Open the settings on YouTube and go to Privacy.',
      off: 'Switch off the option that keeps your subscriptions private.',
      check: 'Come back and start the second check.',
      note: 'Leave them public for as long as you do tasks; otherwise a finished task cannot be confirmed.',
    },
    trouble: {
      title: 'If a check fails',
      text: 'YouTube may show a change only after some minutes: wait a little and try again. Make sure that the link leads to the right channel and that the whole code is in its description.',
    },
    several: {
      title: 'Several channels',
      text: 'You can connect more than one channel and choose which of them does a task. A channel can be removed in your profile at any time.',
    },
    profile: 'Open your profile',
  },
  perform: {
    title: 'How to perform tasks',
    lead: 'Choose, start, do, report: four steps, and most of the work happens on YouTube.',
    steps: {
      title: 'Step by step',
      choose: 'Choose your channel and a task. You see what it asks and what it pays.',
      start: 'Start the task, and the video or channel opens on YouTube.',
      act: 'Do what it asks, signed in with the connected channel. If a text for a comment is given, use exactly that text.',
      end: 'Come back and report the task as done.',
    },
    check: {
      title: 'How it is checked',
      text: 'We compare what YouTube shows publicly with what the task asked: the new subscription, the like, the comment of your channel. Sometimes the answer comes at once; sometimes YouTube needs a while to show it.',
      note: 'Each task pays once per channel.',
    },
    states: {
      title: 'What the states mean',
      started: { name: 'Started', text: 'You are at it. Finish it before its time runs out.' },
      ended: { name: 'Being checked', text: 'You have reported it, and we are looking.' },
      approved: { name: 'Approved', text: 'The reward is in your task balance.' },
      rejected: { name: 'Rejected', text: 'The action could not be seen, so there is no reward.' },
      expired: { name: 'Expired', text: 'It was not reported in time. Nothing is lost but the task.' },
    },
    reasons: {
      title: 'Why a task is rejected',
      channel: 'It was done with another channel than the one you chose.',
      hidden: 'Your subscriptions are private.',
      undone: 'The action was taken back before the check.',
      early: 'It was reported before it was done, for example before the end of the video.',
    },
  },
  rewards: {
    title: 'How to use rewards',
    lead: 'What you earn is money in a balance of its own. Spend it here or have it paid out.',
    where: {
      title: 'Where your rewards are',
      text: 'Rewards go to your task balance, apart from the balance you top up. Each one is listed in your finances with its date.',
    },
    spend: {
      title: 'Pay for orders',
      text: 'Move any part of your task balance to your main balance and order whatever you like with it.',
      note: 'What has been moved to the main balance cannot be paid out any more. Move only what you want to spend here.',
    },
    withdraw: {
      title: 'Have it paid out',
      method: 'Open the withdrawal page and choose a method.',
      amount: 'Enter the amount and your account there. The fee and what you will receive are shown at once.',
      wait: 'Send the request. You see its state until the money is on its way.',
      note: 'Each method has its own smallest and largest amount. Check the account number: a payment to a wrong one can rarely be brought back.',
    },
    open: 'Withdraw earnings',
  },
  faq: {
    title: 'Questions about tasks',
    lead: 'Short answers to what is asked most often.',
    pay: {
      question: 'How much can I earn?',
      answer:
        'It depends on how many tasks there are and how many you do. Every reward is shown before you start. Nobody can promise a fixed income.',
    },
    who: {
      question: 'Who can take part?',
      answer: 'Anyone with an account here and a YouTube channel of their own that has passed both checks.',
    },
    password: {
      question: 'Do you need my YouTube password?',
      answer:
        'No. We look only at what is public. Never give your password to anyone who asks for it in our name.',
    },
    once: {
      question: 'Can I do the same task twice?',
      answer: 'Once with each connected channel. After that it no longer pays.',
    },
    slow: {
      question: 'Why is a check taking so long?',
      answer:
        'YouTube shows some actions late. You need not wait on the page; the result appears in your list.',
    },
    rejected: {
      question: 'My task was rejected although I did it. What now?',
      answer:
        'See whether you were signed in with the right channel and whether your subscriptions are public. If both are right, write to support and name the task.',
    },
    none: {
      question: 'Why are there no tasks for me?',
      answer:
        'Tasks come from orders of other customers, so their number changes during the day. Some are open only to accounts that have been allowed to do them.',
    },
    undo: {
      question: 'May I take the action back later?',
      answer:
        'Please do not. Customers pay for something that lasts, and accounts that take actions back can lose access to tasks.',
    },
  },
} as const;
