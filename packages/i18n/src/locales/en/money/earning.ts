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
      perform: 'Choose a task, complete it and mark it as done.',
      reward: 'Once we’ve verified it, the reward is added to your task earnings.',
    },
    expect: {
      title: 'What to expect',
      text: 'Tasks are a small extra, not a job. Availability depends on customer orders, and each reward is small. Taking part is free.',
      note: 'YouTube has its own policies on paid actions. Read them first, and do only what you’re comfortable with on your channel.',
    },
  },
  connect: {
    title: 'How to connect a YouTube channel',
    lead: 'Two checks confirm that the channel is yours and that we can see completed tasks. No password needed.',
    code: {
      title: 'Verify your channel',
      open: 'Open your profile and add your channel link.',
      copy: 'Copy the code we show you.',
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
      text: 'You can connect several channels and choose which one does a task. You can remove a channel in your profile any time.',
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
      act: 'Complete the action with the connected channel. If the task gives a comment text, use it exactly.',
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
      ended: { name: 'In review', text: 'You marked it as done; we’re verifying it.' },
      approved: { name: 'Approved', text: 'The reward is in your task earnings.' },
      rejected: { name: 'Declined', text: 'We couldn’t verify the action, so no reward was paid.' },
      expired: { name: 'Expired', text: 'You didn’t mark it as done in time. You can take another task.' },
    },
    reasons: {
      title: 'Why tasks are declined',
      channel: 'You used a different channel.',
      hidden: 'Your subscriptions are private.',
      undone: 'You undid the action before we verified it.',
      early: 'You marked it as done too early, e.g. before the video ended.',
    },
  },
  rewards: {
    title: 'How to use rewards',
    lead: 'Task earnings are separate from your balance. Move them to your balance or withdraw them.',
    where: {
      title: 'Where your rewards are',
      text: 'Rewards go to your task earnings, separate from your balance. You can see each one in Finances.',
    },
    spend: {
      title: 'Pay for orders',
      text: 'Move any part of your task earnings to your balance and use it for orders.',
      note: 'Money moved to your balance can’t be withdrawn. Move only what you want to spend.',
    },
    withdraw: {
      title: 'Withdraw',
      method: 'Open the withdrawal page and choose a payout method.',
      amount: 'Enter the amount and account details. You see the fee and what you’ll receive.',
      wait: 'Submit the request and track its status.',
      note: 'Each payout method has its own limits. Double-check the account number: payments to a wrong account can rarely be recovered.',
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
      question: 'My task was declined but I did it. What now?',
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
        'No. Customers pay for lasting results, and accounts that undo actions can lose access to tasks.',
    },
  },
} as const;
