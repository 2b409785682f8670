/** Case, accents and width do not matter to someone who searches; the vowel signs of Hindi do. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
