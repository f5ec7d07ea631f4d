import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../../testing/render-screen.tsx';
import { aCaseOnTheWire } from '../../../../testing/wire/listed-case.ts';
import { fill, user } from '../../../../testing/user.ts';
import { CasesScreen } from './cases-screen.tsx';

const failed = aCaseOnTheWire({
  ...{ kind: 'settlement', subject_id: 'rfd_1_1', opened_by: 'ada', amount: 105_000 },
  summary: 'The refund of “Iced Tea” failed: The bank did not accept the refund.',
  people: [{ uid: 'ada', name: DELETED_USER_NAME, as: 'asked' }],
});
const SETTLING = 'POST /admin/cases/case_1/settlement';

it('shows a case of somebody whose account has ended', async () => {
  answerApi({ 'GET /admin/cases': { json: [failed] } });
  renderScreen(<CasesScreen kind="settlement" empty="Every refund could be made." />);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(DELETED_USER_NAME)).toBeVisible();
  expect(row.queryByRole('link', { name: DELETED_USER_NAME })).toBeNull();
  expect(row.getByText(/^SGD.1,050\.00$/)).toBeVisible();
  expect(row.getByText('not refunded')).toBeVisible();
});

async function openSettling() {
  renderScreen(<CasesScreen kind="settlement" empty="Every refund could be made." />);
  await user.click(await screen.findByRole('button', { name: 'Settle' }));
  return within(await screen.findByRole('dialog', { name: /^Settle this SGD.1,050\.00 failed refund/ }));
}

it('settles a failed refund for the amount that is shown, with a reference', async () => {
  const calls = answerApi({ 'GET /admin/cases': { json: [failed] }, [SETTLING]: { json: failed } });
  const dialog = await openSettling();
  expect(screen.queryByRole('button', { name: 'Flag' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await dialog.findByText('A reference is required')).toBeVisible();
  await fill(dialog.getByLabelText('Reference'), ' DBS 42 ');
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(toastTexts()).toEqual(['The failed refund is settled. Recorded in the log.']));
  const sent = calls.find(({ call }) => call === SETTLING);
  expect(sent?.body).toEqual({ reference: 'DBS 42', amount: 1050 });
});

it('says why it cannot be settled', async () => {
  const error = { code: 'illegal_state', message: 'This refund has gone on since it failed: it cannot be settled' };
  answerApi({ 'GET /admin/cases': { json: [failed] }, [SETTLING]: { status: 409, json: error } });
  const dialog = await openSettling();
  await fill(dialog.getByLabelText('Reference'), 'DBS 42');
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(toastTexts().join()).toContain('has gone on since it failed'));
});

it('pays nothing of what may be fraud to whoever paid: it is refused, with where the cardholder gets it from', async () => {
  const item = { ...failed, maybe_fraud: true };
  answerApi({ 'GET /admin/cases': { json: [item] } });
  renderScreen(<CasesScreen kind="settlement" empty="Every refund could be made." />);
  expect(await screen.findByRole('link', { name: 'Open case' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /more/i }));
  expect(screen.queryByRole('menuitem', { name: 'Settle' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refuse this SGD.1,050\.00 failed refund/ }));
  expect(dialog.getByText(/owed to the cardholder, who gets it by a dispute or from the card’s issuer/)).toBeVisible();
  expect(dialog.queryByText(/Pay exactly this amount/)).toBeNull();
});
