import { MAIL_GROUPS, MailGroup } from '@doubloon/contract/notifications/mail-group.ts';
import { notificationAddress } from '@doubloon/contract/notifications/notification-address.ts';
import { notificationSentence } from '@doubloon/contract/notifications/notification-sentence.ts';
import { type Notification, NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { describe, expect, it } from 'vitest';
import { sampleNotification, sampleReaderRole } from '../../testing/notifications.ts';
import { ACTION_LABELS } from './action-labels.ts';
import { readStopToken } from './stop-token.ts';
import { composeMail } from './compose-mail.ts';

const linkKey = 'k'.repeat(32);
const mail = { from: 'Doubloon <mail@doubloon.example>', smtpUrl: 'smtp://127.0.0.1:1', linkKey, requiresTls: false };
const config = { siteOrigin: 'https://doubloon.example', mail };
const compose = (notification: Notification) =>
  composeMail(notification, { role: sampleReaderRole(notification.kind), email: 'ada@example.com' }, config);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', "'": '&#x27;', '"': '&quot;' };
const escapeHtml = (words: string) => words.replaceAll(/[&'"]/g, (sign) => ESCAPES[sign] ?? sign);

describe('the mail of a notification', () => {
  it.each(NotificationKind.options)('says in both forms what it is about and leads there: %s', async (kind) => {
    const notification = sampleNotification(kind);
    const sentence = notificationSentence(kind, notification);
    const { to, subject, html, text, id, stopUrl } = await compose(notification);
    expect(to).toBe('ada@example.com');
    expect(id).toBe(notification.id);
    expect(sentence).toContain(subject.replace(/ …$/, ''));
    expect(subject.length).toBeLessThanOrEqual(122);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence);
    expect(html).toContain(escapeHtml(sentence));
    const address = `https://doubloon.example${notificationAddress(notification, sampleReaderRole(kind))}`;
    expect(text).toContain(`${ACTION_LABELS[kind]} ${address}\n`);
    expect(html).toContain(`href="${address}"`);
    expect(html).toContain(`>${ACTION_LABELS[kind]}</span>`);
    expect(html).toContain('href="https://doubloon.example/profile/notifications"');
    expect(text).toContain('https://doubloon.example/profile/notifications');
    const group = MAIL_GROUPS[kind];
    const token = stopUrl === undefined ? undefined : new URL(stopUrl).searchParams.get('token');
    expect(token === undefined ? null : readStopToken(linkKey, token ?? '')).toEqual(
      group === 'always' ? null : { uid: 'ada', group },
    );
  });

  it('shows what people wrote as it is, and never as HTML or as a second line of a header', async () => {
    const { subject, html, text } = await compose(
      sampleNotification('application_received', {
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

  it('lists the loots that it tells of with their addresses, and counts the others', async () => {
    const { subject, html, text } = await compose(sampleNotification('loots_found'));
    expect(subject).toBe('Your saved searches found 7 new loots.');
    expect(html).toMatch(/<a href="https:\/\/doubloon\.example\/loot\/cmp_2"[^>]*>Tea for two<\/a>/);
    expect(text).toContain('Noodles at noon https://doubloon.example/loot/cmp_5');
    expect(text).toContain('And 2 other loots.');
    expect((await compose(sampleNotification('loots_found', { total: 6 }))).text).toContain('And 1 other loot.');
    expect((await compose(sampleNotification('loots_found', { total: 5 }))).text).not.toContain('other');
  });

  it('leads an owner to the part of the loot that waits', async () => {
    const notification = sampleNotification('treasure_submitted', { subject: { type: 'campaign', id: 'cmp_1' } });
    const { text } = await composeMail(notification, { role: 'business_owner', email: 'o@example.com' }, config);
    expect(text).toContain('https://doubloon.example/loot-management/cmp_1?tab=treasures');
  });

  it.each(['application_received', 'content_submitted'] as const)(
    'leads an owner to the application: %s',
    async (kind) => {
      const { text } = await compose(sampleNotification(kind));
      expect(text).toContain('https://doubloon.example/loot-management/cmp_1?application=cmp_1__cy\n');
    },
  );

  it('has a subject that ends with a word', async () => {
    const { subject } = await compose(sampleNotification('application_received', { title: 'word '.repeat(40).trim() }));
    expect(subject).toMatch(/word …$/);
  });
});

describe('a link that switches mails off', () => {
  it.each(MailGroup.options)('is good for %s alone, with the key that signed it', async (group) => {
    const kind = NotificationKind.options.find((one) => MAIL_GROUPS[one] === group);
    const { stopUrl } = await compose(sampleNotification(kind ?? 'payout_paid'));
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
