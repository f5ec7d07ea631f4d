import { VerificationRequestView } from '@doubloon/contract/admin/admin-user.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { VerificationScreen } from './verification-screen.tsx';

const asking = (change: Partial<VerificationRequestView>) =>
  VerificationRequestView.encode({
    ...{ uid: 'u1', name: 'Ann', picture: null, username: 'ann', email: 'ann@example.com', email_verified: true },
    ...{ role: 'content_creator', provider: 'password', is_verified: false, disabled: false },
    verification_requested_at: new Date(),
    created_at: new Date(0),
    accounts: [],
    ...change,
  });
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

it('shows what can be looked at before somebody is verified: their page here and their accounts elsewhere', async () => {
  const tiktok = { platform: 'tiktok', handle: 'ann.t', url: 'https://tiktok.example/@ann.t' } as const;
  const people = [
    asking({ accounts: [{ ...tiktok, verified_by: 'oauth', followers: 1200 }] }),
    asking({ uid: 'u2', name: 'Bo', role: 'business_owner', email_verified: false }),
  ];
  answerApi({ 'GET /admin/verification-requests': { json: people } });
  renderScreen(<VerificationScreen />);
  expect(await screen.findByText('Ann')).toBeVisible();
  const account = rowOf('Ann').getByRole('link', { name: /@ann\.t/ });
  expect(account).toHaveAttribute('href', tiktok.url);
  expect(account.textContent).toBe('@ann.t1.2K followers · by sign-in');
  expect(rowOf('Ann').getByRole('link', { name: 'Their store' })).toHaveAttribute('href', '/store/u1');
  expect(rowOf('Bo').getByRole('link', { name: 'Their brand page' })).toHaveAttribute('href', '/brand/u2');
  expect(rowOf('Bo').getByText('No linked account')).toBeVisible();
  expect(rowOf('Bo').getByText('E-mail not verified')).toBeVisible();
});
