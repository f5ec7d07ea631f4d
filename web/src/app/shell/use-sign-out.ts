import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

/** Signs out and returns to the landing page. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void import('../../features/auth/sign-out.ts').then(({ signOut }) => signOut()).then(() => navigate(paths.home));
  };
}
