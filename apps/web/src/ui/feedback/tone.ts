export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

/** Text in the colour of its tone, readable on any surface. */
export const toneText: Record<Tone, string> = {
  neutral: 'text-ink-soft',
  primary: 'text-primary-text',
  info: 'text-info-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
};

/** A pale background for text of the same tone. */
export const toneGround: Record<Tone, string> = {
  neutral: 'bg-hover',
  primary: 'bg-primary-soft',
  info: 'bg-info-soft',
  success: 'bg-success-soft',
  warning: 'bg-warning-soft',
  danger: 'bg-danger-soft',
};

/** The pure colour, for dots, lines and bars; sets `currentColor`. */
export const toneColor: Record<Tone, string> = {
  neutral: 'text-ink-faint',
  primary: 'text-primary',
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};
