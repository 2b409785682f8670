/** `captcha`: the key that checks solutions. `chat`: the key that signs who a visitor of the chat is. */
export const secretNames = ['captcha', 'chat'] as const;
export type SecretName = (typeof secretNames)[number];
