import { useSearchParams } from 'react-router';
import { NewPassword } from './new-password.tsx';
import { RequestReset } from './request-reset.tsx';

/** Without the mailed code it asks for the mail, with it for the new password. */
export function Page() {
  const [query] = useSearchParams();
  const email = query.get('email') ?? '';
  const code = query.get('code');
  return code ? <NewPassword email={email} code={code} /> : <RequestReset />;
}
