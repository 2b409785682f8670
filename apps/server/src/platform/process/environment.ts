/** What verbs may know of how this installation was started. */
export interface Environment {
  /** Scheme, host and port of the root panel; other panels differ in the host alone. */
  publicUrl: string;
  /** Whether the built-in payment page may take pretended money. */
  sandboxPayments: boolean;
  /** How many times faster than life the simulator delivers. */
  simulatorSpeed: number;
}
