import { StartupProblem } from './startup-problem.ts';

const knownServices = ['web', 'worker'] as const;

export type Service = (typeof knownServices)[number];

/** `--services=web,worker` (the default: both) and `--dev`. */
export function readArguments(commandLine: readonly string[]): {
  development: boolean;
  services: readonly Service[];
} {
  let development = false;
  let services: readonly Service[] = knownServices;
  for (const argument of commandLine) {
    if (argument === '--dev') development = true;
    else if (argument.startsWith('--services='))
      services = readServices(argument.slice('--services='.length));
    else
      throw new StartupProblem(
        `The argument ${argument} is unknown: there are --services=web,worker and --dev.`,
      );
  }
  return { development, services };
}

function readServices(list: string): readonly Service[] {
  const names = list.split(',');
  const services = knownServices.filter((service) => names.includes(service));
  if (services.length === 0 || services.length !== new Set(names).size) {
    throw new StartupProblem('The argument --services must name web, worker or both, separated by a comma.');
  }
  return services;
}
