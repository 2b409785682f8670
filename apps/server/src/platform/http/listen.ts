import type { FastifyInstance } from 'fastify';
import type { Closing } from '../process/closing.ts';
import type { Config } from '../process/config.ts';
import { StartupProblem } from '../process/startup-problem.ts';

export async function listen(
  server: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
  closing: Closing,
): Promise<void> {
  const listening = server.listen({ host, port });
  // `localhost` has two addresses; closing before both are bound would end the process.
  closing.addStop(() => listening.catch(() => undefined).then(() => server.close()));
  await listening.catch((error) => {
    throw explainListenError(error, { host, port });
  });
}

function explainListenError(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Error {
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
