import { useState } from 'react';
import { z } from 'zod';
import { messageOf, refusedFields } from '../../../../shared/api/api-error.ts';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { fieldsOf, FormActions } from '../../../../shared/form/form-parts.tsx';
import { FormProblem } from '../../../../shared/form/form-problem.tsx';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { type FirstFactor, switchOn } from '../../second-factor.ts';
import { QrCode } from './qr-code.tsx';

const { TextField } = fieldsOf<{ code: string }>();
const schema = () => z.object({ code: z.string().trim().min(1, 'Please enter the code') });

/** An enrolment that waits for its first code. */
export interface StartedEnrolment {
  first: FirstFactor;
  secret: string;
  uri: string;
  session: string;
}

interface ConfirmAppProps {
  started: StartedEnrolment;
  /** Takes the recovery codes. */
  onConfirmed: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows a secret to an authenticator app, as a picture and as text, and asks for the code that the app makes of it. */
export function ConfirmApp({ started: { first, secret, uri, session }, onConfirmed, onClose }: ConfirmAppProps) {
  const [problem, setProblem] = useState<string>();
  const submit = async ({ code }: { code: string }) => {
    setProblem(undefined);
    try {
      onConfirmed(await switchOn(first, session, code));
    } catch (error) {
      if (refusedFields(error).length > 0) throw error;
      setProblem(messageOf(error, 'It could not be switched on. Please try again.'));
    }
  };
  return (
    <FormDialog
      title="Scan this with your app"
      schema={schema}
      defaults={{ code: '' }}
      leaving="free"
      onSubmit={submit}
      onClose={onClose}
      width="30rem"
    >
      <p>Any authenticator app will do. Scan the picture with it, or type in the key below.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <chakra.code bg="sunken" borderRadius="md" paddingX="3" paddingY="2" fontSize="sm" overflowWrap="anywhere">
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </chakra.code>
      <TextField
        name="code"
        label="Code from your app"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <FormProblem text={problem} />
      <FormActions submit="Switch it on" loadingText="Checking..." />
    </FormDialog>
  );
}
