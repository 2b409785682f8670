import { disposableDomains } from './disposable-domains.ts';

const listed = new Set(disposableDomains);

/** Whether the address, or a domain above its own, is one of the throwaway boxes. */
export function isDisposableMail(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => listed.has(labels.slice(index).join('.')));
}
