import { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { conversationQuery } from '../api/queries.ts';
import { Chat } from './chat.tsx';

const CONSENT = 'PUT /messaging/conversations/cnv_1/bank-consent';
const ITEM = 'If a payment is disputed';
const SENTENCE = 'Doubloon may show this conversation to the bank if a payment is disputed';
const conversation: ConversationView = {
  id: 'cnv_1',
  participant: { uid: 'u2', name: 'Olive', role: 'business_owner', profilePic: null, isVerified: true },
  campaign: null,
  lastMessage: null,
  unreadCount: 0,
  readByParticipant: 0,
  bankConsent: { own: false, other: true },
  updatedAt: new Date(),
};

beforeEach(() => saveSession('t', aPerson({ uid: 'u1', role: 'content_creator' })));

/** Opens the menu of a chat that is kept as its query has it. */
async function openMenu(change: Partial<ConversationView> = {}, answers: Parameters<typeof answerApi>[0] = {}) {
  // One object, so that a test can change an answer later.
  const calls = answerApi(
    Object.assign(answers, {
      'GET /messaging/conversations/cnv_1/messages': { json: [] },
      'GET /drafts': { json: [] },
      'GET /blocks/u2': { json: { blocked: false } },
    }),
  );
  const kept = { ...conversationQuery('cnv_1'), enabled: false, initialData: { ...conversation, ...change } };
  function KeptChat() {
    return <Chat uid="u1" conversation={useQuery(kept).data} chosen={false} onBack={vi.fn()} />;
  }
  renderScreen(<KeptChat />);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  return calls;
}

async function openDialog() {
  await user.click(screen.getByRole('button', { name: ITEM }));
  return within(await screen.findByRole('dialog', { name: ITEM }));
}

const answered = (own: boolean) => ({
  json: ConversationView.encode({ ...conversation, bankConsent: { own, other: true } }),
});

it('says how the other stands, agrees, and takes it back', async () => {
  const answers: Parameters<typeof answerApi>[0] = { [CONSENT]: answered(true) };
  const calls = await openMenu({}, answers);
  const dialog = await openDialog();
  expect(dialog.getByText('Olive has agreed.')).toBeVisible();
  const box = dialog.getByRole('checkbox', { name: SENTENCE });
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(toastTexts()).toEqual(['You agree to show it']));
  expect(box).toBeChecked();
  answers[CONSENT] = answered(false);
  await user.click(box);
  await waitFor(() => expect(toastTexts()).toContain('You no longer agree to show it'));
  expect(box).not.toBeChecked();
  expect(calls.filter(({ call }) => call === CONSENT).map(({ body }) => body)).toEqual([
    { agreed: true },
    { agreed: false },
  ]);
});

it('says that it could not be changed, and shows what holds', async () => {
  const bankConsent = { own: true, other: false };
  await openMenu({ bankConsent }, { [CONSENT]: { status: 503, json: { message: 'The bank is closed' } } });
  const dialog = await openDialog();
  expect(dialog.getByText('Olive has not agreed.')).toBeVisible();
  const box = dialog.getByRole('checkbox', { name: SENTENCE });
  await user.click(box);
  await waitFor(() => expect(toastTexts()).toEqual(['The bank is closed']));
  expect(box).toBeChecked();
});

it('is no matter of two creators, between whom nothing is paid', async () => {
  await openMenu({ participant: { ...conversation.participant, role: 'content_creator' } });
  expect(screen.getByRole('button', { name: 'Report Olive' })).toBeVisible();
  expect(screen.queryByRole('button', { name: ITEM })).toBeNull();
});
