/**
 * `text` without those of its last characters that `isOne` (a pattern for one character) matches. A pattern like `[…]+$` begins
 * again at each character of each run within the text: its cost grows with the square of the run.
 */
export const trimEndOf = (text: string, isOne: RegExp): string => {
  let end = text.length;
  while (end > 0 && isOne.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};
