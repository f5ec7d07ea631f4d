import type { Registration } from '@doubloon/contract/auth/operations.ts';
import { useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FieldsRefused } from '../../../shared/api/api-error.ts';
import { fieldsOf } from '../../../shared/form/form-parts.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { paths, REGISTER_AS } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Pair } from '../../../shared/ui/forms/pair.tsx';
import type { RegisterValues } from '../register-schema.ts';
import { usePause } from '../use-pause.ts';
import { wantRole } from '../wanted-role.ts';
import { AgreementLabel } from './agreement-label.tsx';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { GoogleButton, OrDivider } from './google-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PausingSubmit } from './pausing-submit.tsx';
import { RoleField, roleNamed, USUAL_ROLE } from './role-field.tsx';

const { TextField, CheckboxField } = fieldsOf<RegisterValues>();
const loadSchema = async () => (await import('../register-schema.ts')).registerSchema;

const empty: RegisterValues = {
  name: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  role: USUAL_ROLE,
  contact: '',
  isVerified: false,
  agreeToTerms: false,
};

const Agreements = chakra('div', { base: { display: 'grid', gap: '1' } });

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
      intro="Pay for views, or be paid for yours."
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
        gap="4"
      >
        <RoleField />
        <GoogleInRole />
        <OrDivider />
        <Pair>
          <TextField name="name" label="Name" required autoComplete="name" />
          <TextField name="email" label="Email" required type="email" autoComplete="email" />
        </Pair>
        <Pair>
          <TextField
            name="username"
            label="Username"
            required
            hint="3 to 30 letters, digits, “.” or “_”."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField name="contact" label="Contact" optional autoComplete="tel" />
        </Pair>
        <Pair>
          <NewPasswordFields />
        </Pair>
        <Agreements>
          <VerifiedCreator />
          <CheckboxField name="agreeToTerms" label={<AgreementLabel />} />
        </Agreements>
        <PausingSubmit label="Create Account" loadingText="Creating account..." secondsLeft={pause.secondsLeft} />
      </Form>
    </AuthCard>
  );
}

/** Google, in whose mask nobody is asked for a role: the question that follows has the one that is chosen here. */
function GoogleInRole() {
  const role = useWatch<RegisterValues, 'role'>({ name: 'role' });
  return <GoogleButton onStart={() => wantRole(role)} />;
}

function VerifiedCreator() {
  const role = useWatch<RegisterValues, 'role'>({ name: 'role' });
  if (role === 'business_owner') return null;
  return <CheckboxField name="isVerified" label="I am a verified creator (we will review this)" />;
}
