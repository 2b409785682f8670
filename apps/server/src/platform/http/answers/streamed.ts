import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A streamed answer: a large file, or live updates. */
export class Streamed {
  readonly body: Readable;
  readonly contentType: string;
  /** The file name of a download; without one it is shown inline. */
  readonly name: string | undefined;

  constructor(answer: { body: Readable; contentType: string; name?: string }) {
    this.body = answer.body;
    this.contentType = answer.contentType;
    this.name = answer.name;
  }
}

/**
 * Headers are sent by then, so the connection is cut: the client sees a file that did not end. Fastify logs
 * this only together with its own request lines, which are off.
 */
export function logStreamFailure(reply: FastifyReply, body: Readable): void {
  body.once('error', (err) => reply.log.error({ err }, 'a streamed answer failed'));
}

/** A file that is opened after all runs nothing and belongs to no site. */
export const downloadPolicy = "sandbox; default-src 'none'";

/** Streams may stay open for minutes, so they are closed when the server stops. */
export function createStreamSender(server: FastifyInstance) {
  const open = new Set<Readable>();
  server.addHook('preClose', async () => {
    for (const body of open) body.destroy();
  });
  return (reply: FastifyReply, { body, contentType, name }: Streamed): FastifyReply => {
    logStreamFailure(reply, body);
    open.add(body);
    body.once('close', () => open.delete(body));
    if (name)
      reply
        .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
        .header('content-security-policy', downloadPolicy);
    // Proxies must neither cache nor buffer a stream.
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-accel-buffering', 'no')
      .type(contentType)
      .send(body);
  };
}
