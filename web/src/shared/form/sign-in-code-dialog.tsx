import { z } from 'zod';
import { FormDialog } from './form-dialog.tsx';
import { fieldsOf, FormActions } from './form-parts.tsx';
import { FormProblem } from './form-problem.tsx';

const { TextField } = fieldsOf<{ code: string }>();
const schema = () => z.object({ code: z.string().trim().min(1, 'Please enter a code') });

interface SignInCodeDialogProps {
  problem: string | undefined;
  answer: (code: string) => void;
  cancel: () => void;
}

/** Asks for the code that an authenticator app shows, or for a recovery code. */
export function SignInCodeDialog({ problem, answer, cancel }: SignInCodeDialogProps) {
  return (
    <FormDialog
      title="Enter your code"
      schema={schema}
      defaults={{ code: '' }}
      leaving="free"
      onSubmit={({ code }) => Promise.resolve(answer(code))}
      onClose={cancel}
      width="30rem"
    >
      <p>Open your authenticator app and enter the code that it shows for Doubloon.</p>
      <TextField
        name="code"
        label="Code"
        required
        hint="Without your app, enter one of your recovery codes. It switches two-step sign-in off."
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
