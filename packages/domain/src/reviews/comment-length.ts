/** Characters of a customer’s review. */
export const maxCommentLength = 1000;
