/** Where people can be reached besides e-mail. */
export const messengerKinds = [
  'skype',
  'telegram',
  'whatsapp',
  'facebook',
  'wechat',
  'instagram',
  'phone',
] as const;

export type MessengerKind = (typeof messengerKinds)[number];
