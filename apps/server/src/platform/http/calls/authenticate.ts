import type { FastifyRequest } from 'fastify';
import type { Actor, Panel } from '../../context.ts';
import type { Reply } from './reply.ts';

/** Identifies the caller; implemented by the sessions feature. */
export type Authenticate = (request: FastifyRequest, panel: Panel) => Promise<Actor>;

/** Pages are authenticated by cookie, and the answer may renew the cookies. */
export type AuthenticatePage = (request: FastifyRequest, panel: Panel, reply: Reply) => Promise<Actor>;

export const everyoneIsGuest: Authenticate = async () => ({ kind: 'guest' });
