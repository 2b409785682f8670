import { type LoggerOptions, stdSerializers } from 'pino';
import { loggedAddress } from './logged-address.ts';

const hidden = '[redacted]';

const secretWords =
  'passw(?:or)?d|passphrase|secret|token|authorization|cookie|credential|signature|(?:api|access|private)[-_]?key|captcha[-_]?response|recovery[-_]?code';
const secretKey = new RegExp(
  `${secretWords}|(?:^|[-_]|credit|debit|payment)cards?(?![a-z])|card[-_]?number|^(?:card\\w*|cvc|cvv|iban|pin|pwd|auth|key|t?otp)$`,
  'i',
);

/** Secrets inside text: URLs with passwords or tokens, headers, and JSON or forms quoted in a message. */
const secretsInText: readonly [RegExp, string][] = [
  [/(\/\/[^\s/:@"'\\]*:)[^\s/@"'\\]+@/g, `$1${hidden}@`],
  [/\b(Bearer|Basic)\s+[\w.~+/=:-]{6,}/gi, `$1 ${hidden}`],
  [
    new RegExp(`((?<![\\w.-])[\\w.-]{0,64}(?:${secretWords})[\\w.-]{0,64}(?:=|%3D))[^&\\s"'\\\\<>#]+`, 'gi'),
    `$1${hidden}`,
  ],
  [
    /((?:[?&#]|%3F|%26)[\w.-]{0,64}(?:token|secret|key|code|auth|otp|sig|hash)(?:=|%3D))[^&\s"'\\<>#]+/gi,
    `$1${hidden}`,
  ],
  [new RegExp(`("[\\w.-]{0,64}(?:${secretWords})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi'), `$1"${hidden}"`],
  [
    new RegExp(
      `(\\\\"(?:key|[\\w.-]{0,64}(?:${secretWords}))\\\\"\\s*:\\s*\\\\")(?:[^"\\\\]|\\\\\\\\(?:\\\\.|[^\\\\]))*`,
      'gi',
    ),
    `$1${hidden}`,
  ],
];

const maxDepth = 8;
const maxValues = 2000;

/** A JSON-safe copy in which every value with a secret's name is hidden, at any depth. */
export function redact(value: unknown): unknown {
  return copy(value, 0, { left: maxValues });
}

function copy(value: unknown, depth: number, budget: { left: number }): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  budget.left -= 1;
  if (depth > maxDepth || budget.left < 0) return '[cut]';
  if (value instanceof Error) return fields(stdSerializers.err(value), depth, budget);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1, budget));
  if (value instanceof Map) return fields(Object.fromEntries(value), depth, budget);
  if ('toJSON' in value && typeof value.toJSON === 'function') return copy(value.toJSON(), depth + 1, budget);
  return fields(value, depth, budget);
}

function fields(object: object, depth: number, budget: { left: number }): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    result[key] = secretKey.test(key) && value != null ? hidden : copy(value, depth + 1, budget);
  }
  return result;
}

/** Requests and replies are large objects: only these properties are logged. */
const serializers: NonNullable<LoggerOptions['serializers']> = {
  req: (request) => ({
    method: request.method,
    url: loggedAddress({
      url: request.url,
      pattern: request.routeOptions?.url,
      params: request.params,
    }),
    host: request.siteHost,
    remoteAddress: request.ip,
  }),
  res: (reply) => ({ statusCode: reply.statusCode }),
  // Already copied and redacted at this point.
  err: (error) => error,
};

function redactFields(object: Record<string, unknown>): Record<string, unknown> {
  const { req, res, ...rest } = object;
  const result = fields(rest, 0, { left: maxValues });
  if (req !== undefined) result.req = req;
  if (res !== undefined) result.res = res;
  return result;
}

/** For every logger's options: fields are redacted by name, then the finished line by pattern. */
export const logRedaction = {
  serializers,
  formatters: { log: redactFields },
  hooks: { streamWrite: redactText },
} satisfies LoggerOptions;

/** A quick test with a part of every pattern above; most lines match none and skip the six replacements. */
const suspicious =
  /@|bearer|basic|passw|passphrase|secret|token|auth|cookie|credential|signature|key|captcha|recovery|(?:code|otp|sig|hash)(?:=|%3d)/i;

/** Hides the secrets inside a text. */
export function redactText(line: string): string {
  if (!suspicious.test(line)) return line;
  let redacted = line;
  for (const [pattern, replacement] of secretsInText) redacted = redacted.replace(pattern, replacement);
  return redacted;
}
