import { MAIL_GROUPS } from '@doubloon/contract/notifications/mail-group.ts';
import { notificationAddress } from '@doubloon/contract/notifications/notification-address.ts';
import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { USUAL_PUSH_CHOICES } from '@doubloon/contract/notifications/push-choices.ts';
import { quietUntil } from '@doubloon/contract/notifications/quiet-hours.ts';
import type { PushDevice } from '@doubloon/contract/push/push-device.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { ACTION_LABELS } from '../mail/action-labels.ts';
import { subjectOfNotification } from '../mail/compose-mail.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { allDue, type Kind } from '../platform/jobs/until-done.ts';
import type { Effect } from '../platform/projections/projection.ts';
import type { PushMessage, PushOutcome, SendPush } from '../platform/push/send-push.ts';
import { divideBySession } from './devices.ts';
import { newPush, type Push } from './pushes.store.ts';

const MINUTE_MS = 60_000;

/** News older than this is not pushed: by a trigger that comes late or after long quiet hours. */
const FRESH_MS = 24 * 60 * MINUTE_MS;
/** Far longer than handing over may take; whoever has not said by then what became of it has died. */
const SENDING_MS = 10 * MINUTE_MS;
/** From when on a push notification that was due is told of. */
const LATE_MS = 30 * MINUTE_MS;
/** How long after each try that the service did not take the next one follows; after the last it is given up. */
const TRY_AFTER_MS = [1, 10, 60].map((minutes) => minutes * MINUTE_MS);

const ENDED = { isSending: false, nextAt: null, left: null };

type PushDeps = Pick<Dependencies, 'db' | 'auth' | 'clock' | 'log' | 'sendPush'>;

/** All that is needed to send push notifications that this process alone may send now. */
interface Claimed {
  readonly notification: Notification;
  readonly role: Role;
  readonly devices: readonly PushDevice[];
}

interface Outcome {
  readonly device: PushDevice;
  readonly outcome: PushOutcome;
}

/** Pushes every new notification to its reader's browsers, once; what can only be sent later is left to `duePushes`. */
export const pushNotification: Effect = async (deps, { params, data }) => {
  if (deps.sendPush && data?.after.exists) await deliverPush(deps, params.id);
};

/** Returns the push notifications that wait for the end of quiet hours, or that the service could not take before, as a kind of the job `send-mails`. */
export function duePushes(deps: PushDeps): Kind {
  const { db, clock, log } = deps;
  return allDue({
    items: db.pushes.eachDueId(clock.now()),
    idOf: (pushId) => pushId,
    handle: (pushId) => deliverPush(deps, pushId),
    failed: (pushId, error) => {
      log.error({ pushId, err: error }, 'a push notification could not be sent');
    },
  });
}

/** Warns when push notifications that were due wait for long, which happens while runs of their job are too short or fail. Reads 1. */
export async function warnOfLatePushes({ db, clock, log, sendPush }: PushDeps): Promise<void> {
  if (!sendPush) return;
  const waitingMs = await db.pushes.waitingMs(clock.now());
  if (waitingMs > LATE_MS) log.warn({ oldestMinutes: Math.floor(waitingMs / MINUTE_MS) }, 'pushes wait');
}

/**
 * Sends the push notifications about a notification if they are to be sent now. It may run late, repeatedly and at the same time as itself: whoever sends them has
 * said so in their document before, in one transaction. Reads up to 15, and 3 for somebody without browsers; what is sent takes 2 writes, and one for each browser that is gone.
 */
export async function deliverPush(deps: PushDeps, id: string): Promise<void> {
  const { log, sendPush } = deps;
  if (!sendPush) return;
  const claimed = await unitOfWork(deps, (tx) => claim(tx, deps, id));
  if (!claimed) return;
  const outcomes = await send(deps, sendPush, claimed);
  await unitOfWork(deps, (tx) => settle(tx, deps, id, outcomes));
  for (const { outcome } of outcomes) {
    if (outcome.kind !== 'sent' && outcome.kind !== 'gone') log.warn({ pushId: id, ...outcome }, 'push not sent');
  }
}

/** Takes the push notifications for this process; null when there are none to send, or not now. Ends those that have become useless, or of which nobody will say any more what became of them. */
async function claim(tx: Tx, { clock, log }: PushDeps, id: string): Promise<Claimed | null> {
  const now = clock.now();
  const push = await tx.pushes.find(id);
  if (push && (push.nextAt === null || push.nextAt > now)) return null;
  if (push?.isSending) {
    log.warn({ pushId: id }, 'nobody knows if this push notification was sent');
    tx.pushes.update(id, { ...ENDED, outcome: 'unknown' });
    return null;
  }
  const found = await findReader(tx, id, push, now);
  if (!found) {
    if (push) tx.pushes.update(id, { ...ENDED, outcome: push.sentAt ? 'sent' : 'lapsed' });
    return null;
  }
  const { claimed, waitsUntil } = found;
  const record = push ?? newPush(claimed.notification, now);
  if (waitsUntil) {
    tx.pushes.put({ ...record, nextAt: waitsUntil });
    return null;
  }
  tx.pushes.put({ ...record, isSending: true, tries: record.tries + 1, nextAt: new Date(now.getTime() + SENDING_MS) });
  return claimed;
}

