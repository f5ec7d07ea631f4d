import { finishOauth, issueOauthTicket, startOauth } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import {
  createSocialAccount,
  deleteSocialAccount,
  issueVerificationCode,
  listSocialAccounts,
  saveSocialLink,
  updateSocialAccount,
  verifySocialAccount,
} from '@doubloon/contract/social-accounts/operations.ts';
import { succeed } from '../api.ts';
import { createPerson, unique } from '../given/people.ts';
import { writeBio } from '../given/social-web.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const urlOf = (handle: string) => `https://www.tiktok.com/@${handle}`;
const accountOf = (handle: string) => ({ platform: 'tiktok' as const, accountUrl: urlOf(handle) });

/** Creates a creator with an account that waits for its code. */
async function pendingAccount() {
  const person = await createPerson('content_creator');
  const { id } = await succeed(createSocialAccount, { body: accountOf(unique('h')) }, person);
  return { input: { params: { id } }, person };
}

export const socialAccountExamples = [
  example(issueVerificationCode, async () => ({
    input: { body: accountOf(unique('h')) },
    person: await createPerson('content_creator'),
  })),
  example(saveSocialLink, async () => {
    const person = await createPerson('content_creator');
    const handle = unique('h');
    const { code } = await succeed(issueVerificationCode, { body: accountOf(handle) }, person);
    await writeBio('tiktok', handle, code);
    return { input: { body: accountOf(handle) }, person };
  }),
  example(listSocialAccounts, async () => ({ input: {}, person: await castMember('content_creator') })),
  example(createSocialAccount, async () => ({
    input: { body: accountOf(unique('h')) },
    person: await createPerson('content_creator'),
  })),
  example(updateSocialAccount, async () => {
    const { input, person } = await pendingAccount();
    return { input: { ...input, body: { accountUrl: urlOf(unique('h')) } }, person };
  }),
  example(verifySocialAccount, pendingAccount),
  example(deleteSocialAccount, pendingAccount),
  example(issueOauthTicket, async () => ({
    input: { body: { platform: 'tiktok' as const } },
    person: await castMember('content_creator'),
  })),
  // The browser is redirected, whatever the result for ticket and state.
  example(startOauth, () =>
    Promise.resolve({ input: { params: { platform: 'tiktok' as const }, query: { token: 'x'.repeat(43) } } }),
  ),
  example(finishOauth, () => {
    const query = { state: 'x'.repeat(43), code: 'any', error: 'access_denied', iss: 'https://www.tiktok.com' };
    return Promise.resolve({ input: { params: { platform: 'tiktok' as const }, query } });
  }),
];
