/** Empty: the other languages are compared with English. */
export const loanWords = [];
