import { fieldsOf } from '../../../shared/form/form-parts.tsx';

const { PasswordField } = fieldsOf<{ password: string; confirmPassword: string }>();

/** The shortest password that `Registration` takes, in words, to be read before anything is wrong. */
export const PASSWORD_RULE = 'At least 10 characters';

/** Asks for a new password, twice. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField name="password" label="Password" required hint={`${PASSWORD_RULE}.`} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm Password" required autoComplete="new-password" />
    </>
  );
}
