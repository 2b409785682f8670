/** A person as a provider vouches for them. */
export interface SocialPerson {
  /** The provider's own id: the only thing that never changes hands. */
  subject: string;
  name: string;
  email: string | undefined;
  /** Only if the provider says so itself. */
  emailIsVerified: boolean;
  /** For people to tell their accounts apart: a user name or an address. */
  label: string | null;
}

/** A panel's registration with a provider. Absent addresses are the provider's own. */
export interface SocialConfig {
  clientId: string;
  secret: string;
  addresses: Readonly<Partial<Record<'issuer' | 'authorize' | 'token' | 'graph', string>>>;
}

/** The secrets of one visit to a provider, and where it is to send the visitor back to. */
export interface Visit {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
}

/** Sign-in by a visit to the provider, who sends the visitor back with a code. */
export interface CodeFlow {
  departure(config: SocialConfig, visit: Visit): Promise<URL>;
  /** Throws unless everything about the answer is right. */
  arrive(config: SocialConfig, visit: Visit, answer: Record<string, string>): Promise<SocialPerson>;
}
