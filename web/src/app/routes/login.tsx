import { Navigate, useLocation } from 'react-router-dom';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { useSession } from '../../shared/state/session.ts';
import { originOf } from '../guards/origin.ts';

/** `/login`: signs in and goes on to where the visitor was going. */
export function LoginRoute() {
  const signedIn = useSession((state) => state.status === 'signedIn');
  const { state } = useLocation() as { state: unknown };
  if (signedIn) return <Navigate to={originOf(state)} replace />;
  return <LoginForm />;
}
