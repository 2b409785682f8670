import type { FastifyRequest } from 'fastify';
import type { Actor, Panel } from '../../context.ts';
import type { Reply } from './reply.ts';

/** Who is calling, decided by the session feature; platform only asks. */
export type Authenticate = (request: FastifyRequest, panel: Panel) => Promise<Actor>;

/** A page may also be opened by cookie, and its answer may renew the cookies. */
export type AuthenticatePage = (request: FastifyRequest, panel: Panel, reply: Reply) => Promise<Actor>;

export const everyoneIsGuest: Authenticate = async () => ({ kind: 'guest' });
