/** The configuration that features may read. */
export interface Environment {
  /** Scheme, host and port of the root panel; other panels differ only in the host. */
  publicUrl: string;
  /** Whether the built-in payment page accepts sandbox money. */
  sandboxPayments: boolean;
  /** How many times faster than real time the simulator delivers. */
  simulatorSpeed: number;
  /** Where domain names are looked up: the registries' directory, and name servers; none: the machine's. */
  domains: { rdapUrl: string; dnsServers: readonly string[] };
}
