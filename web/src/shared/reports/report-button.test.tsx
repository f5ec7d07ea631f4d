import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveSession } from '../state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen, toastTexts } from '../../testing/render-screen.tsx';
import { fill, user } from '../../testing/user.ts';
import { ReportButton, ReportSign } from './report-button.tsx';

const button = (
  <ReportButton type="loot" id="cmp_1" personId="ben">
    Report this loot
  </ReportButton>
);

it('is for people who are signed in, and not for whose it is', () => {
  const { unmount } = renderScreen(button);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  saveSession('token', aPerson({ uid: 'ben' }));
  renderScreen(button);
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for a reason, and for words where the list has none', async () => {
  saveSession('token', aPerson({ uid: 'cy' }));
  const json = { id: 'case_1', type: 'loot', reason: 'other', status: 'open', created_at: '2026-11-20T08:00:00.000Z' };
  const calls = answerApi({ 'POST /cases/reports': { status: 201, json } });
  renderScreen(button);
  await user.click(screen.getByRole('button', { name: 'Report this loot' }));
  const send = await screen.findByRole('button', { name: 'Report' });
  await user.click(send);
  expect(await screen.findByText('Please choose a reason')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Reason/), 'other');
  await user.click(send);
  expect(await screen.findByText('Please write what is wrong')).toBeVisible();
  await fill(screen.getByLabelText(/^What our team should know/), 'It sells nothing');
  await user.click(send);
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Thank you. Our team looks at it and tells you what became of it.']),
  );
  const body = { type: 'loot', id: 'cmp_1', reason: 'other', details: 'It sells nothing' };
  expect(calls).toContainEqual({ call: 'POST /cases/reports', body });
});

it('offers the things of an item that are somebody else’s, by a sign that is named after them', async () => {
  saveSession('token', aPerson({ uid: 'cy' }));
  const json = { id: 'case_1', type: 'answer', reason: 'spam', status: 'open', created_at: '2026-11-20T08:00:00.000Z' };
  const calls = answerApi({ 'POST /cases/reports': { status: 201, json } });
  const question = { type: 'question', id: 'qst_1', personId: 'bo', label: 'This question' } as const;
  const answer = { type: 'answer', id: 'qst_1', personId: 'ada', label: 'This answer' } as const;
  const { unmount } = renderScreen(<ReportSign things={[{ ...question, personId: 'cy' }, answer]} />);
  expect(screen.getByRole('button', { name: 'Report this answer' })).toBeVisible();
  unmount();
  renderScreen(<ReportSign things={[question, answer]} />);
  await user.click(screen.getByRole('button', { name: 'Report this question or this answer' }));
  await user.selectOptions(await screen.findByLabelText(/^What do you report/), 'This answer');
  await user.selectOptions(screen.getByLabelText(/^Reason/), 'spam');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  const body = { type: 'answer', id: 'qst_1', reason: 'spam', details: '' };
  expect(calls).toContainEqual({ call: 'POST /cases/reports', body });
});
