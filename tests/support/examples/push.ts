import {
  changePushChoices,
  getPushSettings,
  registerPushDevice,
  removePushDevice,
} from '@doubloon/contract/push/operations.ts';
import { aDevice } from '../given/push/push-devices.ts';
import { unique } from '../given/people.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const creator = () => castMember('content_creator');

export const pushExamples = [
  example(getPushSettings, async () => ({ input: {}, person: await creator() })),
  example(changePushChoices, async () => ({ input: { body: { progress: true } }, person: await creator() })),
  example(registerPushDevice, async () => ({
    input: { body: { token: unique('push-token-') } },
    person: await creator(),
  })),
  example(removePushDevice, async () => {
    const person = await creator();
    const { id } = await aDevice(person);
    return { input: { params: { id } }, person };
  }),
];
