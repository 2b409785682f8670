/** Nothing: English is what the others are compared with. */
export const loanWords = [];
