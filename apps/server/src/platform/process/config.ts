import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { keptSecretKey } from '../secrets/kept-secret-key.ts';
import { readArguments, type Service } from './read-arguments.ts';
import { StartupProblem } from './startup-problem.ts';

const wholeNumber = (from: number, to: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to));
const onOff = z.enum(['0', '1']).transform((value) => value === '1');
const url = (protocol: RegExp) => z.url({ protocol });
const origin = url(/^https?$/).transform((text) => new URL(text).origin);
const networkList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((networks) => networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)));

const dnsServers = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((servers) =>
    servers.every((server) => /^(\[[\da-f:.]+\]|[\d.]+)(:\d{1,5})?$/i.test(server) || ipaddr.isValid(server)),
  );

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 500).default(4),
  DATABASE_PATIENCE: wholeNumber(1, 20).default(1),
  DATA_DIR: z.string().default('./.data'),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(/^[^\r\n]*@[^\r\n]*$/)
    .optional(),
  DEMO: onOff.optional(),
  DEMO_PUBLIC: onOff.default(false),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  TRUSTED_PROXIES: networkList.default([]),
  FORWARDED_HOST: onOff.default(false),
  STORAGE_URL: url(/^s3(\+http)?$/).optional(),
  ALLOW_LOOPBACK_FETCH: onOff.default(false),
  CUSTOM_CODE: onOff.default(true),
  SANDBOX_PAYMENTS: onOff.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RDAP_URL: origin.default('https://rdap.org'),
  DNS_SERVERS: dnsServers.default([]),
  SIMULATOR_SPEED: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().positive().max(100_000))
    .default(1),
});

/** What each variable must be; the end of the error message. */
const requirements: Record<keyof z.infer<typeof variables>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or address to listen on',
  DATABASE_URL: 'a PostgreSQL address such as postgres://user:password@host:5432/database',
  DATABASE_POOL_SIZE: 'a whole number from 1 to 500',
  DATABASE_PATIENCE: 'a whole number from 1 to 20',
  DATA_DIR: 'a directory',
  PUBLIC_URL: 'an address such as https://panel.example',
  API_URL: 'an address such as https://api.panel.example',
  SECRET_KEY: 'at least 32 characters long',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  MAIL_FROM: 'one mail address, such as Panel <no-reply@panel.example>',
  DEMO: '1 or 0',
  DEMO_PUBLIC: '1 or 0',
  METRICS_PORT: 'a port number from 0 to 65535',
  METRICS_TOKEN: 'at least 16 characters long',
  NODE_ENV: 'production, development or test',
  TRUSTED_PROXIES: 'a list of addresses or networks, such as 10.0.0.0/8, 192.0.2.7',
  FORWARDED_HOST: '1 or 0',
  STORAGE_URL: 'an address such as s3://key:secret@host/bucket?region=eu-central-1',
  ALLOW_LOOPBACK_FETCH: '1 or 0',
  CUSTOM_CODE: '1 or 0',
  SANDBOX_PAYMENTS: '1 or 0',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  RDAP_URL: 'an address such as https://rdap.org',
  DNS_SERVERS: 'a list of addresses, such as 192.0.2.53, [2001:db8::53]:53',
  SIMULATOR_SPEED: 'a number above 0, such as 1 or 60',
};

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** How many times longer than usual to wait for the database, on a machine that is slow or shared. */
  readonly databasePatience: number;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly apiUrl: string | undefined;
  readonly secretKey: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly demo: boolean;
  /** The demo's accounts, whose passwords everyone knows, may be reached from other machines. */
  readonly demoPublic: boolean;
  /** On 127.0.0.1; absent: none. */
  readonly metricsPort: number | undefined;
  readonly metricsToken: string | undefined;
  readonly nodeEnv: 'production' | 'development' | 'test';
  readonly development: boolean;
  readonly trustedProxies: readonly string[];
  /** Whether trusted proxies name the visitor's host in `X-Forwarded-Host`. */
  readonly forwardedHost: boolean;
  readonly storageUrl: string | undefined;
  readonly allowLoopbackFetch: boolean;
  readonly customCode: boolean;
  readonly sandboxPayments: boolean;
  readonly logLevel: string;
  readonly simulatorSpeed: number;
  /** Tells where each top level domain's registry answers. */
  readonly rdapUrl: string;
  /** Empty: those of the machine. */
  readonly dnsServers: readonly string[];
  readonly services: readonly Service[];
}

/** The only place that reads environment variables and the command line. */
export async function readConfig(
  environment: Record<string, string | undefined>,
  commandLine: readonly string[],
): Promise<Config> {
  const values = readVariables(environment);
  const { development, services } = readArguments(commandLine);
  const dataDir = path.resolve(values.DATA_DIR);
  const nodeEnv = development ? 'development' : values.NODE_ENV;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const demo = values.DEMO ?? values.DATABASE_URL === undefined;
  return Object.freeze({
    port: values.PORT,
    // Only a production server with its own database listens on all addresses by default.
    host: values.HOST ?? (nodeEnv === 'production' && values.DATABASE_URL ? '0.0.0.0' : 'localhost'),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databasePatience: values.DATABASE_PATIENCE,
    dataDir,
    publicUrl,
    apiUrl: values.API_URL,
    secretKey: values.SECRET_KEY ?? (await keptSecretKey(dataDir)),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    demo,
    demoPublic: values.DEMO_PUBLIC,
    metricsPort: values.METRICS_PORT,
    metricsToken: values.METRICS_TOKEN,
    nodeEnv,
    development: nodeEnv === 'development',
    trustedProxies: Object.freeze(values.TRUSTED_PROXIES),
    forwardedHost: values.FORWARDED_HOST,
    storageUrl: values.STORAGE_URL,
    allowLoopbackFetch: values.ALLOW_LOOPBACK_FETCH,
    customCode: values.CUSTOM_CODE,
    // Off by default in production without demo data: sandbox money must not reach real customers.
    sandboxPayments: values.SANDBOX_PAYMENTS ?? (demo || nodeEnv !== 'production'),
    logLevel: values.LOG_LEVEL,
    simulatorSpeed: values.SIMULATOR_SPEED,
    rdapUrl: values.RDAP_URL,
    dnsServers: Object.freeze(values.DNS_SERVERS),
    services,
  });
}

function readVariables(environment: Record<string, string | undefined>): z.infer<typeof variables> {
  // `PORT=` in an env file means "not set", as operators expect.
  const set = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = variables.safeParse(Object.fromEntries(set.map(([name, value]) => [name, value?.trim()])));
  if (result.success) return result.data;
  // The message does not contain the value, because it may hold a password.
  const name = String(result.error.issues[0]?.path[0]) as keyof typeof requirements;
  throw new StartupProblem(`The environment variable ${name} must be ${requirements[name]}.`);
}
