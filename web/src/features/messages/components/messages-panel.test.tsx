import { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { openOnPhone } from '../../../testing/on-phone.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { messageOnTheWire } from '../../../testing/wire/message.ts';
import type { WithSharedWork } from '../shared-work.ts';
import { MessagesPanel } from './messages-panel.tsx';

const conversation = (id: string, unreadCount: number) =>
  ConversationView.encode({
    id,
    participant: { uid: `u_${id}`, name: `Olive ${id}`, role: 'business_owner', profilePic: null, isVerified: false },
    campaign: { id: `cmp_${id}`, title: `Loot ${id}` },
    lastMessage: { senderId: `u_${id}`, text: `Ahoy from ${id}`, timestamp: new Date() },
    unreadCount,
    readByParticipant: 0,
    bankConsent: { own: false, other: false },
    updatedAt: new Date(),
  });

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}
const address = () => screen.getByTestId('address').textContent;

function open(unread: readonly number[], at = '/messages', shared?: WithSharedWork) {
  const list = unread.map((count, index) => conversation(String(index + 1), count));
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /messaging/conversations': { json: list },
    'GET /drafts': { json: [] },
  };
  for (const { id, participant } of list) {
    const said = messageOnTheWire(1, { senderId: participant.uid, senderNumber: 1 });
    answers[`GET /messaging/conversations/${id}/messages`] = { json: [said] };
    answers[`PUT /messaging/conversations/${id}/read`] = { json: { success: true } };
  }
  const calls = answerApi(answers);
  renderScreen(
    <>
      <MessagesPanel uid="u1" role="content_creator" WithShared={shared} />
      <Address />
    </>,
    at,
  );
  return calls;
}

beforeEach(() => {
  sessionStorage.clear();
  saveSession('t', aPerson());
});

describe('the messages of somebody who has chosen none', () => {
  it('open the newest unread conversation beside the list, and mark as read no other one', async () => {
    const calls = open([0, 2, 1], '/messages?q=olive');
    expect(await screen.findByRole('heading', { name: 'Olive 2' })).toBeVisible();
    expect(address()).toBe('?q=olive&conversation=2');
    expect(screen.getByRole('list', { name: 'Conversations' })).toBeVisible();
    await eventually(() =>
      expect(calls.filter(({ call }) => call.startsWith('PUT')).map(({ call }) => call)).toEqual([
        'PUT /messaging/conversations/2/read',
      ]),
    );
    // Still the same now that it is read.
    expect(address()).toBe('?q=olive&conversation=2');
  });

  it('open the newest one where all are read, and leave the focus where it is', async () => {
    open([0, 0]);
    expect(await screen.findByRole('heading', { name: 'Olive 1' })).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  it('stay a list on a phone', async () => {
    openOnPhone();
    open([1, 0]);
    expect(await screen.findByText('Ahoy from 1')).toBeVisible();
    expect(address()).toBe('');
    expect(screen.queryByRole('heading', { name: 'Olive 1' })).toBeNull();
  });

  it('open what the address names, whatever else is unread', async () => {
    open([1, 0], '/messages?conversation=2');
    expect(await screen.findByRole('heading', { name: 'Olive 2' })).toBeVisible();
  });
});

it('names in the head of a chat the loot it is about, with the way there', async () => {
  open([0]);
  await screen.findByRole('heading', { name: 'Olive 1' });
  expect(screen.getByRole('link', { name: 'Loot 1' })).toHaveAttribute('href', '/loot/cmp_1');
});

it('shows above the messages what the two share, and since when, in the place of that', async () => {
  const since = new Date(2026, 9, 5);
  open([0], '/messages', ({ children }) => children({ line: <p>Rainproof</p>, pane: <p>Beside</p>, since }));
  await screen.findByRole('heading', { name: 'Olive 1' });
  expect(screen.getByText('Rainproof')).toBeVisible();
  expect(screen.queryByText('Beside')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Loot 1' })).toBeNull();
  expect(screen.getByText('Together since Oct 5, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See brand' })).toHaveAttribute('href', '/brand/u_1');
});

it('says what is searched where no conversation has the words', async () => {
  open([0], '/messages?q=nobody');
  expect(await screen.findByPlaceholderText('Name, loot or latest message')).toBeVisible();
  expect(await screen.findByText('No name, loot or latest message has these words.')).toBeVisible();
});
