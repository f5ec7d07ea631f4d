import { useSearchParams } from 'react-router-dom';
import { EmailProof } from '../../features/auth/components/email-proof.tsx';
import { InvalidLink } from '../../features/auth/components/invalid-link.tsx';
import { NewPasswordForm } from '../../features/auth/components/new-password-form.tsx';

/**
 * `/account-action`: where the mails of the identity service lead, with what to do and a code in the query
 * (https://firebase.google.com/docs/auth/custom-email-handler).
 */
export function AccountActionRoute() {
  const [search] = useSearchParams();
  const code = search.get('oobCode');
  if (!code) return <InvalidLink />;
  switch (search.get('mode')) {
    case 'resetPassword':
      return <NewPasswordForm code={code} />;
    case 'verifyEmail':
      return <EmailProof code={code} />;
    case 'recoverEmail':
      return <EmailProof code={code} use="takeBack" />;
    default:
      return <InvalidLink />;
  }
}
