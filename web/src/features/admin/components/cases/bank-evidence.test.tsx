import { BankEvidenceView } from '@doubloon/contract/cases/bank-evidence.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toastTexts } from '../../../../testing/render-screen.tsx';
import { showCase } from '../../../../testing/show/show-case.tsx';
import { fill, user } from '../../../../testing/user.ts';

const disputed = (subjectId = 'dp_1') => ({
  ...({ kind: 'dispute', subject_id: subjectId, amount: 105_000, loot: 'Iced Tea' } as const),
  answer_by: new Date('2026-12-03T08:00:00Z'),
  summary: 'The payment for “Iced Tea” is disputed at the payment provider',
  person: { name: 'Kopi House', picture: null },
});

const shown = (fields: Partial<BankEvidenceView> = {}) =>
  BankEvidenceView.encode({
    case_id: 'case_1',
    status: 'needs_response',
    reason: 'product_not_received',
    answer_by: new Date('2026-12-03T08:00:00Z'),
    can_send: true,
    costs_fee: true,
    parts: [
      { part: 'service', text: 'A paid campaign: “Iced Tea”' },
      { part: 'treasures', text: '1. TikTok https://tiktok.example/1' },
    ],
    left_out: [{ part: 'payouts', reason: 'nothing' }],
    sent: null,
    ...fields,
  });
const EVIDENCE = 'GET /admin/cases/case_1/bank-evidence';
const SENDING = 'POST /admin/cases/case_1/bank-evidence';

const evidenceOf = async () => within(await screen.findByRole('region', { name: 'Evidence for the bank' }));

it('shows what would be sent, asks for a statement, and sends what was chosen after a confirmation', async () => {
  const sent = {
    admin_id: 'ada',
    admin_name: 'Ada',
    statement: 'It was delivered',
    parts: ['service' as const],
    left_out: [],
    asked_at: new Date('2026-11-21T08:00:00Z'),
    sent_at: new Date('2026-11-21T08:00:00Z'),
  };
  const after = shown({ status: 'under_review', answer_by: null, can_send: false, sent });
  const calls = showCase(disputed(), { [EVIDENCE]: { json: shown() }, [SENDING]: { json: after } });
  const part = await evidenceOf();
  expect(await part.findByText('product not received')).toBeVisible();
  expect(part.getByText('A paid campaign: “Iced Tea”')).toBeVisible();
  expect(
    part.getByText(/Messages are sent only if owner and creator both still agree.*takes a fee for answering/),
  ).toBeVisible();
  expect(part.getByText('Left out: Payouts (there are none)')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Send to the bank' }));
  expect(await part.findByText('A statement is required')).toBeVisible();
  await fill(part.getByLabelText('What you say to the bank'), ' It was delivered ');
  await user.click(part.getByRole('checkbox', { name: 'Accepted treasures' }));
  await user.click(part.getByRole('button', { name: 'Send to the bank' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Send this evidence?' }));
  expect(calls.some(({ call }) => call === SENDING)).toBe(false);
  await user.click(confirmation.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(toastTexts()).toEqual(['The evidence is sent to the bank. Recorded in the log.']));
  expect(calls.find(({ call }) => call === SENDING)?.body).toEqual({
    statement: 'It was delivered',
    parts: ['service'],
  });
});

it('shows what was sent, by whom and how it stands, and sends nothing twice', async () => {
  const sent = {
    admin_id: 'ada',
    admin_name: 'Ada',
    statement: 'It was delivered',
    parts: ['service' as const, 'treasures' as const],
    left_out: [{ part: 'messages' as const, reason: 'not_agreed' as const }],
    asked_at: new Date('2026-11-21T08:00:00Z'),
    sent_at: new Date('2026-11-21T08:00:00Z'),
  };
  const json = shown({ status: 'under_review', answer_by: null, can_send: false, sent });
  showCase(disputed(), { [EVIDENCE]: { json } });
  const part = await evidenceOf();
  expect(await part.findByText('Looks at the evidence')).toBeVisible();
  expect(part.getByText('It was delivered')).toBeVisible();
  expect(part.getByText('With: The loot that was paid for, Accepted treasures')).toBeVisible();
  const why = 'Left out: Messages that both agreed to show (not both agree, or one has taken it back)';
  expect(part.getByText(why)).toBeVisible();
  expect(part.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/admin/people/ada');
  expect(part.queryByRole('button', { name: 'Send to the bank' })).toBeNull();
});

it('says why it was not sent, and keeps what was typed', async () => {
  const error = { code: 'illegal_state', message: 'The bank has evidence already, and takes it once' };
  showCase(disputed(), { [EVIDENCE]: { json: shown() }, [SENDING]: { status: 409, json: error } });
  const part = await evidenceOf();
  await fill(await part.findByLabelText('What you say to the bank'), 'It was delivered');
  await user.click(part.getByRole('button', { name: 'Send to the bank' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Send this evidence?' }));
  await user.click(confirmation.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(toastTexts().join()).toContain('has evidence already'));
  expect(part.getByLabelText('What you say to the bank')).toHaveValue('It was delivered');
});

it.each([
  ['a warning of fraud', 'issfr_1'],
  ['a payment of the highest risk', 'ch_1'],
])('has no evidence against %s', async (_what, subject) => {
  const calls = showCase(disputed(subject));
  expect(await screen.findByText('The payment for “Iced Tea” is disputed at the payment provider.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Evidence for the bank' })).toBeNull();
  expect(calls.some(({ call }) => call === EVIDENCE)).toBe(false);
});
