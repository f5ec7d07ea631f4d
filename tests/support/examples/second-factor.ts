import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@doubloon/contract/auth/second-factor-operations.ts';
import { totpCode } from '../../../emulators/auth/index.ts';
import { succeed } from '../api.ts';
import { createPerson } from '../given/people.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

/** Somebody who has begun to switch the second factor on, and what confirms it. */
async function begun() {
  const person = await createPerson('content_creator');
  const { password } = person;
  const { secret, session } = await succeed(startSecondFactor, { body: { password } }, person);
  // The identity service goes by the machine's own clock.
  return { person, body: { password, session, code: totpCode(secret, Date.now()) } };
}

export const secondFactorExamples = [
  example(getSecondFactor, async () => ({ input: {}, person: await castMember('content_creator') })),
  example(startSecondFactor, async () => {
    const person = await createPerson('content_creator');
    return { input: { body: { password: person.password } }, person };
  }),
  example(confirmSecondFactor, async () => {
    const { person, body } = await begun();
    return { input: { body }, person };
  }),
  example(removeSecondFactor, async () => {
    const { person, body } = await begun();
    await succeed(confirmSecondFactor, { body }, person);
    return { input: { body: { password: body.password, code: body.code } }, person };
  }),
];
