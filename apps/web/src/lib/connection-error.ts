/** No answer came: no connection, a server that is down, or something in between. Browsers say so in their own English. */
export class ConnectionError extends Error {
  constructor(cause?: unknown) {
    super('The server could not be reached', { cause });
    this.name = 'ConnectionError';
  }
}
