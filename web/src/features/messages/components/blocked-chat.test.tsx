import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { Chat } from './chat.tsx';

const conversation: ConversationView = {
  id: 'cnv_1',
  participant: { uid: 'u2', name: 'Olive', role: 'business_owner', profilePic: null, isVerified: true },
  campaign: null,
  lastMessage: null,
  unreadCount: 0,
  readByParticipant: 0,
  bankConsent: { own: false, other: false },
  updatedAt: new Date(),
};

beforeEach(() => saveSession('t', aPerson({ uid: 'u1' })));

function open(blocked: boolean) {
  const calls = answerApi({
    'GET /messaging/conversations/cnv_1/messages': { json: [] },
    'GET /drafts': { json: [] },
    'GET /blocks/u2': { json: { blocked } },
    'PUT /blocks/u2': { json: { blocked: true } },
    'DELETE /blocks/u2': { json: { blocked: false } },
  });
  renderScreen(<Chat uid="u1" conversation={conversation} chosen={false} onBack={vi.fn()} />);
  return calls;
}

it('blocks somebody after saying what that does', async () => {
  const calls = open(false);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('button', { name: 'Block Olive' }));
  expect(await screen.findByText(/Work that you have agreed on goes on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Block' }));
  const told = 'You have blocked Olive. You can unblock them in your profile.';
  await waitFor(() => expect(toastTexts()).toEqual([told]));
  expect(calls).toContainEqual({ call: 'PUT /blocks/u2', body: undefined });
  await waitFor(() => expect(calls.filter(({ call }) => call === 'GET /blocks/u2')).toHaveLength(2));
});

it('takes no message to somebody whom one has blocked, and unblocks them', async () => {
  const calls = open(true);
  expect(await screen.findByText('You have blocked Olive.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('button', { name: 'Report Olive' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Block Olive' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Unblocked']));
  expect(calls).toContainEqual({ call: 'DELETE /blocks/u2', body: undefined });
});
