import { ResetRequestForm } from '../../features/auth/components/reset-request-form.tsx';

/** `/password-reset`: has a link for a new password mailed. */
export function PasswordResetRoute() {
  return <ResetRequestForm />;
}
