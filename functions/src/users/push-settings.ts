import { type PushChoices, USUAL_PUSH_CHOICES } from '@doubloon/contract/notifications/push-choices.ts';
import type { UserPrivate } from '@doubloon/contract/users/user.ts';
import { notFound } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';

const choicesOf = ({ push }: Pick<UserPrivate, 'push'>): PushChoices => ({ ...USUAL_PUSH_CHOICES, ...push });

export const getPushSettings: Handler<'getPushSettings'> = async ({ db, config, caller }) => {
  const [priv, devices] = await Promise.all([db.userPrivate.find(caller.uid), db.pushDevices.findOf(caller.uid)]);
  if (!priv) throw notFound('User');
  return {
    vapidKey: config.push?.vapidKey ?? null,
    choices: choicesOf(priv),
    devices: devices.map(({ id, browser, createdAt }) => ({ id, browser, added_at: createdAt })),
  };
};

export const changePushChoices: Handler<'changePushChoices'> = ({ db, caller }, { body }) =>
  unitOfWork({ db }, async (tx) => {
    const priv = await tx.userPrivate.find(caller.uid);
    if (!priv) throw notFound('User');
    const chosen = Object.entries(body).filter(([, choice]) => choice !== undefined);
    const push: Partial<PushChoices> = { ...priv.push, ...Object.fromEntries(chosen) };
    tx.userPrivate.update(caller.uid, { push });
    return choicesOf({ push });
  });
