import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toastTexts } from '../../../../testing/render-screen.tsx';
import { showCase } from '../../../../testing/show/show-case.tsx';
import { fill, user } from '../../../../testing/user.ts';

const refund = {
  ...({ kind: 'refund', summary: 'What is left of “Iced Tea” is to be refunded', amount: 8_400 } as const),
  ...{ loot: 'Iced Tea', person: { name: 'Kopi House', picture: null }, opened_by: 'kopi' },
  people: [{ uid: 'kopi', name: 'Kopi House', as: 'asked' as const }],
};

it('decides a case on its page with a reason', async () => {
  const calls = showCase(refund, { 'PUT /admin/cases/case_1': { json: {} } });
  expect(await screen.findByText('Kopi House is to get back what is left of “Iced Tea”.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /^Refund: SGD.84\.00 asked back$/ })).toBeVisible();
  expect(await screen.findByText('No admin has done anything about it yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refuse this SGD.84\.00 refund/ }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('A reason is required')).toBeVisible();
  await fill(dialog.getByLabelText(/Reason/), 'Work is still under way');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  const body = { decision: 'refused', reason: 'Work is still under way' };
  await waitFor(() => expect(calls).toContainEqual({ call: 'PUT /admin/cases/case_1', body }));
});

it('says of an unknown case that there is none, among the ways to the others', async () => {
  showCase({}, { 'GET /admin/cases/case_1': { status: 404, json: { code: 'not_found', message: 'Case not found' } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Case Not Found' })).toBeVisible();
  expect(screen.getByText('There is no such case')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  expect(toastTexts()).toEqual([]);
});

it('says why a case could not be loaded', async () => {
  showCase({}, { 'GET /admin/cases/case_1': { status: 500, json: { message: 'Away' } } });
  expect(await screen.findByText('Failed to load the case')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
