/** Pages whose text an operator writes. */
export const textPages = ['terms', 'privacy', 'refunds', 'contact'] as const;
export type TextPage = (typeof textPages)[number];
