import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { PasswordInput } from '../../../shared/ui/password-input.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { usePause } from '../use-pause.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { GoogleButton } from './google-button.tsx';
import { PausingSubmit } from './pausing-submit.tsx';

const loadSchema = async () => (await import('../login-schema.ts')).loginSchema;

/** Sign-in with e-mail and password or through Google; where to go then is the route's business. */
export function LoginForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '', password: '' },
    resolver: lazyZodResolver(loadSchema),
  });
  const { errors, isSubmitting } = formState;
  const { state } = useLocation() as { state: unknown };
  useWarmUp(async () => {
    await Promise.all([loadSchema(), import('@hookform/resolvers/zod'), import('../sign-in.ts')]);
    await (await import('../../../shared/firebase/auth.ts')).startAuth();
  });

  const pause = usePause();
  const [inMailbox, setInMailbox] = useState<string>();
  const submit = handleSubmit(async (credentials) => {
    if (pause.secondsLeft > 0) return;
    const { signInWithPassword } = await import('../sign-in.ts');
    const result = await signInWithPassword(credentials);
    setInMailbox(result.signedIn ? undefined : result.inMailbox);
    if (!result.signedIn && result.waitSeconds) pause.begin(result.waitSeconds);
  });

  return (
    <AuthCard
      title={authText.loginTitle}
      intro="Good to see you again."
      below={
        <>
          {authText.noAccount}{' '}
          <AuthLink to={paths.register} state={state}>
            {authText.toRegister}
          </AuthLink>
        </>
      }
    >
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Password" required error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <chakra.p textAlign="right" marginTop="-3.5" marginBottom="-3.5" fontSize="sm">
          <TextLink to={paths.passwordReset} state={state} display="inline-block" paddingY="3">
            {authText.forgotPassword}
          </TextLink>
        </chakra.p>
        {inMailbox !== undefined && <FormProblem text={inMailbox} />}
        <PausingSubmit
          label={authText.login}
          busy={isSubmitting}
          busyLabel={authText.loggingIn}
          secondsLeft={pause.secondsLeft}
        />
      </chakra.form>
      <GoogleButton />
    </AuthCard>
  );
}
