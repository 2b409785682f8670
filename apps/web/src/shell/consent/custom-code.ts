import { pathSegments } from '@marquee/domain/routes/localized-path.ts';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { pageNonce } from '../../lib/page-state.ts';

/** Pages with passwords, documents, keys or payments: a panel's custom code never runs there. */
const guardedPaths = [
  ...[
    'login',
    'register',
    'setup',
    'password',
    'email',
    'unsubscribe',
    'impersonate',
    'user-widget-auth',
    'utils',
  ],
  ...['profile', 'security', 'account-management', 'api', 'webhooks', 'card-verification'],
  ...['orders/create', 'order-status', 'add-funds', 'invoices', 'linked-cards', 'withdrawal'],
  'admin',
];

let hasRun = false;

export function isGuardedPath(path: string): boolean {
  const trimmed = pathSegments(path).join('/');
  return guardedPaths.some((start) => trimmed === start || trimmed.startsWith(`${start}/`));
}

/** Code that ran on one page stays in the document, so a guarded page starts with a fresh document. */
export function useCustomCode(code: string): void {
  const isGuarded = isGuardedPath(useLocation().pathname);
  useLayoutEffect(() => {
    if (code.trim() === '') return;
    if (!isGuarded) runCustomCode(code);
    else if (hasRun) window.location.reload();
  }, [code, isGuarded]);
}

function runCustomCode(code: string): void {
  if (hasRun) return;
  hasRun = true;
  const script = document.createElement('script');
  script.nonce = pageNonce();
  script.textContent = code;
  // An inline script runs, or fails to parse, while it is appended.
  window.addEventListener('error', reportInvalid);
  document.head.append(script);
  window.removeEventListener('error', reportInvalid);
}

function reportInvalid(event: ErrorEvent): void {
  if (!(event.error instanceof SyntaxError)) return;
  event.preventDefault();
  console.error('Custom code is not valid JavaScript');
}
