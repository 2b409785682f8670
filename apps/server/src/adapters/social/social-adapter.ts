/** A person as a provider vouches for them. */
export interface SocialPerson {
  /** The provider's own id, the only value that is never reassigned to someone else. */
  subject: string;
  name: string;
  email: string | undefined;
  /** True only if the provider says so. */
  emailIsVerified: boolean;
  /** For people to tell their accounts apart: a user name or an address. */
  label: string | null;
}

/** A panel's registration with a provider. Without addresses the provider's own are used. */
export interface SocialConfig {
  clientId: string;
  secret: string;
  addresses: Readonly<Partial<Record<'issuer' | 'authorize' | 'token' | 'graph', string>>>;
}

/** The secrets of one login attempt at a provider, and the address to return to. */
export interface Visit {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
}

/** Authorization code flow: the provider sends the visitor back with a code. */
export interface CodeFlow {
  departure(config: SocialConfig, visit: Visit): Promise<URL>;
  /** Throws unless the whole answer is valid. */
  arrive(config: SocialConfig, visit: Visit, answer: Record<string, string>): Promise<SocialPerson>;
}
