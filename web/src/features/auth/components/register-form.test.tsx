import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { registerSchema } from '../register-schema.ts';
import { PASSWORD_RULE } from './new-password-fields.tsx';
import { RegisterForm } from './register-form.tsx';

it('says what a username and a password must be before anything is wrong', () => {
  renderScreen(<RegisterForm />);
  expect(screen.getByText('3 to 30 letters, digits, dots or underscores.')).toBeVisible();
  expect(screen.getByText('At least 6 characters.')).toBeVisible();
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid', 'true');
});

it('says the rule for passwords that is checked', () => {
  const messages = registerSchema
    .safeParse({ password: '12345' })
    .error?.issues.filter(({ path }) => path[0] === 'password')
    .map(({ message }) => message);
  expect(messages).toEqual([PASSWORD_RULE]);
});
