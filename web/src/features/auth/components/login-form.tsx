import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { carriedEmail } from '../carried-email.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { GoogleButton, OrDivider } from './google-button.tsx';
import { PausingSubmit } from './pausing-submit.tsx';
import { usePause } from '../use-pause.ts';
import { FieldsRefused } from '../../../shared/api/api-error.ts';
import { fieldsOf } from '../../../shared/form/form-parts.tsx';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';

const { TextField, PasswordField } = fieldsOf<{ email: string; password: string }>();
const loadSchema = async () => (await import('../login-schema.ts')).loginSchema;

/** Sign-in with e-mail and password or through Google; where to go then is the route's business. */
export function LoginForm() {
  const { state } = useLocation() as { state: unknown };
  useWarmUp(async () => {
    await Promise.all([loadSchema(), import('@hookform/resolvers/zod')]);
  });

  const pause = usePause();
  const [inMailbox, setInMailbox] = useState<string>();
  const submit = async (credentials: { email: string; password: string }) => {
    if (pause.secondsLeft > 0) return;
    const { signInWithPassword } = await import('../sign-in.ts');
    const result = await signInWithPassword(credentials);
    if (result.signedIn) return;
    setInMailbox(result.inMailbox);
    if (result.waitSeconds) pause.begin(result.waitSeconds);
    throw new FieldsRefused(result.refused);
  };

  return (
    <AuthCard
      short
      title="Sign In"
      intro="Good to see you again."
      below={
        <>
          Don't have an account?{' '}
          <AuthLink to={paths.register} state={state}>
            Create an account
          </AuthLink>
        </>
      }
    >
      <Form
        schema={loadSchema}
        defaults={{ email: carriedEmail(state), password: '' }}
        leaving="free"
        onSubmit={submit}
      >
        <GoogleButton />
        <OrDivider />
        <TextField name="email" label="Email" required type="email" autoComplete="email" />
        <PasswordField name="password" label="Password" required autoComplete="current-password" />
        <ForgottenPassword />
        {inMailbox !== undefined && <FormProblem text={inMailbox} />}
        <PausingSubmit label="Sign In" loadingText="Signing in..." secondsLeft={pause.secondsLeft} />
      </Form>
    </AuthCard>
  );
}

/** The way to a new password; what was typed as e-mail goes along. */
function ForgottenPassword() {
  const { state } = useLocation() as { state: object | null };
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' });
  return (
    <chakra.p textAlign="right" marginTop="-3.5" marginBottom="-3.5" fontSize="sm">
      <TextLink to={paths.passwordReset} state={{ ...state, email }} display="inline-block" paddingY="3">
        Forgot password?
      </TextLink>
    </chakra.p>
  );
}
