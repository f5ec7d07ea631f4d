import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../api/api-error.ts';
import { signInAgainWithGoogle, signInAgainWithPassword } from '../state/sign-in-again.ts';
import { authText } from '../text/auth.ts';
import { Button } from '../ui/buttons/button.tsx';
import { fieldsOf, FormActions } from './form-parts.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormProblem } from './form-problem.tsx';

const { PasswordField } = fieldsOf<{ password: string }>();
const schema = () => z.object({ password: z.string().min(1, 'Please enter your password') });

const ABOUT_MONEY = 'Where your money goes is changed by nobody but you, so please show that it is you.';

interface SignInAgainDialogProps {
  email: string;
  /** Why it is asked; about money if omitted. */
  why?: string;
  /** Label of the button, which says what is done after the sign-in. */
  submit: string;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Asks somebody whose sign-in is long ago to sign in once more, with their password or Google. */
export function SignInAgainDialog({ email, why = ABOUT_MONEY, submit, onSignedIn, onClose }: SignInAgainDialogProps) {
  const [problem, setProblem] = useState<string>();
  const [isAtGoogle, setIsAtGoogle] = useState(false);
  const signIn = async (again: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await again();
      onSignedIn();
    } catch (error) {
      setProblem(messageOf(error, authText.loginFailed));
    }
  };
  const atGoogle = async () => {
    setIsAtGoogle(true);
    await signIn(signInAgainWithGoogle);
    setIsAtGoogle(false);
  };
  return (
    <FormDialog
      title="Sign in once more"
      schema={schema}
      defaults={{ password: '' }}
      leaving="free"
      onSubmit={({ password }) => signIn(() => signInAgainWithPassword(email, password))}
      onClose={onClose}
      width="30rem"
    >
      <p>{why}</p>
      <PasswordField name="password" label="Your password" required autoComplete="current-password" autoFocus />
      <FormProblem text={problem} />
      <FormActions submit={submit} loadingText="Signing in...">
        <Button variant="outline" loading={isAtGoogle} loadingText="At Google..." onClick={() => void atGoogle()}>
          Use Google
        </Button>
      </FormActions>
    </FormDialog>
  );
}
