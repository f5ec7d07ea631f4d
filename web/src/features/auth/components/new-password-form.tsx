import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api-error.ts';
import { SubmitButton } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { paths } from '../../../shared/paths.ts';
import { toastSuccess } from '../../../shared/state/toasts.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const loadSchema = async () => (await import('../password-reset-schema.ts')).newPasswordSchema;

/** Chooses a new password with the `code` of the mail, and leads to signing in with it. */
export function NewPasswordForm({ code }: { code: string }) {
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();

  const submit = async ({ password }: { password: string }) => {
    setProblem(undefined);
    try {
      const { resetPassword } = await import('../mailed-links.ts');
      await resetPassword(code, password);
      toastSuccess('Password changed. Please sign in with the new one.');
      await navigate(paths.login, { replace: true });
    } catch (error) {
      setProblem(messageOf(error, 'The password could not be changed. Please try again.'));
    }
  };

  return (
    <AuthCard
      title="Choose a new password"
      intro="Afterwards you sign in with it. Every other session of yours ends."
      below={<AuthLink to={paths.passwordReset}>Request a new link</AuthLink>}
    >
      <Form schema={loadSchema} defaults={{ password: '', confirmPassword: '' }} leaving="free" onSubmit={submit}>
        <NewPasswordFields />
        <FormProblem text={problem} />
        <SubmitButton wide marginTop="2" loadingText="Saving...">
          Save new password
        </SubmitButton>
      </Form>
    </AuthCard>
  );
}
