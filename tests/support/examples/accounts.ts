import { deleteAccount, exportAccount } from '@doubloon/contract/account/operations.ts';
import {
  confirmEmailVerification,
  confirmPasswordReset,
  requestEmailVerification,
  requestPasswordReset,
  undoEmailChange,
} from '@doubloon/contract/auth/operations.ts';
import { getUserProfile, requestVerification, updateUserProfile } from '@doubloon/contract/users/operations.ts';
import { succeed } from '../api.ts';
import { withOtherEmail } from '../given/identities.ts';
import { lastMailedCode } from '../given/mailed-codes.ts';
import { createPerson, createUnproven } from '../given/people.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

async function newcomer() {
  const person = await createPerson('content_creator');
  return { input: { params: { id: person.uid } }, person };
}

export const accountExamples = [
  example(requestPasswordReset, async () => ({
    input: { body: { email: (await castMember('content_creator')).email } },
  })),
  example(confirmPasswordReset, async () => {
    const { email } = await createUnproven('content_creator');
    await succeed(requestPasswordReset, { body: { email } });
    return { input: { body: { code: await lastMailedCode(email, 'PASSWORD_RESET'), password: 'a better one' } } };
  }),
  example(requestEmailVerification, async () => ({ input: {}, person: await createUnproven('content_creator') })),
  example(confirmEmailVerification, async () => {
    const person = await createUnproven('content_creator');
    await succeed(requestEmailVerification, {}, person);
    return { input: { body: { code: await lastMailedCode(person.email, 'VERIFY_EMAIL') } } };
  }),
  example(undoEmailChange, async () => {
    const person = await createUnproven('content_creator');
    await withOtherEmail(person);
    return { input: { body: { code: await lastMailedCode(person.email, 'RECOVER_EMAIL') } } };
  }),
  example(getUserProfile, newcomer),
  example(updateUserProfile, async () => {
    const { input, person } = await newcomer();
    const body = {
      name: 'Cy the Creator',
      contact: '+65 8000 0000',
      bio: 'Tea, twice a day.',
      website: 'https://cy.example/shop',
      personalDescription: 'I show tea.',
      background: 'Ten years of kettles.',
      category: 'food' as const,
      location: 'Singapore',
      specialties: ['Tea'],
      achievements: ['Tea of the year'],
    };
    return { input: { ...input, body }, person };
  }),
  example(requestVerification, async () => ({ input: {}, person: await createPerson('content_creator') })),
  example(exportAccount, newcomer),
  example(deleteAccount, newcomer),
];
