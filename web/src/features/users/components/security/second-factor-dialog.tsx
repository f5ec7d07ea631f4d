import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf, refusedFields } from '../../../../shared/api/api-error.ts';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { fieldsOf, FormActions } from '../../../../shared/form/form-parts.tsx';
import { FormProblem } from '../../../../shared/form/form-problem.tsx';
import { toastSuccess } from '../../../../shared/state/toasts.ts';
import { Dialog } from '../../../../shared/ui/dialogs/dialog.tsx';
import { QueryView, Skeleton } from '../../../../shared/ui/lists/query-view.tsx';
import {
  beginSecondFactor,
  type FirstFactor,
  firstFactorOf,
  secondFactorQuery,
  switchOff,
} from '../../second-factor.ts';
import { ConfirmApp, type StartedEnrolment } from './confirm-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const { TextField, PasswordField } = fieldsOf<{ password: string; code: string }>();
const TITLE = 'Two-step sign-in';

interface SecondFactorDialogProps {
  profile: Pick<OwnProfile, 'provider'>;
  onClose: () => void;
}

/** Switches the second factor on, step by step, or off. */
export function SecondFactorDialog({ profile, onClose }: SecondFactorDialogProps) {
  const state = useQuery(secondFactorQuery);
  const [started, setStarted] = useState<StartedEnrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (started) return <ConfirmApp started={started} onConfirmed={setCodes} onClose={onClose} />;
  if (state.data) {
    return state.data.enabled_at === null ? (
      <Begin profile={profile} onStarted={setStarted} onClose={onClose} />
    ) : (
      <SwitchOff profile={profile} codesLeft={state.data.recovery_codes_left} onClose={onClose} />
    );
  }
  return (
    <Dialog title={TITLE} onClose={onClose} width="30rem">
      <QueryView query={state} problem="Failed to load your settings" pending={<Skeleton height="24" />}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

const passwordOf = ({ provider }: Pick<OwnProfile, 'provider'>) =>
  z.string().refine((text) => provider !== 'password' || text !== '', 'Please enter your password');

/** Runs one step of a form, and keeps the words for what went wrong where no field has them. */
function useStep(fallback: string) {
  const [problem, setProblem] = useState<string>();
  const run = async (step: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await step();
    } catch (error) {
      if (refusedFields(error).length > 0) throw error;
      setProblem(messageOf(error, fallback));
    }
  };
  return { problem, run };
}

interface BeginProps extends SecondFactorDialogProps {
  onStarted: (started: StartedEnrolment) => void;
}

function Begin({ profile, onStarted, onClose }: BeginProps) {
  const { problem, run } = useStep('It could not be switched on. Please try again.');
  const usesPassword = profile.provider === 'password';
  const begin = async (first: FirstFactor) => onStarted({ first, ...(await beginSecondFactor(first)) });
  return (
    <FormDialog
      title={TITLE}
      schema={() => z.object({ password: passwordOf(profile), code: z.string() })}
      defaults={{ password: '', code: '' }}
      leaving="free"
      onSubmit={({ password }) => run(async () => begin(await firstFactorOf(profile, password)))}
      onClose={onClose}
      width="30rem"
    >
      <p>
        After your {usesPassword ? 'password' : 'Google account'}, signing in then asks for a code from an authenticator
        app on your phone. Whoever learns your password cannot get in with it alone.
      </p>
      <FirstFactorFields usesPassword={usesPassword} />
      <FormProblem text={problem} />
      <FormActions submit="Continue" loadingText="Checking..." />
    </FormDialog>
  );
}

function FirstFactorFields({ usesPassword }: { usesPassword: boolean }) {
  if (!usesPassword) return <p>Sign in with Google once more. A window opens when you press the button.</p>;
  return <PasswordField name="password" label="Your password" required autoComplete="current-password" autoFocus />;
}

function SwitchOff({ profile, codesLeft, onClose }: SecondFactorDialogProps & { codesLeft: number }) {
  const { problem, run } = useStep('It could not be switched off. Please try again.');
  const usesPassword = profile.provider === 'password';
  const submit = async ({ password, code }: { password: string; code: string }) => {
    await switchOff(await firstFactorOf(profile, password), code);
    toastSuccess('Two-step sign-in is off');
    onClose();
  };
  return (
    <FormDialog
      title={TITLE}
      schema={() =>
        z.object({
          password: passwordOf(profile),
          code: z.string().refine((text) => !usesPassword || text.trim() !== '', 'Please enter a code'),
        })
      }
      defaults={{ password: '', code: '' }}
      leaving="free"
      onSubmit={(values) => run(() => submit(values))}
      onClose={onClose}
      width="30rem"
    >
      <p>
        It is on, and {codesLeft} of your recovery codes are left. Without it your{' '}
        {usesPassword ? 'password' : 'Google account'} alone signs you in. Your other sessions end.
      </p>
      <FirstFactorFields usesPassword={usesPassword} />
      {usesPassword && <TextField name="code" label="Code from your app" required autoComplete="one-time-code" />}
      <FormProblem text={problem} />
      <FormActions submit="Switch it off" variant="danger" loadingText="Switching off..." />
    </FormDialog>
  );
}
