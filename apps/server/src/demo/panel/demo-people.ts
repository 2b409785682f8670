export const demoPassword = 'marquee-demo';

export const demoPeople = [
  { email: 'customer@demo.localhost', name: 'Casey Customer', role: 'customer' },
  { email: 'operator@demo.localhost', name: 'Olive Operator', role: 'owner' },
] as const;

export const demoEmails: readonly string[] = demoPeople.map(({ email }) => email);
