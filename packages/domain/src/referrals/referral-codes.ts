const mostCodes = 20;

/** The codes that came with a visit, oldest first, as the cookie joins them. What cannot be a code is left out. */
export function readReferralCodes(text: string | null | undefined): string[] {
  const codes = (text ?? '').split(',').map((code) => code.trim().toLowerCase());
  return [...new Set(codes.filter((code) => /^[a-z0-9]{6,40}$/.test(code)))].slice(0, mostCodes);
}

interface Bearer {
  id: bigint;
  code: string;
  /** Proven or claimed. */
  email: string | null;
}

/**
 * Who is rewarded: the bearer of the first code, for whoever sent the visitor first has won them
 * (docs/decisions/0041). Nobody refers the owner of their own address.
 */
export function chooseReferrer(
  codes: readonly string[],
  bearers: readonly Bearer[],
  email: string | null,
): bigint | undefined {
  const byCode = new Map(bearers.map((bearer) => [bearer.code, bearer]));
  for (const code of codes) {
    const bearer = byCode.get(code);
    if (bearer && (email === null || bearer.email?.toLowerCase() !== email.toLowerCase())) return bearer.id;
  }
  return undefined;
}
