import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ConversationStart } from './messages-panel.tsx';

beforeEach(() => saveSession('t', aPerson()));

function start(status: number, message: string) {
  answerApi({ 'POST /messaging/conversations': { status, json: { message } } });
  renderScreen(<ConversationStart otherUserId="nobody" campaignId={undefined} />);
}

describe('a conversation that could not be begun', () => {
  it.each([
    [404, 'User not found'],
    [422, 'You cannot start a conversation with yourself'],
  ])('leads back where nobody is there to talk to (%d)', async (status, message) => {
    start(status, message);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to conversations' })).toHaveAttribute('href', '/messages');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be tried again where that can help', async () => {
    start(503, 'Down');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to conversations' })).toBeNull();
  });
});
