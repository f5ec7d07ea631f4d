import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, messageOf } from '../../../shared/api/api-error.ts';
import { fieldsOf } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { paths } from '../../../shared/paths.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { Stack } from '../../../shared/style/chakra.tsx';
import { carriedEmail } from '../carried-email.ts';
import { usePause } from '../use-pause.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { PausingSubmit } from './pausing-submit.tsx';

const { TextField } = fieldsOf<{ email: string }>();
const loadSchema = async () => (await import('../password-reset-schema.ts')).resetRequestSchema;

/** Asks for the e-mail whose password was forgotten, and says where to look then. */
export function ResetRequestForm() {
  const [sentTo, setSentTo] = useState<string>();
  const [startsEmpty, setStartsEmpty] = useState(false);
  const pause = usePause();
  const { state } = useLocation() as { state: unknown };
  useWarmUp(async () => {
    await Promise.all([loadSchema(), import('@hookform/resolvers/zod'), import('../mailed-links.ts')]);
  });

  const submit = async ({ email }: { email: string }) => {
    if (pause.secondsLeft > 0) return;
    try {
      const { askForPasswordReset } = await import('../mailed-links.ts');
      await askForPasswordReset(email);
      setSentTo(email);
      setStartsEmpty(true);
    } catch (error) {
      toastError(messageOf(error, 'The reset link could not be sent. Please try again.'));
      if (error instanceof ApiError && error.retryAfterSeconds) pause.begin(error.retryAfterSeconds);
    }
  };

  if (sentTo !== undefined) {
    return (
      <AuthCard
        short
        title="Check your inbox"
        intro={`If ${sentTo} has an account, a link for choosing a new password is on its way. It works once, for one hour.`}
        focusTitle
      >
        <Stack gap="3">
          <ButtonLink to={paths.login} state={state}>
            Back to Sign In
          </ButtonLink>
          <Button variant="outline" onClick={() => setSentTo(undefined)}>
            Use another email
          </Button>
        </Stack>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      short
      title="Reset Password"
      intro="We will mail you a link for choosing a new password."
      below={
        <>
          Remembered it?{' '}
          <AuthLink to={paths.login} state={state}>
            Back to Sign In
          </AuthLink>
        </>
      }
    >
      <Form
        schema={loadSchema}
        defaults={{ email: startsEmpty ? '' : carriedEmail(state) }}
        leaving="free"
        onSubmit={submit}
      >
        <TextField name="email" label="Email" required type="email" autoComplete="email" />
        <PausingSubmit label="Send reset link" loadingText="Sending..." secondsLeft={pause.secondsLeft} />
      </Form>
    </AuthCard>
  );
}
