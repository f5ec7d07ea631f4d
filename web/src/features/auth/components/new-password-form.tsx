import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api-error.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { paths } from '../../../shared/paths.ts';
import { toastSuccess } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { PasswordInput } from '../../../shared/ui/password-input.tsx';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';

const loadSchema = async () => (await import('../password-reset-schema.ts')).newPasswordSchema;

/** Chooses a new password with the `code` of the mail, and leads to signing in with it. */
export function NewPasswordForm({ code }: { code: string }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: lazyZodResolver(loadSchema),
  });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();

  const submit = handleSubmit(async ({ password }) => {
    setProblem(undefined);
    try {
      const { resetPassword } = await import('../mailed-links.ts');
      await resetPassword(code, password);
      toastSuccess(authText.newPasswordSaved);
      await navigate(paths.login, { replace: true });
    } catch (error) {
      setProblem(messageOf(error, authText.newPasswordFailed));
    }
  });

  return (
    <AuthCard
      title={authText.newPasswordTitle}
      intro={authText.newPasswordIntro}
      below={<AuthLink to={paths.passwordReset}>{authText.requestNewLink}</AuthLink>}
    >
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
        <Field label="Password" required error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm Password" required error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <FormProblem text={problem} />
        <Button type="submit" wide marginTop="2" busy={isSubmitting} busyLabel={authText.newPasswordSaving}>
          {authText.newPasswordSave}
        </Button>
      </chakra.form>
    </AuthCard>
  );
}
