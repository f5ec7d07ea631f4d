import { Navigate, useLocation } from 'react-router-dom';
import { RegisterForm } from '../../features/auth/components/register-form.tsx';
import { useSession } from '../../shared/state/session.ts';
import { originOf } from '../guards/origin.ts';

/** `/register`: creates an account and goes on to the dashboard, or to where the visitor was going. */
export function RegisterRoute() {
  const signedIn = useSession((state) => state.status === 'signedIn');
  const { state } = useLocation() as { state: unknown };
  if (signedIn) return <Navigate to={originOf(state)} replace />;
  return <RegisterForm />;
}
