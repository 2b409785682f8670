import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { responseSchema } from './response-schema.ts';

/** The answer as it is sent: text in the described shape, or the answer itself when it needs no writing. */
export type AnswerWriter = (answer: unknown, reply: FastifyReply) => unknown;

/**
 * Writes the answers of one endpoint. Compiled at the first answer: a panel has hundreds of endpoints, and compiling
 * all of them would take most of its start and memory that most of them never use.
 */
export function answerWriter(response: z.ZodType): AnswerWriter {
  let write: ((answer: object) => string) | undefined;
  return (answer, reply) => {
    if (typeof answer !== 'object' || answer === null || answer instanceof Uint8Array) return answer;
    if (reply.statusCode !== 200) return answer;
    write ??= reply.compileSerializationSchema(responseSchema(response)) as (answer: object) => string;
    if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
    return write(answer);
  };
}
