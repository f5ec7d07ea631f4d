import { deleteAccount } from '@doubloon/contract/account/operations.ts';
import { createAffiliateLink } from '@doubloon/contract/affiliates/operations.ts';
import { login } from '@doubloon/contract/auth/operations.ts';
import { followCreator } from '@doubloon/contract/followers/operations.ts';
import { issueVerificationCode, saveSocialLink } from '@doubloon/contract/social-accounts/operations.ts';
import { sendMessage, startConversation } from '@doubloon/contract/messaging/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refuse, succeed } from '../../support/api.ts';
import { pairInConversation } from '../../support/given/conversations.ts';
import { signUpWithoutAccount } from '../../support/given/identities.ts';
import { exchangeCustomToken, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { writeBio } from '../../support/given/social-web.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';

const unknown = { status: 404, code: 'not_found' };
let creator: Person;

beforeAll(async () => {
  creator = await createCreatorWithStore({ affiliateReward: 10 });
});

async function expectNothingReaches(creatorId: string, nobody: Person): Promise<void> {
  const start = { body: { otherUserId: creatorId } };
  expect(await refuse(startConversation, start, nobody)).toMatchObject(unknown);
  expect(await refuse(followCreator, { params: { id: creatorId } }, nobody)).toMatchObject(unknown);
  expect(await refuse(createAffiliateLink, { body: { creatorId } }, nobody)).toMatchObject(unknown);
}

describe('an identity made past the registration', () => {
  it('reaches nobody', async () => {
    await expectNothingReaches(creator.uid, await signUpWithoutAccount());
  });

  it('links no account, and keeps it from nobody', async () => {
    const nobody = await signUpWithoutAccount();
    const handle = unique('h');
    const body = { platform: 'tiktok' as const, accountUrl: `https://www.tiktok.com/@${handle}` };
    const { code } = await succeed(issueVerificationCode, { body }, nobody);
    await writeBio('tiktok', handle, code);
    expect(await refuse(saveSocialLink, { body }, nobody)).toMatchObject(unknown);
    const next = await succeed(issueVerificationCode, { body }, creator);
    await writeBio('tiktok', handle, next.code);
    await succeed(saveSocialLink, { body }, creator);
  });
});

describe('a custom token kept from before the account ended', () => {
  it('still makes an identity, which reaches nobody, not even in an old conversation', async () => {
    const { ada, cy, id } = await pairInConversation();
    const { customToken } = await succeed(login, { body: cy });
    await succeed(deleteAccount, { params: { id: cy.uid } }, cy);
    const ghost = { ...cy, idToken: await exchangeCustomToken(customToken) };
    await expectNothingReaches(creator.uid, ghost);
    const message = { params: { id }, body: { text: 'Ahoy', attachments: [] } };
    expect(await refuse(sendMessage, message, ghost)).toMatchObject(unknown);
    expect(await refuse(startConversation, { body: { otherUserId: ada.uid } }, ghost)).toMatchObject(unknown);
  });
});
