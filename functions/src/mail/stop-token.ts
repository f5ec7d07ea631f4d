import { createHmac, timingSafeEqual } from 'node:crypto';
import { MailGroup } from '@doubloon/contract/notifications/mail-group.ts';
import { Uid } from '@doubloon/contract/shared/values.ts';

/** Whose mails of which group a link switches off. */
interface Stopping {
  readonly uid: string;
  readonly group: MailGroup;
}

const signatureOf = (key: string, uid: string, group: string): Buffer =>
  createHmac('sha256', key).update(`stop-mails ${group} ${uid}`).digest();

/** The token in the links of a mail: it can be used by whoever has the mail, for nothing but this, and does not expire, as mails are kept for years. */
export function stopToken(key: string, { uid, group }: Stopping): string {
  const parts = [Buffer.from(uid), Buffer.from(group), signatureOf(key, uid, group)];
  return parts.map((part) => part.toString('base64url')).join('.');
}

/** Reads a token; null for one that was not signed with this key. */
export function readStopToken(key: string, token: string): Stopping | null {
  const [uid = '', group = '', signature = ''] = token.split('.');
  const [uidText, groupText] = [uid, group].map((part) => Buffer.from(part, 'base64url').toString('utf8'));
  const said = { uid: Uid.safeParse(uidText), group: MailGroup.safeParse(groupText) };
  if (!said.uid.success || !said.group.success) return null;
  const found = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, said.uid.data, said.group.data);
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return null;
  return { uid: said.uid.data, group: said.group.data };
}
