import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** An answer that is sent while it is made: a large file, or news for as long as somebody listens. */
export class Streamed {
  readonly body: Readable;
  readonly contentType: string;
  /** To be saved under; without one it is read in place. */
  readonly name: string | undefined;

  constructor(answer: { body: Readable; contentType: string; name?: string }) {
    this.body = answer.body;
    this.contentType = answer.contentType;
    this.name = answer.name;
  }
}

/** Streams may stay open for minutes: a process that is told to stop ends them. */
export function streamsOf(server: FastifyInstance) {
  const open = new Set<Readable>();
  server.addHook('preClose', async () => {
    for (const body of open) body.destroy();
  });
  return (reply: FastifyReply, { body, contentType, name }: Streamed): FastifyReply => {
    open.add(body);
    body.once('close', () => open.delete(body));
    if (name) reply.header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`);
    // Proxies must neither keep nor collect what is still being made.
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-accel-buffering', 'no')
      .type(contentType)
      .send(body);
  };
}
