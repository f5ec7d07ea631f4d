import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import {
  createSocialAccount,
  deleteSocialAccount,
  issueVerificationCode,
  listSocialAccounts,
  saveSocialLink,
  socialAccountId,
  updateSocialAccount,
  verifySocialAccount,
} from '@doubloon/contract/social-accounts/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { approvedCreator, undecided } from '../../support/given/approved-creators.ts';
import { stored, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { writeBio } from '../../support/given/social-web.ts';

let creator: Person;

beforeEach(async () => {
  creator = await createPerson('content_creator');
});

const urlOf = (handle: string) => `https://www.tiktok.com/@${handle}`;
const tiktok = (handle: string) => ({ body: { platform: 'tiktok' as const, accountUrl: urlOf(handle) } });
const idOf = (person = creator) => ({ params: { id: socialAccountId(person.uid, 'tiktok') } });
const list = (person = creator) => succeed(listSocialAccounts, {}, person);

/** Begins to link `handle`, puts the code on its page and verifies it. */
async function link(handle: string, person = creator): Promise<void> {
  const { pending } = await succeed(createSocialAccount, tiktok(handle), person);
  await writeBio('tiktok', handle, `Tea. ${pending?.code}`);
  expect(await succeed(verifySocialAccount, idOf(person), person)).toMatchObject({ status: 'valid' });
}

describe('beginning to link an account', () => {
  it('makes it pending, with the code that its page has to show', async () => {
    const handle = unique('h');
    const account = await succeed(createSocialAccount, tiktok(handle), creator);
    expect(account).toMatchObject({
      id: `${creator.uid}__tiktok`,
      username: handle,
      url: urlOf(handle),
      verified: false,
      verified_at: null,
      pending: { username: handle, code: expect.stringMatching(/^[A-Z0-9]{6}$/) as string },
    });
    expect(await list()).toEqual([{ ...account, reads_views: false }]);
    expect(await stored(COLLECTIONS.users, creator.uid)).toMatchObject({ socialLinks: {} });
  });

  it('is refused for an account that does not exist or is somebody else’s', async () => {
    expect(await refuse(createSocialAccount, tiktok('missing1'), creator)).toMatchObject({
      status: 422,
      message: 'Invalid account URL',
    });
    const handle = unique('h');
    await link(handle, await createPerson('content_creator'));
    expect(await refuse(createSocialAccount, tiktok(handle), creator)).toMatchObject({ code: 'already_exists' });
    expect(await list()).toEqual([]);
  });

  it('leaves the linked account as it is until the new one is verified', async () => {
    const [first, second] = [unique('h'), unique('h')];
    await link(first);
    await succeed(createSocialAccount, tiktok(second), creator);
    expect(await list()).toMatchObject([{ username: first, verified: true, pending: { username: second } }]);
    expect(await succeed(verifySocialAccount, idOf(), creator)).toMatchObject({
      status: 'invalid',
      account: { username: first, verified: true },
    });
  });

  it('is for people who are signed in', async () => {
    const input = { ...tiktok('mina'), ...idOf() };
    for (const operation of [createSocialAccount, updateSocialAccount, verifySocialAccount, deleteSocialAccount]) {
      expect(await refuse(operation, input)).toMatchObject({ status: 401 });
    }
  });
});

describe('verifying a pending account', () => {
  it('links it once its page shows the code, and says the same when repeated', async () => {
    const handle = unique('h');
    await link(handle);
    expect(await list()).toMatchObject([{ username: handle, verified: true, verified_by: 'code', pending: null }]);
    expect(await stored(COLLECTIONS.users, creator.uid)).toMatchObject({ socialLinks: { tiktok: urlOf(handle) } });
    expect(await succeed(verifySocialAccount, idOf(), creator)).toMatchObject({ status: 'valid', error: null });
  });

  it('tells a page without the code from one that could not be looked at, and links neither', async () => {
    const handle = unique('h');
    await succeed(createSocialAccount, tiktok(handle), creator);
    expect(await succeed(verifySocialAccount, idOf(), creator)).toMatchObject({
      status: 'invalid',
      error: 'Verification failed. Please try again.',
      account: { verified: false, pending: { username: handle } },
    });
    const code = deps().db.firestore.collection(COLLECTIONS.verificationCodes).doc(`${creator.uid}__tiktok`);
    await code.update({ accountUrl: urlOf('private1') });
    expect(await succeed(verifySocialAccount, idOf(), creator)).toMatchObject({
      status: 'unverifiable',
      error: 'Unable to verify account',
      account: { verified: false },
    });
    await code.update({ expiresAt: new Date(Date.now() - 1000) });
    expect(await refuse(verifySocialAccount, idOf(), creator)).toMatchObject({ status: 409, code: 'illegal_state' });
  });

  it('finds nothing of anybody else’s, and nothing that was never begun', async () => {
    const other = await createPerson('content_creator');
    await succeed(createSocialAccount, tiktok(unique('h')), other);
    for (const id of [`${other.uid}__tiktok`, `${creator.uid}__tiktok`, `${creator.uid}__myspace`, creator.uid]) {
      expect(await refuse(verifySocialAccount, { params: { id } }, creator)).toMatchObject({ status: 404 });
      expect(await refuse(deleteSocialAccount, { params: { id } }, creator)).toMatchObject({ status: 404 });
    }
  });
});

describe('naming another account in place of a pending one', () => {
  it('gives it a code of its own', async () => {
    const before = await succeed(createSocialAccount, tiktok(unique('h')), creator);
    const handle = unique('h');
    const after = await succeed(updateSocialAccount, { ...idOf(), body: { accountUrl: urlOf(handle) } }, creator);
    expect(after).toMatchObject({ username: handle, verified: false });
    expect(after.pending?.code).not.toBe(before.pending?.code);
    expect(await list()).toEqual([{ ...after, reads_views: false }]);
  });

  it('is refused for an account that is verified already, and for an address that is no account', async () => {
    await link(unique('h'));
    const body = { accountUrl: urlOf(unique('h')) };
    expect(await refuse(updateSocialAccount, { ...idOf(), body }, creator)).toMatchObject({ code: 'illegal_state' });
    const other = await createPerson('content_creator');
    await succeed(createSocialAccount, tiktok(unique('h')), other);
    const nowhere = { ...idOf(other), body: { accountUrl: 'https://www.tiktok.com/' } };
    expect(await refuse(updateSocialAccount, nowhere, other)).toMatchObject({ status: 422 });
    expect(await refuse(updateSocialAccount, { ...idOf(other), body }, creator)).toMatchObject({ status: 404 });
  });
});

describe('unlinking an account', () => {
  it('removes it everywhere and frees it for others', async () => {
    const handle = unique('h');
    await link(handle);
    await succeed(createSocialAccount, tiktok(unique('h')), creator);
    await succeed(deleteSocialAccount, idOf(), creator);
    expect(await list()).toEqual([]);
    expect(await stored(COLLECTIONS.users, creator.uid)).toMatchObject({ socialLinks: {} });
    expect(await refuse(deleteSocialAccount, idOf(), creator)).toMatchObject({ status: 404 });
    await link(handle, await createPerson('content_creator'));
  });

  it('ends a check under way although nothing is linked yet', async () => {
    const handle = unique('h');
    const { code } = await succeed(issueVerificationCode, tiktok(handle), creator);
    await succeed(deleteSocialAccount, idOf(), creator);
    await writeBio('tiktok', handle, code);
    expect(await refuse(saveSocialLink, tiktok(handle), creator)).toMatchObject({ code: 'illegal_state' });
  });

  it.each(['submitted', 'revision_requested'] as const)(
    'is refused while a treasure of its platform is %s, and possible once it is decided',
    async (status) => {
      const approved = await approvedCreator(await createPerson('business_owner'));
      const deliverable = await storeDeliverable(approved.application, { status, platform: 'tiktok' });
      expect(await refuse(deleteSocialAccount, idOf(approved.creator), approved.creator)).toMatchObject({
        status: 409,
        message: undecided(approved.campaign.title, approved.handle),
      });
      await deps().db.firestore.collection(COLLECTIONS.deliverables).doc(deliverable.id).update({ status: 'rejected' });
      await storeDeliverable(approved.application, { status, platform: 'youtube' });
      await succeed(deleteSocialAccount, idOf(approved.creator), approved.creator);
    },
  );
});
