import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { StartupProblem } from '../startup-problem.ts';

export async function listen(server: FastifyInstance, config: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, config);
  }
}

function explained(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupProblem(
        `Port ${port} is taken: stop what uses it, or choose another with PORT=3001 npm start.`,
      );
    case 'EACCES':
      return new StartupProblem(
        `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupProblem(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
