import type { IncomingMessage } from 'node:http';

/**
 * HEAD runs the route of GET. Node made the response for a HEAD request before this, so it sends no body. Without it
 * Fastify would keep a second route for every GET.
 */
export function headAsGet(request: IncomingMessage): void {
  if (request.method === 'HEAD') request.method = 'GET';
}
