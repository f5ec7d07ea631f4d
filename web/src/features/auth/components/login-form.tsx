import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { carriedEmail } from '../carried-email.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { PausingSubmit } from './pausing-submit.tsx';
import { usePause } from '../use-pause.ts';
import { FieldsRefused } from '../../../shared/api/api-error.ts';
import { fieldsOf } from '../../../shared/form/form-parts.tsx';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { paths } from '../../../shared/paths.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { chakra, HStack } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';

const { TextField, PasswordField } = fieldsOf<{ email: string; password: string }>();
const loadSchema = async () => (await import('../login-schema.ts')).loginSchema;

/** Sign-in with e-mail and password or through Google; where to go then is the route's business. */
export function LoginForm() {
  const { state } = useLocation() as { state: unknown };
  useWarmUp(async () => {
    await Promise.all([loadSchema(), import('@hookform/resolvers/zod'), import('../sign-in.ts')]);
    await (await import('../../../shared/firebase/auth.ts')).startAuth();
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
        <TextField name="email" label="Email" required type="email" autoComplete="email" />
        <PasswordField name="password" label="Password" required autoComplete="current-password" />
        <ForgottenPassword />
        {inMailbox !== undefined && <FormProblem text={inMailbox} />}
        <PausingSubmit label="Sign In" loadingText="Signing in..." secondsLeft={pause.secondsLeft} />
      </Form>
      <GoogleButton />
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

/** "or", and the way in through Google. */
export function GoogleButton() {
  const [busy, setBusy] = useState(false);

  const signIn = async () => {
    setBusy(true);
    try {
      const { signInThroughGoogle } = await import('../sign-in.ts');
      await signInThroughGoogle();
    } catch {
      toastError(authText.googleFailed);
    }
    setBusy(false);
  };

  return (
    <>
      <HStack gap="3" marginY="5" textStyle="hint">
        <chakra.span flex="1" height="1px" bg="line" />
        or
        <chakra.span flex="1" height="1px" bg="line" />
      </HStack>
      <Button variant="outline" wide loading={busy} onClick={() => void signIn()}>
        <svg viewBox="0 0 48 48" aria-hidden>
          <path
            fill="#4285f4"
            d="M46 24.5c0-1.6-.1-2.8-.4-4H24v7.3h12.6c-.3 2-1.7 5.1-4.8 7.2l7.1 5.5C43.4 36.5 46 31 46 24.5z"
          />
          <path
            fill="#34a853"
            d="M24 47c6.200 0 11.400-2 15.200-5.500L32 36c-2 1.400-4.600 2.300-8 2.300-6.100 0-11.200-4-13-9.500l-7.400 5.700C7.300 41.900 15 47 24 47z"
          />
          <path fill="#fbbc05" d="M11 28.800a14 14 0 0 1 0-9.100l-7.400-5.800a23 23 0 0 0 0 20.600z" />
          <path
            fill="#ea4335"
            d="M24 10.200c4.300 0 7.200 1.900 8.900 3.400l6.500-6.300C35.400 3.500 30.200 1 24 1 15 1 7.300 6.100 3.600 13.900L11 19.700c1.800-5.500 6.900-9.500 13-9.500z"
          />
        </svg>
        Continue with Google
      </Button>
    </>
  );
}