/** Whom a notification is pushed to, and until when it has to wait; null once it was read, taken back or is old, and for somebody without browsers or who has switched such off. Reads 1 for most people, 13 at most. */
async function findReader(
  tx: Tx,
  id: string,
  push: Push | null,
  now: Date,
): Promise<{ claimed: Claimed; waitsUntil: Date | null } | null> {
  const notification = await tx.notifications.find(id);
  if (!notification || notification.readAt || now.getTime() - notification.createdAt.getTime() >= FRESH_MS) return null;
  const own = await tx.pushDevices.findOf(notification.uid);
  const left = push?.left;
  const devices = own.filter((device) => !left || left.includes(device.id));
  const reader = devices.length > 0 ? await tx.users.findFull(notification.uid) : null;
  if (!reader || reader.priv.suspended) return null;
  const claimed = { notification, role: reader.user.role, devices };
  const group = MAIL_GROUPS[notification.kind];
  if (group === 'always') return { claimed, waitsUntil: null };
  if (!{ ...USUAL_PUSH_CHOICES, ...reader.priv.push }[group]) return null;
  const quiet = reader.priv.mails?.quiet;
  return { claimed, waitsUntil: quiet ? quietUntil(now, quiet) : null };
}

/** Hands a notification over for each browser that has registered in a session which still holds; the others are gone. */
async function send(deps: PushDeps, sendPush: SendPush, claimed: Claimed): Promise<readonly Outcome[]> {
  const { notification, devices } = claimed;
  let divided;
  try {
    divided = await divideBySession(deps, notification.uid, devices);
  } catch (error) {
    const outcome = { kind: 'later', reason: String(error) } as const;
    return devices.map((device) => ({ device, outcome }));
  }
  const { held, ended } = divided;
  const answers = held.length > 0 ? await sendPush(held.map(({ token }) => messageOf(claimed, token))) : [];
  return [
    ...ended.map((device) => ({ device, outcome: { kind: 'gone' } as const })),
    ...held.flatMap((device, index) => {
      const outcome = answers[index];
      return outcome ? [{ device, outcome }] : [];
    }),
  ];
}

/** Says as much as the subject of the mail about it: whoever looks over a shoulder reads it, too. */
const messageOf = ({ notification, role }: Claimed, token: string): PushMessage => ({
  token,
  title: subjectOfNotification(notification),
  body: ACTION_LABELS[notification.kind],
  link: notificationAddress(notification, role),
  tag: notification.id,
});

/** Says what became of the push notifications, has those that were not taken tried again, and removes the browsers that are gone. Reads and writes 1, and 1 for each browser that is gone. */
async function settle(tx: Tx, { clock }: PushDeps, id: string, outcomes: readonly Outcome[]): Promise<void> {
  const push = await tx.pushes.find(id);
  const gone = outcomes.filter(({ outcome }) => outcome.kind === 'gone').map(({ device }) => device);
  const now = clock.now();
  for (const [index, found] of (await Promise.all(gone.map(({ id }) => tx.pushDevices.find(id)))).entries()) {
    // It may have been registered again since it was claimed, also by somebody else.
    if (found && found.seenAt.getTime() === gone[index]?.seenAt.getTime()) tx.pushDevices.remove(found.id);
  }
  // Its person's account has ended meanwhile.
  if (!push) return;
  const some = (kind: PushOutcome['kind']) => outcomes.filter(({ outcome }) => outcome.kind === kind);
  const sentAt = push.sentAt ?? (some('sent').length > 0 ? now : null);
  const [reason = push.reason] = outcomes.flatMap(({ outcome }) => ('reason' in outcome ? [outcome.reason] : []));
  const waitMs = TRY_AFTER_MS[push.tries - 1];
  const later = some('later').map(({ device }) => device.id);
  if (later.length > 0 && waitMs !== undefined) {
    const nextAt = new Date(now.getTime() + waitMs);
    tx.pushes.update(id, { isSending: false, left: later, nextAt, reason, sentAt });
    return;
  }
  const failed = some('unknown').length > 0 ? 'unknown' : reason === null ? 'lapsed' : 'refused';
  tx.pushes.update(id, { ...ENDED, outcome: sentAt ? 'sent' : failed, reason, sentAt });
}
