import { MAIL_GROUPS, MailGroup } from '@doubloon/contract/notifications/mail-group.ts';
import { notificationSentence } from '@doubloon/contract/notifications/notification-sentence.ts';
import { type Notification, NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { describe, expect, it } from 'vitest';
import { readStopToken } from './stop-token.ts';
import { composeMail } from './compose-mail.ts';

const linkKey = 'k'.repeat(32);
const mail = { from: 'Doubloon <mail@doubloon.example>', smtpUrl: 'smtp://127.0.0.1:1', linkKey, requiresTls: false };
const config = { siteOrigin: 'https://doubloon.example', mail };
const createdAt = new Date('2026-05-04T10:00:00Z');

const told = (kind: NotificationKind, fields: Partial<Notification> = {}): Notification => ({
  id: `ntf_${kind}`,
  uid: 'ada',
  kind,
  subject: { type: 'application', id: 'cmp_1__cy' },
  title: 'Ten seconds of toast',
  actorName: 'Cy',
  createdAt,
  readAt: null,
  expiresAt: new Date(createdAt.getTime() + 1),
  ...fields,
});
const compose = (notification: Notification) =>
  composeMail(notification, { role: 'content_creator', email: 'ada@example.com' }, config);

describe('the mail of a notification', () => {
  it.each(NotificationKind.options)('says in both forms what it is about and leads there: %s', async (kind) => {
    const notification = told(kind);
    const sentence = notificationSentence(kind, notification);
    const { to, subject, html, text, id, stopUrl } = await compose(notification);
    expect(to).toBe('ada@example.com');
    expect(id).toBe(notification.id);
    expect(sentence).toContain(subject.replace(/ …$/, ''));
    expect(subject.length).toBeLessThanOrEqual(122);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence);
    const target = /https:\/\/doubloon\.example\/[^\s"]+/;
    expect(target.exec(text)?.[0]).toMatch(/^https:\/\/doubloon\.example\/(my-approved-projects|loot|profile)/);
    expect(html).toContain(`href="${target.exec(text)?.[0].replaceAll('&', '&amp;')}"`);
    expect(html).toContain('href="https://doubloon.example/profile#mails"');
    expect(text).toContain('https://doubloon.example/profile#mails');
    const group = MAIL_GROUPS[kind];
    const token = stopUrl === undefined ? undefined : new URL(stopUrl).searchParams.get('token');
    expect(token === undefined ? null : readStopToken(linkKey, token ?? '')).toEqual(
      group === 'always' ? null : { uid: 'ada', group },
    );
  });

  it('shows what people wrote as it is, and never as HTML or as a second line of a header', async () => {
    const { subject, html, text } = await compose(
      told('application_received', {
        actorName: '<img src=x onerror=alert(1)>',
        title: 'Tea\r\nBcc: all@example.com & "more"',
      }),
    );
    expect(html).not.toContain('<img');
    expect(html).toContain(
      '&lt;img src=x onerror=alert(1)&gt; applied to “Tea Bcc: all@example.com &amp; &quot;more&quot;”.',
    );
    expect(text).toContain('<img src=x onerror=alert(1)> applied to “Tea Bcc: all@example.com & "more"”.');
    expect(subject).toBe('<img src=x onerror=alert(1)> applied to “Tea Bcc: all@example.com & "more"”.');
  });

  it('leads an owner to the part of the loot that waits', async () => {
    const notification = told('treasure_submitted', { subject: { type: 'campaign', id: 'cmp_1' } });
    const { text } = await composeMail(notification, { role: 'business_owner', email: 'o@example.com' }, config);
    expect(text).toContain('https://doubloon.example/loot-management/cmp_1?tab=treasures');
  });

  it('has a subject that ends with a word', async () => {
    const { subject } = await compose(told('application_received', { title: 'word '.repeat(40).trim() }));
    expect(subject).toMatch(/word …$/);
  });
});

describe('a link that switches mails off', () => {
  it.each(MailGroup.options)('is good for %s alone, with the key that signed it', async (group) => {
    const kind = NotificationKind.options.find((one) => MAIL_GROUPS[one] === group);
    const { stopUrl } = await compose(told(kind ?? 'payout_paid'));
    const signed = new URL(stopUrl ?? '').searchParams.get('token') ?? '';
    const [uid = '', , signature = ''] = signed.split('.');
    expect(readStopToken(linkKey, signed)).toEqual({ uid: 'ada', group });
    expect(readStopToken('o'.repeat(32), signed)).toBeNull();
    const part = (text: string) => Buffer.from(text).toString('base64url');
    for (const other of MailGroup.options.filter((one) => one !== group))
      expect(readStopToken(linkKey, [uid, part(other), signature].join('.'))).toBeNull();
    expect(readStopToken(linkKey, [part('bob'), part(group), signature].join('.'))).toBeNull();
    expect(readStopToken(linkKey, [uid, part('always'), signature].join('.'))).toBeNull();
    expect(readStopToken(linkKey, `${uid}.${part(group)}.`)).toBeNull();
    expect(readStopToken(linkKey, '')).toBeNull();
  });
});
