import type { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../../testing/render-screen.tsx';
import { aCaseOnTheWire } from '../../../../testing/wire/listed-case.ts';
import { fill, user } from '../../../../testing/user.ts';
import { CasesScreen } from './cases-screen.tsx';

type Reported = NonNullable<ListedCaseView['reported']>;

function aReport(reported: Partial<Reported>, campaignId: string | null = null) {
  return aCaseOnTheWire({
    ...{ kind: 'report', subject_id: 'cy:message:msg_1', opened_by: 'cy', summary: 'He asks for my card' },
    campaign_id: campaignId,
    reported: {
      ...{ type: 'message', id: 'msg_1', reason: 'scam', person_id: 'ben', name: 'Ben', text: 'Send me your card' },
      has_files: false,
      ...reported,
    },
    person: { name: 'Cy', picture: null },
    people: [
      { uid: 'cy', name: 'Cy', as: 'asked' },
      { uid: 'ben', name: 'Ben', as: 'reported' },
    ],
  });
}

it('shows a reported message with its copy, and suspends its author with a reason', async () => {
  const calls = answerApi({
    'GET /admin/cases': { json: [aReport({})] },
    'PUT /admin/reports/case_1': { json: aReport({}) },
  });
  renderScreen(<CasesScreen kind="report" empty="Nobody has reported anything." />);
  expect(await screen.findByText('reports a message from Ben')).toBeVisible();
  expect(screen.getByText('Send me your card')).toBeVisible();
  expect(screen.getByText('He asks for my card')).toBeVisible();
  expect(screen.getByText('Scam or fraud')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ben' }).getAttribute('href')).toBe('/admin/people/ben');
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend who is responsible for Ben?' }));
  await fill(dialog.getByLabelText(/Reason/), 'Asked for a card');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(toastTexts()).toEqual(['The account is suspended. Recorded in the log.']));
  const body = { decision: 'suspend', reason: 'Asked for a card' };
  expect(calls).toContainEqual({ call: 'PUT /admin/reports/case_1', body });
});

it.each([
  ['review', 'reports a review by Ben', 'Hide the review by Ben?'],
  ['reply', 'reports a reply by Ben to a review', 'Hide the reply by Ben?'],
  ['work', 'reports a work of Ben', 'Hide the work of Ben?'],
  ['question', 'reports a question by Ben about a loot', 'Hide the question by Ben?'],
  ['answer', 'reports an answer by Ben to a question', 'Hide the answer by Ben?'],
] as const)('lets a %s be hidden', async (type, words, title) => {
  answerApi({ 'GET /admin/cases': { json: [aReport({ type })] } });
  renderScreen(<CasesScreen kind="report" empty="Nobody has reported anything." />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke link' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.queryByText(/for good/)).toBeNull();
});

it('revokes the link of a reported file, with a reason', async () => {
  const file = aReport({ type: 'file', id: 'msg_1-0', text: 'brief.pdf' });
  const calls = answerApi({ 'GET /admin/cases': { json: [file] }, 'PUT /admin/reports/case_1': { json: file } });
  renderScreen(<CasesScreen kind="report" empty="Nobody has reported anything." />);
  expect(await screen.findByText('reports a file from Ben')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the link to what Ben has sent?' }));
  await fill(dialog.getByLabelText(/Reason/), 'A copied film');
  await user.click(dialog.getByRole('button', { name: 'Revoke link' }));
  await waitFor(() => expect(toastTexts()).toEqual(['The link leads nowhere now. Recorded in the log.']));
  expect(calls).toContainEqual({
    call: 'PUT /admin/reports/case_1',
    body: { decision: 'revoke', reason: 'A copied film' },
  });
});

it.each([
  ['words alone', false],
  ['files', true],
])('offers to revoke links of a message only where it had some: one with %s', async (_, hasFiles) => {
  answerApi({ 'GET /admin/cases': { json: [aReport({ has_files: hasFiles })] } });
  renderScreen(<CasesScreen kind="report" empty="Nobody has reported anything." />);
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Revoke link' })).toHaveLength(hasFiles ? 1 : 0);
});

it('lets a loot be hidden', async () => {
  const loot = { type: 'loot', id: 'cmp_1', name: 'Free phones' } as const;
  answerApi({ 'GET /admin/cases': { json: [aReport(loot, 'cmp_1')] } });
  renderScreen(<CasesScreen kind="report" empty="Nobody has reported anything." />);
  expect(await screen.findByText('reports the loot “Free phones”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The loot' }).getAttribute('href')).toBe('/loot/cmp_1');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide “Free phones”?' }));
  expect(dialog.getByText(/its cover and the files of its brief are deleted/)).toBeVisible();
});
