import { useSearchParams } from 'react-router';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { NewPassword } from './new-password.tsx';
import { RequestReset } from './request-reset.tsx';

export const head: PageModule['head'] = ({ phrases }, { request }) => {
  const texts = phrases.current().account?.reset;
  const hasCode = new URL(request.url).searchParams.has('code');
  return { title: (hasCode ? texts?.newTitle : texts?.title) ?? '' };
};

/** Without the mailed code it asks for the mail, with it for the new password. */
export function Page() {
  const [query] = useSearchParams();
  const email = query.get('email') ?? '';
  const code = query.get('code');
  return code ? <NewPassword email={email} code={code} redirect={query.get('redirect')} /> : <RequestReset />;
}
