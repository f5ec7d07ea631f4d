import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import {
  createSocialAccount,
  issueVerificationCode,
  listSocialAccounts,
  saveSocialLink,
  socialAccountId,
  updateSocialAccount,
  verifySocialAccount,
} from '@doubloon/contract/social-accounts/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { approvedCreator, undecided, type ApprovedCreator } from '../../support/given/approved-creators.ts';
import { storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import { writeBio } from '../../support/given/social-web.ts';

const tiktok = (handle: string) => ({
  body: { platform: 'tiktok' as const, accountUrl: `https://www.tiktok.com/@${handle}` },
});

let approved: ApprovedCreator;
let other: string;
let refusal: object;

beforeEach(async () => {
  approved = await approvedCreator(await createPerson('business_owner'));
  other = unique('h');
  refusal = { status: 409, code: 'illegal_state', message: undecided(approved.campaign.title, approved.handle) };
});

const idOf = () => ({ params: { id: socialAccountId(approved.creator.uid, 'tiktok') } });
const deliver = (
  platform: 'tiktok' | 'youtube',
  status: 'submitted' | 'revision_requested' | 'approved' | 'rejected',
) => storeDeliverable(approved.application, { platform, status });

async function linkedHandles(): Promise<string[]> {
  return (await succeed(listSocialAccounts, {}, approved.creator)).map(({ username }) => username);
}

/** Has the code of another account on its page, as before the treasure came. */
async function beginReplacing(): Promise<void> {
  const { code } = await succeed(issueVerificationCode, tiktok(other), approved.creator);
  await writeBio('tiktok', other, code);
}

describe.each(['submitted', 'revision_requested'] as const)('while a treasure is %s, its linked account', (status) => {
  it('is replaced by no other, however that is proven', async () => {
    await beginReplacing();
    await deliver('tiktok', status);
    expect(await refuse(verifySocialAccount, idOf(), approved.creator)).toMatchObject(refusal);
    expect(await refuse(saveSocialLink, tiktok(other), approved.creator)).toMatchObject(refusal);
    expect(await linkedHandles()).toEqual([approved.handle]);
  });

  it('has nobody put a code on the page of another', async () => {
    await deliver('tiktok', status);
    for (const operation of [issueVerificationCode, createSocialAccount] as const) {
      expect(await refuse(operation, tiktok(other), approved.creator)).toMatchObject(refusal);
    }
    await succeed(createSocialAccount, tiktok(approved.handle), approved.creator);
    const { accountUrl } = tiktok(other).body;
    expect(await refuse(updateSocialAccount, { ...idOf(), body: { accountUrl } }, approved.creator)).toMatchObject(
      refusal,
    );
  });

  it('can be proven once more', async () => {
    await deliver('tiktok', status);
    const { code } = await succeed(issueVerificationCode, tiktok(approved.handle), approved.creator);
    await writeBio('tiktok', approved.handle, code);
    await succeed(saveSocialLink, tiktok(approved.handle), approved.creator);
    expect(await linkedHandles()).toEqual([approved.handle]);
  });

  it('is replaced as soon as the treasure is decided', async () => {
    const { id } = await deliver('tiktok', status);
    await deps().db.firestore.collection(COLLECTIONS.deliverables).doc(id).update({ status: 'approved' });
    await beginReplacing();
    await succeed(saveSocialLink, tiktok(other), approved.creator);
    expect(await linkedHandles()).toEqual([other]);
  });
});

it('treasures of other platforms and of other people keep no account from being replaced', async () => {
  const neighbour = await approvedCreator(await createPerson('business_owner'));
  await storeDeliverable(neighbour.application, { platform: 'tiktok', status: 'submitted' });
  await deliver('youtube', 'submitted');
  await beginReplacing();
  await succeed(saveSocialLink, tiktok(other), approved.creator);
  expect(await linkedHandles()).toEqual([other]);
});
