export const mail = {
  greeting: 'Hello {name},',
  greetingNameless: 'Hello,',
  buttonFallback: 'If the button does not work, open this address:',
  ignore: 'If you did not ask for this, you can ignore this message.',
  validFor: 'The link works once. Valid for: {duration}.',
  signature: 'Your {panel} team',
  reason: 'You get this message because this address has an account at {panel}.',
  unsubscribe: 'Unsubscribe',
} as const;
