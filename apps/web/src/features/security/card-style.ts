/** On phones the button stands below the words: beside them it would leave them a column of a few letters. */
export const stackedOnPhones = 'max-tablet:[&>div:first-child]:flex-col max-tablet:[&>div:first-child]:gap-3';
