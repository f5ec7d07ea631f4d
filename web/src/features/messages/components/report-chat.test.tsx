import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { aMessage } from '../../../testing/wire/message.ts';
import { chatEntries } from '../chat-entries.ts';
import { ReportChat } from './report-chat.tsx';

const participant = { uid: 'u2', name: 'Olive', role: 'business_owner', profilePic: null, isVerified: false } as const;
const file = (fileName: string, more: { removed?: boolean } = {}) => ({
  ...{ fileName, fileType: 'application/pdf', fileSize: 1200, downloadURL: `https://files.example/${fileName}` },
  ...{ storagePath: `conversations/cnv_1/${fileName}`, ...more },
});

it('lets each file of a message be reported that our team has not removed', async () => {
  const attachments = [file('gone.pdf', { removed: true }), file('offer.pdf')];
  const json = { id: 'case_1', type: 'file', reason: 'scam', status: 'open', created_at: '2026-11-20T08:00:00.000Z' };
  const calls = answerApi({ 'POST /cases/reports': { status: 201, json } });
  const messages = [aMessage(1), aMessage(2, { text: 'Sign this', attachments })];
  renderScreen(<ReportChat participant={participant} entries={chatEntries(messages, [])} onClose={() => {}} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Olive' }));
  const choice = dialog.getByLabelText<HTMLSelectElement>(/^What do you report/);
  const offered = [...choice.options].map(({ text }) => text);
  expect(offered).toEqual([
    'Olive',
    expect.stringMatching(/^“Sign this”/),
    expect.stringMatching(/^File “offer.pdf”/),
    expect.stringMatching(/^“No. 1”/),
  ]);
  await user.selectOptions(choice, '2');
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'scam');
  await fill(dialog.getByLabelText(/^What our team should know/), 'Not theirs');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  const body = { type: 'file', id: 'msg_2-1', reason: 'scam', details: 'Not theirs' };
  await waitFor(() => expect(calls).toContainEqual({ call: 'POST /cases/reports', body }));
});
