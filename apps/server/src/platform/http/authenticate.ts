import type { FastifyRequest } from 'fastify';
import type { Actor, Panel } from '../context.ts';

/** Who is calling, decided by the session feature; platform only asks. */
export type Authenticate = (request: FastifyRequest, panel: Panel) => Promise<Actor>;

export const everyoneIsGuest: Authenticate = async () => ({ kind: 'guest' });
