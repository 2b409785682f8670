interface Read<Value> {
  value: Value | undefined;
  /** What stood there is what is used; nothing at all is too. */
  isAsWritten: boolean;
}

/** A whole number brought between its bounds; what is no number counts as absent. */
export function readNumber(text: string | null, [lowest, highest]: [number, number]): Read<number> {
  if (!text) return { value: undefined, isAsWritten: true };
  const number = /^-?\d{1,30}(\.\d{1,30})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) return { value: undefined, isAsWritten: false };
  const value = Math.min(Math.max(Math.trunc(number), lowest), highest);
  return { value, isAsWritten: value === number };
}

const most = '1000000000';

/** An amount as exact text, at most eight decimals, never below nought. */
export function readPrice(text: string | null): Read<string> {
  if (!text) return { value: undefined, isAsWritten: true };
  const parts = /^(-?)0*(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (!parts) return { value: undefined, isAsWritten: false };
  const [, sign, whole = '', decimals = ''] = parts;
  if (sign) return { value: '0', isAsWritten: false };
  if (whole.length >= most.length) return { value: most, isAsWritten: text === most };
  const kept = decimals.slice(0, 8);
  return { value: kept ? `${whole}.${kept}` : whole, isAsWritten: kept === decimals };
}
