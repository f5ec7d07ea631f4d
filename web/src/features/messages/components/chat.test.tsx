import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { messageOnTheWire } from '../../../testing/wire/message.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { emit } from '../../../testing/emit.ts';
import { conversationQuery, messagesQuery } from '../api/queries.ts';
import { useOutbox } from '../outbox.ts';
import { Chat } from './chat.tsx';

const MESSAGES = '/messaging/conversations/cnv_1/messages';
const READ = 'PUT /messaging/conversations/cnv_1/read';
const conversation: ConversationView = {
  id: 'cnv_1',
  participant: { uid: 'u2', name: 'Olive', role: 'business_owner', profilePic: null, isVerified: true },
  campaign: { id: 'cmp_1', title: 'Rainproof' },
  lastMessage: null,
  unreadCount: 0,
  readByParticipant: 1,
  bankConsent: { own: false, other: false },
  updatedAt: new Date(),
};
const own = { senderId: 'u1' };
const said = [
  messageOnTheWire(3, { senderNumber: 1 }),
  messageOnTheWire(2, { ...own, senderNumber: 2 }),
  messageOnTheWire(1, { ...own, senderNumber: 1 }),
];

beforeEach(() => {
  sessionStorage.clear();
  useOutbox.setState({ waiting: [] });
  saveSession('t', aPerson());
});
afterEach(() => onlineManager.setOnline(true));

function open(post: { status?: number; json: unknown }, change: Partial<ConversationView> = {}) {
  const calls = answerApi({
    [`GET ${MESSAGES}`]: { json: said },
    [`POST ${MESSAGES}`]: post,
    [READ]: { json: { success: true } },
    'GET /drafts': { json: [] },
  });
  renderScreen(<Chat uid="u1" conversation={{ ...conversation, ...change }} chosen={false} onBack={vi.fn()} />);
  return { calls, sent: () => calls.filter(({ call }) => call === `POST ${MESSAGES}`).map(({ body }) => body) };
}
/** Opens the chat as the list of conversations has it, which `list` changes; `marks` are the read marks that were sent. */
function openListed(unreadCount: number, more: Parameters<typeof answerApi>[0] = {}) {
  const answers = {
    [`GET ${MESSAGES}`]: { json: said },
    [READ]: { json: { success: true } },
    'GET /drafts': { json: [] },
  };
  const calls = answerApi({ ...answers, ...more });
  const listed = { ...conversationQuery('cnv_1'), enabled: false, initialData: { ...conversation, unreadCount } };
  function ListedChat() {
    return <Chat uid="u1" conversation={useQuery(listed).data} chosen={false} onBack={vi.fn()} />;
  }
  const { client } = renderScreen(<ListedChat />);
  return {
    marks: () => calls.filter(({ call }) => call === READ).map(({ body }) => body),
    list: (unread: number) =>
      act(() => void client.setQueryData(listed.queryKey, { ...conversation, unreadCount: unread })),
  };
}
const field = () => screen.getByRole('textbox', { name: 'Write a message' });
const write = (text: string) => fill(field(), text);

