/** On phones the button goes below the text: beside it, the text would be a few letters wide. */
export const stackedOnPhones =
  'max-tablet:[&>div:first-child]:flex-col max-tablet:[&>div:first-child]:gap-3 max-tablet:[&>div:first-child>div]:basis-auto';
