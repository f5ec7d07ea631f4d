import { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { describe, expect, it } from 'vitest';
import { AccountMail } from '../../functions/src/auth/account-mails.store.ts';
import { everyMail } from './every-mail.ts';

const KINDS = [...AccountMail.shape.purpose.options, ...NotificationKind.options, 'messages_unread'];

describe('the mails that are pictured', async () => {
  const mails = await everyMail();

  it('are one of each kind', () => {
    expect([...mails.keys()].toSorted()).toEqual(KINDS.toSorted());
  });

  it.each(KINDS)('have a subject, a heading, a button and a reason, as HTML and as text: %s', (kind) => {
    const { subject = '', html = '', text = '' } = mails.get(kind) ?? {};
    expect(subject).toMatch(/^[A-Z“].+[.?…\w]$/);
    expect(html).toMatch(/<h1[^>]*>[A-Z“][^<]+<\/h1>/);
    expect(html).toMatch(/<a href="https:\/\/doubloon\.example\/[^"]+"[^>]*>.*<span[^>]*>[A-Z][^<]+<\/span>.*<\/a>/s);
    expect(html).toMatch(/>[^<]*You (always )?get [^<]+\.</);
    expect(text).toMatch(
      /^Doubloon\s+[A-Z“][^]+\s[A-Z][\w ]+ https:\/\/doubloon\.example\/\S+\s[^]*You\s+(always\s+)?get\s/,
    );
  });

  it.each(AccountMail.shape.purpose.options)(
    'say about an account what to do if it was not the reader: %s',
    (purpose) => {
      const { text = '' } = mails.get(purpose) ?? {};
      expect(text.replaceAll(/\s+/g, ' ')).toMatch(/\bIf (that was not you|you have not registered|not)\b/);
    },
  );
});
