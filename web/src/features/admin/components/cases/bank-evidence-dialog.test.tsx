import { BankEvidenceView } from '@doubloon/contract/cases/bank-evidence.ts';
import { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../../testing/render-screen.tsx';
import { fill, user } from '../../../../testing/user.ts';
import { CasesScreen } from './cases-screen.tsx';

const disputed = (subjectId: string) =>
  ListedCaseView.encode({
    id: 'case_1',
    kind: 'dispute',
    campaign_id: 'cmp_1',
    subject_id: subjectId,
    figure: null,
    subject_type: null,
    treasure_id: null,
    decide_by: null,
    answer_by: new Date('2026-12-03T08:00:00Z'),
    opened_by: null,
    summary: 'The payment for “Iced Tea” is disputed at the payment provider',
    amount: 105_000,
    status: 'open',
    decision: null,
    flag: null,
    reported: null,
    created_at: new Date('2026-11-20T08:00:00Z'),
    person: { name: 'Kopi House', picture: null },
    loot: 'Iced Tea',
    score: null,
    flags: [],
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

async function openEvidence() {
  renderScreen(<CasesScreen kind="dispute" empty="No payment is called back." />);
  await user.click(await screen.findByRole('button', { name: 'Evidence' }));
  return within(await screen.findByRole('dialog', { name: 'Evidence for the bank' }));
}

const listed = (subjectId = 'dp_1') => ({ 'GET /admin/cases': { json: [disputed(subjectId)] } });

it('shows what would be sent, asks for a statement, and sends what was chosen after a confirmation', async () => {
  const sent = {
    admin_id: 'ada',
    statement: 'It was delivered',
    parts: ['service' as const],
    left_out: [],
    asked_at: new Date('2026-11-21T08:00:00Z'),
    sent_at: new Date('2026-11-21T08:00:00Z'),
  };
  const after = shown({ status: 'under_review', answer_by: null, can_send: false, sent });
  const calls = answerApi({ ...listed(), [EVIDENCE]: { json: shown() }, [SENDING]: { json: after } });
  const dialog = await openEvidence();
  expect(await dialog.findByText('product not received')).toBeVisible();
  expect(dialog.getByText('A paid campaign: “Iced Tea”')).toBeVisible();
  expect(
    dialog.getByText(/Messages are sent only if owner and creator both still agree.*takes a fee for answering/),
  ).toBeVisible();
  expect(dialog.getByText('Left out: Payouts (there are none)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send to the bank' }));
  expect(await dialog.findByText('A statement is required')).toBeVisible();
  await fill(dialog.getByLabelText('What you say to the bank'), ' It was delivered ');
  await user.click(dialog.getByRole('checkbox', { name: 'Accepted treasures' }));
  await user.click(dialog.getByRole('button', { name: 'Send to the bank' }));
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
    statement: 'It was delivered',
    parts: ['service' as const, 'treasures' as const],
    left_out: [{ part: 'messages' as const, reason: 'not_agreed' as const }],
    asked_at: new Date('2026-11-21T08:00:00Z'),
    sent_at: new Date('2026-11-21T08:00:00Z'),
  };
  const json = shown({ status: 'under_review', answer_by: null, can_send: false, sent });
  answerApi({ ...listed(), [EVIDENCE]: { json } });
  const dialog = await openEvidence();
  expect(await dialog.findByText('Looks at the evidence')).toBeVisible();
  expect(dialog.getByText('It was delivered')).toBeVisible();
  expect(dialog.getByText('With: The loot that was paid for, Accepted treasures')).toBeVisible();
  const why = 'Left out: Messages that both agreed to show (not both agree, or one has taken it back)';
  expect(dialog.getByText(why)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'an admin' })).toHaveAttribute('href', '/admin/people?uid=ada');
  expect(dialog.queryByRole('button', { name: 'Send to the bank' })).toBeNull();
});

it('says why it was not sent, and keeps what was typed', async () => {
  const error = { code: 'illegal_state', message: 'The bank has evidence already, and takes it once' };
  answerApi({ ...listed(), [EVIDENCE]: { json: shown() }, [SENDING]: { status: 409, json: error } });
  const dialog = await openEvidence();
  await fill(await dialog.findByLabelText('What you say to the bank'), 'It was delivered');
  await user.click(dialog.getByRole('button', { name: 'Send to the bank' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Send this evidence?' }));
  await user.click(confirmation.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(toastTexts().join()).toContain('has evidence already'));
  expect(dialog.getByLabelText('What you say to the bank')).toHaveValue('It was delivered');
});

it.each([
  ['a warning of fraud', 'issfr_1'],
  ['a payment of the highest risk', 'ch_1'],
])('has no evidence against %s', async (_what, subject) => {
  answerApi(listed(subject));
  renderScreen(<CasesScreen kind="dispute" empty="No payment is called back." />);
  expect(await screen.findByText(/is disputed at the payment provider/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Evidence' })).toBeNull();
});
