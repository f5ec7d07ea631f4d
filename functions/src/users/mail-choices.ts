import { type MailChoices, USUAL_MAIL_CHOICES } from '@doubloon/contract/notifications/mail-group.ts';
import { ADDRESSES } from '@doubloon/contract/shared/addresses.ts';
import type { UserPrivate } from '@doubloon/contract/users/user.ts';
import { readStopToken } from '../mail/stop-token.ts';
import { invalidField, notFound } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';

const choicesOf = ({ mails }: UserPrivate): MailChoices => ({ ...USUAL_MAIL_CHOICES, ...mails });

export const getMailChoices: Handler<'getMailChoices'> = async ({ db, caller }) => {
  const priv = await db.userPrivate.find(caller.uid);
  if (!priv) throw notFound('User');
  return choicesOf(priv);
};

export const changeMailChoices: Handler<'changeMailChoices'> = ({ db, caller }, { body }) =>
  unitOfWork({ db }, async (tx) => {
    const changed = await choose(tx, caller.uid, body);
    if (!changed) throw notFound('User');
    return changed;
  });

/** Switches mails off for whoever has got one with this token; of somebody who is gone nothing is left to switch. Throws `invalid_input` for a token of nobody's. */
export const stopMails: Handler<'stopMails'> = async ({ db, config, log }, { query }) => {
  const stopping = config.mail && readStopToken(config.mail.linkKey, query.token);
  if (!stopping) throw invalidField('query.token', 'This link is not valid. Choose your mails on your profile.');
  await unitOfWork({ db }, (tx) => choose(tx, stopping.uid, { [stopping.group]: false }));
  log.info({ stopped: stopping }, 'mails switched off by a link');
  return { success: true };
};

export const openMailChoices: Handler<'openMailChoices'> = ({ config }) =>
  Promise.resolve(`${config.siteOrigin}${ADDRESSES.mailChoices}`);

/** Changes some choices and returns all of them; null when there is no such person. Reads 1, writes 1. */
async function choose(
  tx: Tx,
  uid: string,
  changes: { readonly [Choice in keyof MailChoices]?: MailChoices[Choice] | undefined },
): Promise<MailChoices | null> {
  const priv = await tx.userPrivate.find(uid);
  if (!priv) return null;
  const chosen = Object.entries(changes).filter(([, choice]) => choice !== undefined);
  const mails: Partial<MailChoices> = { ...priv.mails, ...Object.fromEntries(chosen) };
  tx.userPrivate.update(uid, { mails });
  return choicesOf({ ...priv, mails });
}
