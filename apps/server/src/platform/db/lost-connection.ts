/** PostgreSQL has ended the session or is not there: shutdown, crash, recovery, idle limits. */
const sqlStates = /^(08...|57P0[1235]|25P03)$/;

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The database client knows these failures only by their text. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded|The database does not answer)/;

const maxDepth = 4;

/**
 * True when the database could not be asked, or its answer did not arrive: a change that was under way may
 * or may not stand. It is never repeated by itself; callers repeat it under their idempotency key.
 */
export function isLostConnection(error: unknown): boolean {
  return causes(error).some(({ code, message }) => {
    const known = typeof code === 'string' ? code : '';
    return sqlStates.test(known) || socketCodes.has(known) || messages.test(message);
  });
}

/** The error, what caused it, what caused that … */
function causes(error: unknown): (Error & { code?: unknown })[] {
  const found: Error[] = [];
  for (let cause = error; cause instanceof Error && found.length < maxDepth; cause = cause.cause)
    found.push(cause);
  return found;
}
