import type { Registration } from '@doubloon/contract/auth/operations.ts';
import { useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FieldsRefused } from '../../../shared/api/api-error.ts';
import { fieldsOf } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { paths, REGISTER_AS } from '../../../shared/paths.ts';
import type { RegisterValues } from '../register-schema.ts';
import { usePause } from '../use-pause.ts';
import { AgreementLabel } from './agreement-label.tsx';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { GoogleButton, OrDivider } from './google-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PausingSubmit } from './pausing-submit.tsx';
import { RoleField, roleNamed } from './role-field.tsx';

const { TextField, CheckboxField } = fieldsOf<RegisterValues>();
const loadSchema = async () => (await import('../register-schema.ts')).registerSchema;

const empty: RegisterValues = {
  name: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  role: 'content_creator',
  contact: '',
  isVerified: false,
  agreeToTerms: false,
};

/** Creates an account with e-mail and password, or through Google. The address may say in which role. */
export function RegisterForm() {
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  useWarmUp(async () => {
    await Promise.all([loadSchema(), import('@hookform/resolvers/zod')]);
  });

  const pause = usePause();
  const submit = async (registration: Registration) => {
    if (pause.secondsLeft > 0) return;
    const { createAccount } = await import('../sign-in.ts');
    const result = await createAccount(registration);
    if (result.signedIn) return;
    if (result.waitSeconds) pause.begin(result.waitSeconds);
    throw new FieldsRefused(result.refused);
  };

  return (
    <AuthCard
      title="Create Account"
      intro="Post loots or bring back treasures; it takes a minute."
      below={
        <>
          Already have an account?{' '}
          <AuthLink to={paths.login} state={state}>
            Sign In
          </AuthLink>
        </>
      }
    >
      <Form
        schema={loadSchema}
        defaults={{ ...empty, role: roleNamed(search.get(REGISTER_AS)) ?? empty.role }}
        leaving="free"
        onSubmit={submit}
      >
        <RoleField />
        <GoogleButton />
        <OrDivider />
        <TextField name="name" label="Name" required autoComplete="name" />
        <TextField name="email" label="Email" required type="email" autoComplete="email" />
        <TextField
          name="username"
          label="Username"
          required
          hint="3 to 30 letters, digits, dots or underscores."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NewPasswordFields />
        <TextField name="contact" label="Contact" optional autoComplete="tel" />
        <VerifiedCreator />
        <CheckboxField name="agreeToTerms" label={<AgreementLabel />} />
        <PausingSubmit label="Create Account" loadingText="Creating account..." secondsLeft={pause.secondsLeft} />
      </Form>
    </AuthCard>
  );
}

function VerifiedCreator() {
  const role = useWatch<RegisterValues, 'role'>({ name: 'role' });
  if (role !== 'content_creator') return null;
  return <CheckboxField name="isVerified" label="I am a verified creator (we will review this)" />;
}
