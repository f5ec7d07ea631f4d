import { AdminPersonView } from '@doubloon/contract/admin/admin-user.ts';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { user } from '../../../../testing/user.ts';
import { aCaseOnTheWire } from '../../../../testing/wire/listed-case.ts';
import { PersonScreen } from './person-screen.tsx';

const mina = {
  ...{ uid: 'mina', name: 'Mina', picture: null, username: 'mina.pours', email: 'mina@example.com' },
  ...({ email_verified: true, role: 'business_owner', provider: 'password', is_verified: true } as const),
  ...{ disabled: true, verification_requested_at: null, created_at: new Date('2026-01-05T08:00:00Z') },
};

function show(person: Partial<AdminPersonView> = {}, answers: Parameters<typeof answerApi>[0] = {}) {
  answerApi({
    'GET /admin/users/mina': { json: AdminPersonView.encode({ ...mina, payout_account: null, ...person }) },
    'GET /admin/users/mina/cases': { json: [] },
    'GET /admin/audit': { json: [] },
    ...answers,
  });
  renderScreen(
    <Routes>
      <Route path="/admin/people/:uid" element={<PersonScreen />} />
    </Routes>,
    '/admin/people/mina',
  );
}

it('shows who somebody is, their cases and the reports about them, and lets an admin decide', async () => {
  const refund = aCaseOnTheWire({ summary: 'What is left is to be refunded', person: { name: 'Mina', picture: null } });
  show({}, { 'GET /admin/users/mina/cases?as=asked': { json: [refund] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mina' })).toBeVisible();
  expect(await screen.findByText('mina@example.com')).toBeVisible();
  expect(screen.getByText('@mina.pours')).toBeVisible();
  expect(screen.getByText('Disabled')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enable' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the id of the person, mina' })).toBeVisible();
  const cases = within(await screen.findByRole('list', { name: 'Cases' }));
  expect(cases.getByText('What is left is to be refunded')).toBeVisible();
  expect(await screen.findByText('Nobody has reported them.')).toBeVisible();
  expect(await screen.findByText('No admin has done anything about them yet.')).toBeVisible();
});

it.each([
  ['since when payouts are held', new Date('2026-11-20T08:00:00Z'), /^Held since Nov 20, 2026$/],
  ['how the account stands', null, /^Account active$/],
])('says of somebody who is paid %s', async (_, heldAt, text) => {
  show({ payout_account: { status: 'active', payouts_enabled: true, held_at: heldAt } });
  expect(await screen.findByText(text)).toBeVisible();
});

it('says before somebody is disabled that payouts to them are held', async () => {
  show({ disabled: false });
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable Mina?' }));
  expect(dialog.getByText(/Payouts to them are held until an admin lets them in again/)).toBeVisible();
});

it('says of an unknown person that there is none, among the ways to the others', async () => {
  show({}, { 'GET /admin/users/mina': { status: 404, json: { code: 'not_found', message: 'User not found' } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Person Not Found' })).toBeVisible();
  expect(screen.getByText('There is no such person')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
});
