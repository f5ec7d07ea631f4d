import { z } from 'zod';
import { FormDialog } from './form-dialog.tsx';
import { fieldsOf, FormActions } from './form-parts.tsx';
import { FormProblem } from './form-problem.tsx';

const { TextField } = fieldsOf<{ code: string }>();
// Apps show a code in two halves.
const withoutSpaces = z.string().overwrite((code) => code.replaceAll(/\s/g, ''));
const schema = () => z.object({ code: withoutSpaces.min(1, 'Please enter a code') });

interface SignInCodeDialogProps {
  problem: string | undefined;
  hint: string;
  answer: (code: string) => void;
  onClose: () => void;
}

/** Asks for the code that an authenticator app shows, or for a recovery code where one is taken. */
export function SignInCodeDialog({ problem, hint, answer, onClose }: SignInCodeDialogProps) {
  return (
    <FormDialog
      title="Enter your code"
      schema={schema}
      defaults={{ code: '' }}
      leaving="free"
      onSubmit={({ code }) => Promise.resolve(answer(code))}
      onClose={onClose}
      width="30rem"
    >
      <p>Open your authenticator app and enter the code that it shows for Doubloon.</p>
      <TextField
        name="code"
        label="Code"
        required
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <FormProblem text={problem} />
      <FormActions submit="Continue" loadingText="Checking..." />
    </FormDialog>
  );
}
