export const mail = {
  greeting: 'Hello {name},',
  greetingNameless: 'Hello,',
  buttonFallback: 'If the button does not work, open this address:',
  ignore: 'If you did not ask for this, you can ignore this message.',
  validFor: 'The link works once. Valid for: {duration}.',
  signature: 'Your {panel} team',
  reason: 'You get this message because this address has an account at {panel}.',
  unsubscribe: 'Unsubscribe',
  account: {
    welcome: {
      subject: 'Welcome to {panel}: please confirm your e-mail',
      title: 'Good to have you here',
      text: 'Your account at {panel} is ready. Confirm that this address is yours, so that you can always get back in and we can tell you about your orders.',
      action: 'Confirm e-mail',
    },
    alreadyRegistered: {
      subject: 'You already have an account at {panel}',
      title: 'You already have an account',
      text: 'Somebody, perhaps you, has just registered at {panel} with this address. It already belongs to your account, so nothing has changed. Sign in with your password, or ask for a new one on the same page.',
      action: 'Sign in',
    },
    verifyEmail: {
      subject: 'Confirm your e-mail for {panel}',
      title: 'Confirm your e-mail',
      text: 'Confirm that this address is yours, so that you can always get back into your account at {panel}.',
      action: 'Confirm e-mail',
    },
    passwordReset: {
      subject: 'New password for {panel}',
      title: 'Choose a new password',
      text: 'You asked for a new password for your account at {panel}. Setting it ends all open sessions.',
      action: 'Set a new password',
    },
  },
} as const;
