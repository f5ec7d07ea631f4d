import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { lazyZodResolver } from '../../../shared/form/lazy-zod-resolver.ts';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { authText } from '../../../shared/text/auth.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { PasswordInput } from '../../../shared/ui/password-input.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import type { RegisterValues } from '../register-schema.ts';
import { usePause } from '../use-pause.ts';
import { AgreementLabel } from './agreement-label.tsx';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';
import { PausingSubmit } from './pausing-submit.tsx';

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

/** Creates an account with e-mail and password. */
export function RegisterForm() {
  const { register, handleSubmit, control, formState, setError } = useForm({
    defaultValues: empty,
    resolver: lazyZodResolver(loadSchema),
  });
  const { errors, isSubmitting } = formState;
  const role = useWatch({ control, name: 'role' });
  const { state } = useLocation() as { state: unknown };
  useWarmUp(async () => {
    await Promise.all([loadSchema(), import('@hookform/resolvers/zod'), import('../sign-in.ts')]);
  });

  const pause = usePause();
  const submit = handleSubmit(async (registration) => {
    if (pause.secondsLeft > 0) return;
    const { createAccount } = await import('../sign-in.ts');
    const result = await createAccount(registration);
    if (result.signedIn) return;
    if (result.waitSeconds) pause.begin(result.waitSeconds);
    result.refused
      .filter(({ field }) => field in empty)
      .forEach(({ field, message }, at) => {
        setError(field as keyof RegisterValues, { message }, { shouldFocus: at === 0 });
      });
  });

  return (
    <AuthCard
      title={authText.registerTitle}
      intro="Post loots or bring back treasures; it takes a minute."
      below={
        <>
          {authText.haveAccount}{' '}
          <AuthLink to={paths.login} state={state}>
            {authText.toLogin}
          </AuthLink>
        </>
      }
    >
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
        <Field label="Name" required error={errors.name?.message}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Username" required error={errors.username?.message}>
          <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
        </Field>
        <Field label="Password" required error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm Password" required error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Field label="Role" required error={errors.role?.message} hint="This cannot be changed later.">
          <Select {...register('role')}>
            <option value="content_creator">Content Creator</option>
            <option value="business_owner">Business Owner</option>
          </Select>
        </Field>
        <Field label="Contact" optional error={errors.contact?.message}>
          <TextInput autoComplete="tel" {...register('contact')} />
        </Field>
        {role === 'content_creator' && (
          <Checkbox label="I am a verified creator (we will review this)" {...register('isVerified')} />
        )}
        <Checkbox label={<AgreementLabel />} error={errors.agreeToTerms?.message} {...register('agreeToTerms')} />
        <PausingSubmit
          label={authText.register}
          busy={isSubmitting}
          busyLabel={authText.registering}
          secondsLeft={pause.secondsLeft}
        />
      </chakra.form>
    </AuthCard>
  );
}
