export const strengths = ['short', 'weak', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Only a hint while typing; the server decides. Length counts most, then the kinds of characters. */
export function passwordStrength(password: string): Strength {
  const length = [...password].length;
  if (length < 8) return 'short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const distinct = new Set(password.toLowerCase()).size;
  if (distinct < 5 || isSequence(password)) return 'weak';
  const score = length + kinds * 2 + Math.min(distinct, 12) / 2;
  if (score < 18) return 'weak';
  return score < 24 ? 'good' : 'strong';
}

/** `12345678`, `abcdefgh` and the like, upwards or downwards. */
function isSequence(password: string): boolean {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