describe('a chat', () => {
  it('shows which own messages were read, with one sign each', async () => {
    open({ json: {} });
    const [first, second, theirs] = await screen.findAllByRole('listitem');
    if (!first || !second || !theirs) throw new Error('Three messages were expected');
    expect(within(first).getByRole('img', { name: 'Read' })).toBeVisible();
    expect(within(second).getByRole('img', { name: 'Not read' })).toBeVisible();
    expect(within(theirs).queryByRole('img')).toBeNull();
  });

  it('says that earlier messages did not come, until they are asked for again and do', async () => {
    const answers: Parameters<typeof answerApi>[0] = {
      [`GET ${MESSAGES}`]: { json: said.slice(0, 2), headers: { 'x-next-cursor': 'c2' } },
      [`GET ${MESSAGES}?cursor=c2`]: { status: 503, json: { message: 'The archive is closed' } },
      'GET /drafts': { json: [] },
    };
    const calls = answerApi(answers);
    const { client } = renderScreen(<Chat uid="u1" conversation={conversation} chosen={false} onBack={vi.fn()} />);
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    const problem = await screen.findByRole('alert');
    expect(within(problem).getByText('Earlier messages could not be loaded')).toBeVisible();
    expect(within(problem).getByText('The archive is closed')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);

    // Something new comes in meanwhile.
    act(() => void client.setQueryData(messagesQuery('cnv_1').queryKey, (pages) => pages && { ...pages }));
    expect(screen.getByText('Earlier messages could not be loaded')).toBeVisible();
    const asked = () => calls.filter(({ call }) => call === `GET ${MESSAGES}`).length;
    const before = asked();
    emit.scroll(screen.getByRole('log'));
    expect(asked()).toBe(before);

    answers[`GET ${MESSAGES}?cursor=c2`] = { json: said.slice(2) };
    await user.click(within(problem).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No. 1')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('marks what was new as read, once', async () => {
    const { calls } = open({ json: {} }, { unreadCount: 1 });
    await waitFor(() =>
      expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([{ call: READ, body: { readCount: 1 } }]),
    );
  });

  it('marks as read what its list said nothing of when the messages were there already', async () => {
    const { marks, list } = openListed(0);
    await screen.findAllByRole('listitem');
    expect(marks()).toEqual([]);
    list(1);
    await eventually(() => expect(marks()).toEqual([{ readCount: 1 }]));
  });

  it('marks as read once more what could not be marked, when it is seen again', async () => {
    const { marks } = openListed(1, { [READ]: { status: 503, json: { message: 'Down' } } });
    await eventually(() => expect(marks()).not.toEqual([]));
    await eventually(() => {
      for (const state of ['hidden', 'visible'] as const) {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
        act(() => void document.dispatchEvent(new Event('visibilitychange')));
      }
      expect(marks().length).toBeGreaterThan(1);
    });
  });

  it('sends what was written, trimmed, with Enter; blank text is never sent', async () => {
    const { sent } = open({ status: 201, json: messageOnTheWire(4, { ...own, text: 'Ahoy' }) });
    await screen.findAllByRole('listitem');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(button).toBeDisabled();
    await write('  \n ');
    expect(button).toBeDisabled();
    await user.keyboard('{Enter}');
    await write('  Ahoy\u202e ');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    emit.composingKey(field(), 'Enter');
    expect(sent()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent()).toEqual([{ text: 'Ahoy', attachments: [], clientMessageId: expect.any(String) as string }]),
    );
    expect(field()).toHaveValue('');
    expect(await screen.findByText('Ahoy')).toBeVisible();
  });

  it('keeps a message that could not be sent with the reason, and tries the same one again', async () => {
    const { sent } = open({ status: 503, json: { message: 'The mail bag is full' } });
    await screen.findAllByRole('listitem');
    await write('Ahoy');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The mail bag is full')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
    expect(toastTexts()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Ahoy')).toBeNull();
  });

  it('never sends by itself what it has called not sent, nor what was discarded, and keeps it on the way through other screens', async () => {
    const { calls, sent } = open({ status: 503, json: { message: 'The mail bag is full' } });
    await screen.findAllByRole('listitem');
    onlineManager.setOnline(false);
    for (const text of ['First', 'Second']) {
      await write(text);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    }
    expect(await screen.findAllByText('The mail bag is full')).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
    onlineManager.setOnline(true);
    cleanup();
    saveSession('t', aPerson());
    const before = calls.length;
    const { sent: sentLater } = open({ status: 201, json: messageOnTheWire(4, { ...own, text: 'Second' }) });
    expect(await screen.findByText('Second')).toBeVisible();
    expect(screen.queryByText('First')).toBeNull();
    expect(sentLater()).toEqual([]);
    expect(calls.slice(before)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentLater()).toEqual([sent()[1]]));
    await waitFor(() => expect(useOutbox.getState().waiting).toEqual([]));
  });

  it('forgets that a message failed that has arrived all the same', async () => {
    const message = { clientMessageId: 'own-00001', uid: 'u1', conversationId: 'cnv_1', text: 'Ahoy', attachments: [] };
    const arrived = messageOnTheWire(2, { ...own, senderNumber: 2, text: 'Ahoy', clientMessageId: 'own-00001' });
    useOutbox.setState({ waiting: [{ ...message, at: 1, status: 'failed', problem: null }] });
    answerApi({ [`GET ${MESSAGES}`]: { json: [arrived] }, 'GET /drafts': { json: [] } });
    renderScreen(<Chat uid="u1" conversation={conversation} chosen={false} onBack={vi.fn()} />);
    expect(await screen.findByText('Ahoy')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(useOutbox.getState().waiting).toEqual([]));
  });

  it('says that the other has left in the place of writing', async () => {
    const participant = { ...conversation.participant, name: 'Deleted user', role: null };
    open({ json: {} }, { participant });
    await screen.findAllByRole('listitem');
    expect(screen.getByText(/This person has left Doubloon/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('leads from the name of a creator to their store', () => {
    open({ json: {} }, { participant: { ...conversation.participant, role: 'content_creator' } });
    expect(screen.getByRole('link', { name: 'Olive' })).toHaveAttribute('href', '/store/u2');
  });
});
