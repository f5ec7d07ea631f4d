import { z } from 'zod';
import { defineOperation, signedIn } from '../calls/define-operation.ts';
import { PushChoices } from '../notifications/push-choices.ts';
import { ById, DocumentId, named } from '../shared/values.ts';
import { MAX_PUSH_DEVICES, PushDeviceView, PushToken } from './push-device.ts';

const PushChoicesView = named('PushChoices', PushChoices.shape);

/** A browser registers again now and then, and whenever it is switched off and on. */
const registering = [{ bucket: 'push-devices', per: 'user', max: 60, windowSeconds: 3600 }] as const;

export const getPushSettings = defineOperation('GET /push', {
  id: 'getPushSettings',
  summary:
    'The notifications that the caller gets in browsers, the list of those browsers, and the public key with which a browser registers; null where no push notifications are sent',
  access: signedIn,
  output: z.object({
    vapidKey: z.string().nullable(),
    choices: PushChoicesView,
    devices: z.array(PushDeviceView),
  }),
  errors: ['not_found'],
  cost: { reads: 1 + MAX_PUSH_DEVICES, writes: 0 },
});

export const changePushChoices = defineOperation('PUT /push/choices', {
  id: 'changePushChoices',
  summary: 'Choose what the caller is told of in their browsers; what is left out stays as it is',
  access: signedIn,
  input: { body: PushChoices.partial() },
  output: PushChoicesView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 1 },
});

export const registerPushDevice = defineOperation('POST /push/devices', {
  id: 'registerPushDevice',
  summary: `Have the calling browser get the caller's push notifications, by its token from Firebase Cloud Messaging, until their sessions are ended. Repeating it renews that; of more than ${MAX_PUSH_DEVICES} browsers the one that was not seen for longest goes`,
  access: signedIn,
  input: { body: z.object({ token: PushToken }) },
  output: z.object({ id: DocumentId }),
  status: 201,
  rateLimits: registering,
  errors: ['illegal_state'],
  cost: { reads: 1 + MAX_PUSH_DEVICES, writes: 2 },
});

export const removePushDevice = defineOperation('DELETE /push/devices/{id}', {
  id: 'removePushDevice',
  summary: "Have one of the caller's browsers get no more push notifications; any other changes nothing",
  access: signedIn,
  input: { params: ById },
  rateLimits: registering,
  cost: { reads: 1, writes: 1 },
});
