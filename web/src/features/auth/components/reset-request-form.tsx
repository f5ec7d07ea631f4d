import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { ApiError, messageOf } from '../../../shared/api/api-error.ts';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { paths } from '../../../shared/paths.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Stack } from '../../../shared/ui/layout.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { usePause } from '../use-pause.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { PausingSubmit } from './pausing-submit.tsx';

const loadSchema = async () => (await import('../password-reset-schema.ts')).resetRequestSchema;

/** Asks for the e-mail whose password was forgotten, and says where to look then. */
export function ResetRequestForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
    resolver: lazyZodResolver(loadSchema),
  });
  const { errors, isSubmitting } = formState;
  const [sentTo, setSentTo] = useState<string>();
  const pause = usePause();
  const { state } = useLocation() as { state: unknown };
  useWarmUp(async () => {
    await Promise.all([loadSchema(), import('@hookform/resolvers/zod'), import('../mailed-links.ts')]);
  });

  const submit = handleSubmit(async ({ email }) => {
    if (pause.secondsLeft > 0) return;
    try {
      const { askForPasswordReset } = await import('../mailed-links.ts');
      await askForPasswordReset(email);
      setSentTo(email);
    } catch (error) {
      toastError(messageOf(error, authText.resetFailed));
      if (error instanceof ApiError && error.retryAfterSeconds) pause.begin(error.retryAfterSeconds);
    }
  });

  if (sentTo !== undefined) {
    return (
      <AuthCard title={authText.resetSentTitle} intro={authText.resetSent(sentTo)} focusTitle>
        <Stack gap="3">
          <ButtonLink to={paths.login} state={state}>
            {authText.backToLogin}
          </ButtonLink>
          <Button look="outline" onClick={() => setSentTo(undefined)}>
            {authText.resetAgain}
          </Button>
        </Stack>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={authText.resetTitle}
      intro={authText.resetIntro}
      below={
        <>
          {authText.remembered}{' '}
          <AuthLink to={paths.login} state={state}>
            {authText.backToLogin}
          </AuthLink>
        </>
      }
    >
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <PausingSubmit
          label={authText.resetSend}
          busy={isSubmitting}
          busyLabel={authText.resetSending}
          secondsLeft={pause.secondsLeft}
        />
      </chakra.form>
    </AuthCard>
  );
}
