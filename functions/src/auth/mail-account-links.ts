import { ADDRESSES } from '@doubloon/contract/shared/addresses.ts';
import type { Call, Dependencies } from '../platform/dependencies.ts';
import { allDue, type Kind } from '../platform/jobs/until-done.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import { ifUnknownUser } from '../platform/identity/if-unknown-user.ts';
import { mailPasswordReset, mailVerification } from '../platform/identity/identity-toolkit.ts';
import { newId } from '../platform/ids.ts';
import { hasArrived, type MailOutcome, type SendMail } from '../platform/mail/send-mail.ts';
import type { Effect } from '../platform/projections/projection.ts';
import { recordMailArrival } from '../users/verification.ts';
import type { AccountMail } from './account-mails.store.ts';
import { composeAccountMail } from './compose-account-mail.ts';

const MINUTE_MS = 60_000;

/** Far longer than handing over a mail may take; whoever has not said by then what became of it has died. */
const SENDING_MS = 10 * MINUTE_MS;
/** How long after each try that did not succeed the next one follows; after the last it is given up, as its person has asked again long since. */
const TRY_AFTER_MS = [1, 10, 30].map((minutes) => minutes * MINUTE_MS);
const KEPT_MS = 24 * 60 * MINUTE_MS;

type AccountMailDeps = Pick<Dependencies, 'db' | 'auth' | 'clock' | 'config' | 'log' | 'sendMail'>;

/**
 * Has a link for a new password mailed: by the product where it sends mails, else by the identity service. Returns why that did not, null when it did or nobody
 * may know. Writes 1.
 */
export async function mailResetLink(call: Call<null>, email: string): Promise<'unknown' | 'throttled' | null> {
  if (!call.sendMail) return mailPasswordReset(call, email);
  await unitOfWork(call, (tx) => queueMail(tx, call, 'reset', email));
  return null;
}

/** Has a link mailed that proves the e-mail of an identity, in the same way. Returns false when no more are sent. Writes 1. */
export async function mailProofLink(call: Dependencies, uid: string, purpose: 'proof' | 'signIn'): Promise<boolean> {
  if (!call.sendMail) return mailVerification(call, await call.auth.createCustomToken(uid));
  const { email } = await call.auth.getUser(uid);
  if (email !== undefined) await unitOfWork(call, (tx) => queueMail(tx, call, purpose, email));
  return email !== undefined;
}

/** Leaves a mail to its trigger; where the product sends none, nobody gets it. Writes 1. */
export function queueMail(
  tx: Tx,
  { clock }: Pick<Dependencies, 'clock'>,
  purpose: AccountMail['purpose'],
  email: string,
): void {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const waiting = { isSending: false, tries: 0, nextAt: now, createdAt: now, expiresAt };
  tx.accountMails.add({ id: newId('mai', now), purpose, email, ...waiting });
}

/** Sends a mail that was asked for, once; one that can only be sent later is left to `dueAccountMails`. */
export const sendAccountMail: Effect = async (deps, { params, data }) => {
  if (data?.after.exists) await deliverAccountMail(deps, params.id);
};

/**
 * Sends a mail with a link if it is to be sent now. It may run late, repeatedly and at the same time as itself: whoever sends it has said so in its document
 * before, which goes once the mail has been handed over. Reads 3, writes 3 at most.
 */
export async function deliverAccountMail(deps: AccountMailDeps, id: string): Promise<void> {
  const { log, sendMail } = deps;
  if (!sendMail) return;
  const mail = await unitOfWork(deps, (tx) => claim(tx, deps, id));
  if (!mail) return;
  const outcome = await send(deps, sendMail, mail);
  await unitOfWork(deps, (tx) => settle(tx, deps, mail, outcome));
  await recordArrivalOf(deps, mail, outcome);
  if (outcome && outcome.kind !== 'sent')
    log.warn({ accountMailId: id, purpose: mail.purpose, ...outcome }, 'mail not sent');
}

/** Takes a mail for this process; null when it is not to be sent now. Ends one of which nobody will say any more what became of it. */
async function claim(tx: Tx, { clock, log }: AccountMailDeps, id: string): Promise<AccountMail | null> {
  const now = clock.now();
  const mail = await tx.accountMails.find(id);
  if (!mail || mail.nextAt > now) return null;
  if (mail.isSending) {
    log.warn({ accountMailId: id }, 'nobody knows if this mail was sent');
    tx.accountMails.remove(id);
    return null;
  }
  const taken = { isSending: true, tries: mail.tries + 1, nextAt: new Date(now.getTime() + SENDING_MS) };
  tx.accountMails.update(id, taken);
  return { ...mail, ...taken };
}

/** Hands a mail over; null when there is nobody to mail to. */
async function send(deps: AccountMailDeps, sendMail: SendMail, mail: AccountMail): Promise<MailOutcome | null> {
  let composed;
  try {
    const link = await linkOf(deps, mail);
    if (link === null) return null;
    composed = await composeAccountMail(mail, link, deps.config);
  } catch (error) {
    return { kind: 'later', reason: String(error) };
  }
  return sendMail(composed);
}

/** The address that a mail leads to, below the product's origin; null when there is nobody who could use its code. */
async function linkOf({ auth }: AccountMailDeps, { purpose, email }: AccountMail): Promise<string | null> {
  if (purpose === 'secondFactorOn' || purpose === 'secondFactorOff') return ADDRESSES.secondFactor;
  const identity = await auth.getUserByEmail(email).catch(ifUnknownUser);
  if (!identity || identity.disabled) return null;
  const link = await (purpose === 'reset'
    ? auth.generatePasswordResetLink(email)
    : auth.generateEmailVerificationLink(email));
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null) throw new Error('the identity service made a link without a code');
  return ADDRESSES.accountAction(purpose === 'reset' ? 'resetPassword' : 'verifyEmail', code);
}

async function settle(
  tx: Tx,
  { clock }: AccountMailDeps,
  { id, tries }: AccountMail,
  outcome: MailOutcome | null,
): Promise<void> {
  const waitMs = outcome?.kind === 'later' ? TRY_AFTER_MS[tries - 1] : undefined;
  if (waitMs === undefined) tx.accountMails.remove(id);
  else if (await tx.accountMails.find(id))
    tx.accountMails.update(id, { isSending: false, nextAt: new Date(clock.now().getTime() + waitMs) });
}

/** Records if mails arrive at the address of an account, which a newcomer may have mistyped. */
async function recordArrivalOf(
  deps: AccountMailDeps,
  { email }: AccountMail,
  outcome: MailOutcome | null,
): Promise<void> {
  const arrived = outcome && hasArrived(outcome);
  if (arrived === null) return;
  const identity = await deps.auth.getUserByEmail(email).catch(ifUnknownUser);
  if (!identity) return;
  await unitOfWork(deps, (tx) => recordMailArrival(tx, identity.uid, { email, arrived, now: deps.clock.now() }));
}

/** The mails whose time has come: those that could not be sent before, and those whose trigger has failed. */
export function dueAccountMails(deps: AccountMailDeps): Kind {
  const { db, clock, log } = deps;
  return allDue({
    items: db.accountMails.eachDueId(clock.now()),
    idOf: (accountMailId) => accountMailId,
    handle: (accountMailId) => deliverAccountMail(deps, accountMailId),
    failed: (accountMailId, error) => {
      log.error({ accountMailId, err: error }, 'a mail could not be sent');
    },
  });
}
