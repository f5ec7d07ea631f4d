import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aProfile } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { paths } from '../../../shared/paths.ts';
import { registerSchema } from '../register-schema.ts';
import { PASSWORD_RULE } from './new-password-fields.tsx';
import { RegisterForm } from './register-form.tsx';

vi.mock('../../../shared/firebase/auth.ts', () => ({
  startAuth: () => Promise.resolve(),
  exchangeCustomToken: (customToken: string) => Promise.resolve(`id:${customToken}`),
}));

// The form loads them when they are needed, which takes its time on a busy machine.
beforeAll(() =>
  Promise.all([import('../register-schema.ts'), import('@hookform/resolvers/zod'), import('../sign-in.ts')]),
);

const card = (name: string) => within(screen.getByRole('radiogroup', { name: 'Role' })).getByRole('radio', { name });
const creator = () => card('Content Creator Post about brands on your channels, get paid for views.');
const owner = () => card('Business Owner Fund a campaign, choose creators, pay for views.');
const verified = () => screen.queryByRole('checkbox', { name: /^I am a verified creator/ });
const send = () => user.click(screen.getByRole('button', { name: 'Create Account' }));

async function fillExceptRole() {
  const values = { Name: 'Ada', Email: 'ada@example.com', Username: 'ada', Password: 'treasure-map' };
  for (const [label, value] of Object.entries(values)) await fill(screen.getByLabelText(label), value);
  await fill(screen.getByLabelText('Confirm Password'), 'treasure-map');
  await user.click(screen.getByRole('checkbox', { name: /^I agree to the Terms of Service/ }));
}

describe('the role', () => {
  it('comes first, before Google and the fields, with the usual one chosen in sight', () => {
    renderScreen(<RegisterForm />);
    const order = [creator(), owner(), screen.getByRole('button', { name: 'Continue with Google' })];
    order.push(screen.getByLabelText('Name'));
    for (const [index, next] of order.slice(1).entries()) {
      expect(order[index]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(creator()).toBeChecked();
    expect(owner()).not.toBeChecked();
    expect(screen.getByRole('radiogroup', { description: 'Cannot be changed later.' })).toBeVisible();
  });

  it.each([
    { role: 'content_creator', choose: creator },
    { role: 'business_owner', choose: owner },
  ])('is sent when it is $role', async ({ role, choose }) => {
    const calls = answerApi({ 'POST /auth/register': { json: { customToken: 'c', user: aProfile() } } });
    renderScreen(<RegisterForm />);
    await user.click(choose());
    await fillExceptRole();
    await send();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ role, username: 'ada' });
  });

  it('is a creator’s where nobody changes it', async () => {
    const calls = answerApi({ 'POST /auth/register': { json: { customToken: 'c', user: aProfile() } } });
    renderScreen(<RegisterForm />);
    await fillExceptRole();
    await send();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ role: 'content_creator' });
  });

  it('decides whether somebody can say that they are a verified creator', async () => {
    renderScreen(<RegisterForm />);
    expect(verified()).toBeVisible();
    await user.click(owner());
    expect(verified()).toBeNull();
    await user.click(creator());
    expect(verified()).toBeVisible();
  });

  it('is chosen by the address that names it, and by no other word', () => {
    const { unmount } = renderScreen(<RegisterForm />, paths.registerAs('business_owner'));
    expect(owner()).toBeChecked();
    unmount();
    renderScreen(<RegisterForm />, '/register?role=admin');
    expect(creator()).toBeChecked();
  });
});

it('says what a username and a password must be before anything is wrong', () => {
  renderScreen(<RegisterForm />);
  expect(screen.getByText('3 to 30 letters, digits, “.” or “_”.')).toBeVisible();
  expect(screen.getByText('At least 10 characters.')).toBeVisible();
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid', 'true');
});

it('says the rule for passwords that is checked', () => {
  const messages = registerSchema
    .safeParse({ password: 'nine char' })
    .error?.issues.filter(({ path }) => path[0] === 'password')
    .map(({ message }) => message);
  expect(messages).toEqual([PASSWORD_RULE]);
});
