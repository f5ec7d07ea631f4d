import type { BatchResponse, Message } from 'firebase-admin/messaging';
import { describe, expect, it } from 'vitest';
import { createPushSender } from './send-push.ts';

const message = {
  token: 'token',
  title: 'Cy applied',
  body: 'Review it',
  link: '/loot-management/cmp_1',
  tag: 'ntf_1',
};

/** Sends a message to a service that answers with this error, or takes it without one. */
async function outcomeOf(code?: string) {
  const responses = [
    code === undefined
      ? { success: true, messageId: 'm' }
      : { success: false, error: { code, message: 'said so' } as never },
  ];
  const send = createPushSender(() =>
    Promise.resolve({ sendEach: () => Promise.resolve({ responses } as unknown as BatchResponse) }),
  );
  const [outcome] = await send([message]);
  return outcome;
}

describe('what becomes of a push notification', () => {
  it.each([
    ['sent', undefined],
    ['gone', 'messaging/registration-token-not-registered'],
    ['later', 'messaging/server-unavailable'],
    ['later', 'messaging/message-rate-exceeded'],
    // A service account without the permission: the token is as good as before.
    ['later', 'messaging/mismatched-credential'],
    ['unknown', 'app/network-error'],
    ['refused', 'messaging/invalid-argument'],
    ['refused', 'messaging/some-new-error'],
  ])('is %s for %s', async (kind, code) => {
    expect(await outcomeOf(code)).toMatchObject({ kind });
  });

  it('is later when the service cannot be asked at all', async () => {
    const send = createPushSender(() => Promise.reject(new Error('no project')));
    expect(await send([message, message])).toEqual([
      { kind: 'later', reason: 'Error: no project' },
      { kind: 'later', reason: 'Error: no project' },
    ]);
  });

  it('is shown by the service worker: it carries data and no notification, and is no news after a day', async () => {
    const sent: Message[] = [];
    const send = createPushSender(() =>
      Promise.resolve({
        sendEach: (messages: Message[]) => {
          sent.push(...messages);
          return Promise.resolve({ responses: [{ success: true }] } as BatchResponse);
        },
      }),
    );
    await send([message]);
    const { token, ...data } = message;
    expect(sent).toEqual([{ token, data, webpush: { headers: { TTL: '86400', Urgency: 'high' } } }]);
  });
});
