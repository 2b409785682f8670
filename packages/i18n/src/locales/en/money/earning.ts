export const earning = {
  open: 'View tasks',
  start: {
    title: 'Start earning with tasks',
    lead: 'Complete small actions on YouTube from your own channel and get paid for each confirmed one.',
    what: {
      title: 'What a task is',
      text: 'A task is one action: watch a video, like it, comment or subscribe to a channel. You see the reward before you start.',
    },
    begin: {
      title: 'Your first reward in four steps',
      account: 'Create an account or sign in.',
      connect: 'Connect your YouTube channel and verify it.',
      perform: 'Choose a task, complete it and report it done.',
      reward: 'Once verified, the reward goes to your task balance.',
    },
    expect: {
      title: 'What to expect',
      text: 'Tasks are a small extra, not a job. Availability depends on customer orders, and each reward is small. Taking part is free.',
      note: 'YouTube has its own policies on paid actions. Read them first, and do only what you’re comfortable with on your channel.',
    },
  },
  connect: {
    title: 'How to connect a YouTube channel',
    lead: 'Two checks confirm the channel is yours and that completed tasks are visible. No password needed.',
    code: {
      title: 'Verify your channel',
      open: 'Open your profile and add your channel link.',
      copy: 'Copy the code shown.',
      paste: 'On YouTube, paste the code into your channel description and publish the change.',
      confirm: 'Come back and start the check. You can remove the code afterwards.',
    },
    public: {
      title: 'Make your subscriptions public',
      text: 'We can verify a subscription only if it’s public.',
      open: 'Open YouTube settings and go to Privacy.',
      off: 'Turn off “Keep all my subscriptions private”.',
      check: 'Come back and start the second check.',
      note: 'Keep them public while you do tasks; otherwise we can’t verify them.',
    },
    trouble: {
      title: 'If a check fails',
      text: 'YouTube can take a few minutes to show changes. Wait and try again. Make sure the link is correct and the full code is in the description.',
    },
    several: {
      title: 'Several channels',
      text: 'You can connect more than one channel and choose which of them does a task. A channel can be removed in your profile at any time.',
    },
    profile: 'Open your profile',
  },
  perform: {
    title: 'How to complete tasks',
    lead: 'Four steps, mostly on YouTube.',
    steps: {
      title: 'Step by step',
      choose: 'Choose your channel and a task. You see the action and the reward.',
      start: 'Start the task. The video or channel opens on YouTube.',
      act: 'Complete the action with the connected channel. If a comment text is given, use it exactly.',
      end: 'Come back and mark the task as done.',
    },
    check: {
      title: 'How it’s verified',
      text: 'We compare public YouTube data with the task: the subscription, like or comment from your channel. Some results are instant; others take a while to appear on YouTube.',
      note: 'Each task pays once per channel.',
    },
    states: {
      title: 'Task statuses',
      started: { name: 'Started', text: 'In progress. Finish before time runs out.' },
      ended: { name: 'In review', text: 'Reported as done; we’re verifying it.' },
      approved: { name: 'Approved', text: 'The reward is in your task balance.' },
      rejected: { name: 'Rejected', text: 'The action couldn’t be verified, so no reward was paid.' },
      expired: { name: 'Expired', text: 'Not reported in time. You can take another task.' },
    },
    reasons: {
      title: 'Why tasks are rejected',
      channel: 'It was done with a different channel.',
      hidden: 'Your subscriptions are private.',
      undone: 'The action was undone before verification.',
      early: 'It was reported too early, e.g. before the video ended.',
    },
  },
  rewards: {
    title: 'How to use rewards',
    lead: 'Your earnings have their own balance. Spend them here or withdraw them.',
    where: {
      title: 'Where your rewards are',
      text: 'Rewards go to your task balance, separate from your main balance. Each is listed in Finances.',
    },
    spend: {
      title: 'Pay for orders',
      text: 'Move any part of your task balance to your main balance and use it for orders.',
      note: 'Money moved to your main balance can’t be withdrawn. Move only what you want to spend.',
    },
    withdraw: {
      title: 'Withdraw',
      method: 'Open the withdrawal page and choose a method.',
      amount: 'Enter the amount and account details. You see the fee and what you’ll receive.',
      wait: 'Submit the request and track its status.',
      note: 'Each method has its own limits. Double-check the account number: payments to a wrong account can rarely be recovered.',
    },
    open: 'Withdraw earnings',
  },
  faq: {
    title: 'Tasks FAQ',
    lead: 'Answers to common questions.',
    pay: {
      question: 'How much can I earn?',
      answer:
        'It depends on how many tasks are available and how many you complete. You see each reward before you start. No fixed income is guaranteed.',
    },
    who: {
      question: 'Who can take part?',
      answer: 'Anyone with an account and a YouTube channel that has passed both checks.',
    },
    password: {
      question: 'Do you need my YouTube password?',
      answer: 'No. We only use public data. Never share your password with anyone claiming to be us.',
    },
    once: {
      question: 'Can I do the same task twice?',
      answer: 'Once per connected channel.',
    },
    slow: {
      question: 'Why does verification take so long?',
      answer:
        'Some actions take time to appear on YouTube. You don’t need to wait; the result will appear in your list.',
    },
    rejected: {
      question: 'My task was rejected but I did it. What now?',
      answer:
        'Check that you used the right channel and that your subscriptions are public. If both are fine, contact support with the task number.',
    },
    none: {
      question: 'Why don’t I see any tasks?',
      answer:
        'Tasks come from customer orders, so availability changes during the day. Some are open only to approved accounts.',
    },
    undo: {
      question: 'Can I undo the action later?',
      answer:
        'Please don’t. Customers pay for lasting results, and accounts that undo actions can lose access to tasks.',
    },
  },
} as const;
