import { describe, expect, it } from 'vitest';
import { composeDigest, type UnreadMessages } from './message-digest.ts';

const config = {
  siteOrigin: 'https://doubloon.example',
  mail: { from: 'mail@doubloon.example', smtpUrl: 'smtp://127.0.0.1:1', linkKey: 'k'.repeat(32), requiresTls: false },
};
const compose = (...unread: UnreadMessages[]) =>
  composeDigest({ id: 'mls_1', uid: 'ada' }, unread, { role: 'content_creator', email: 'ada@example.com' }, config);
const from = (name: string, fields: Partial<UnreadMessages> = {}): UnreadMessages => ({
  ...{ conversationId: `cnv_${name}`, from: name, about: null, count: 1 },
  ...fields,
});

describe('the mail about unread messages', () => {
  it('says who has written, about which loot and how often, and leads to the conversation', async () => {
    const { to, subject, text, stopUrl } = await compose(from('Cy', { about: 'Iced tea', count: 3 }));
    expect({ to, subject }).toEqual({ to: 'ada@example.com', subject: 'Cy has written to you.' });
    expect(text).toContain('Cy: 3 messages about “Iced tea”.');
    expect(text).toContain('https://doubloon.example/messages?conversation=cnv_Cy\n');
    expect(stopUrl).toMatch(/^https:\/\/doubloon\.example\/api\/mails\/stop\?token=/);
  });

  it('names the first five of many, counts the others, and leads to all', async () => {
    const names = ['Ann', 'Ben', 'Cy', 'Dan', 'Eve', 'Fay', 'Gus'];
    const { subject, text } = await compose(...names.map((name) => from(name)));
    expect(subject).toBe('Ann and 6 others have written to you.');
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain('Ann: 1 message. Ben: 1 message.');
    expect(words).toContain('Eve: 1 message. And 2 other conversations.');
    expect(words).not.toContain('Fay');
    expect(text).toContain('https://doubloon.example/messages\n');
  });

  it('shows names as they are, in one line', async () => {
    const { subject, html } = await compose(from('<b>Cy</b>\r\nBcc: all@example.com'));
    expect(subject).toBe('<b>Cy</b> Bcc: all@example.com has written to you.');
    expect(html).not.toContain('<b>Cy');
  });
});
