import { AdminPersonView } from '@doubloon/contract/admin/admin-user.ts';
import {
  decideVerification,
  getUserAsAdmin,
  listAuditLog,
  listVerificationRequests,
  setUserAccess,
} from '@doubloon/contract/admin/operations.ts';
import { createApplication } from '@doubloon/contract/applications/operations.ts';
import { getProfile, login, updateProfile } from '@doubloon/contract/auth/operations.ts';
import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { requestVerification } from '@doubloon/contract/users/operations.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { linkAccount, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson, exchangeCustomToken, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createPaidCreator } from '../../support/money/paid-campaigns.ts';

let admin: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
});

const of = (person: Person) => ({ params: { id: person.uid } });
const recorded = async (subject: string) => succeed(listAuditLog, { query: { subject } }, admin);

async function asking(): Promise<Person> {
  const creator = await createPerson('content_creator');
  await succeed(requestVerification, {}, creator);
  return creator;
}

/** A decision on somebody's request as an admin sees it at this moment. */
async function decision(person: Person, granted: boolean, reason: string) {
  const { verification_requested_at: askedAt } = await succeed(getUserAsAdmin, of(person), admin);
  if (!askedAt) throw new Error('Nobody asks');
  return { ...of(person), body: { granted, reason, verification_requested_at: askedAt } };
}

/** All who wait, over every page. */
async function waiting(limit: number): Promise<string[]> {
  const uids: string[] = [];
  let cursor: string | undefined;
  do {
    const answer = await call(listVerificationRequests, { query: { limit, ...(cursor && { cursor }) } }, admin);
    if (!answer.ok) throw new Error(answer.error.message);
    uids.push(...answer.data.map(({ uid }) => uid));
    cursor = answer.nextCursor ?? undefined;
  } while (cursor);
  return uids;
}

describe('requests to be verified', () => {
  it('are listed longest waiting first, page by page, until they are answered', async () => {
    const people = [await asking(), await asking(), await asking()];
    const ours = (uids: string[]) => uids.filter((uid) => people.some((person) => person.uid === uid));
    expect(ours(await waiting(1))).toEqual(people.map(({ uid }) => uid));
    const [first, second, third] = people as [Person, Person, Person];
    await succeed(decideVerification, await decision(second, true, 'Seen a passport'), admin);
    expect(ours(await waiting(50))).toEqual([first.uid, third.uid]);
  });

  it('show the accounts that the person has shown to be theirs', async () => {
    const person = await asking();
    const [tag] = unique('handle')
      .toLowerCase()
      .match(/[a-z0-9]+/) ?? ['nobody'];
    await linkAccount(person, 'youtube', `${tag}tube`);
    await linkAccount(person, 'tiktok', `${tag}tok`);
    const listed = await succeed(listVerificationRequests, { query: { limit: 50 } }, admin);
    const account = { verified_by: 'code', followers: null };
    expect(listed.find(({ uid }) => uid === person.uid)?.accounts).toMatchObject([
      { platform: 'tiktok', handle: `${tag}tok`, ...account },
      { platform: 'youtube', handle: `${tag}tube`, ...account },
    ]);
  });

  it('are granted: the person is verified, and the log says who did it and why', async () => {
    const person = await asking();
    const granting = await decision(person, true, 'Seen a passport');
    expect(await succeed(decideVerification, granting, admin)).toMatchObject({
      uid: person.uid,
      is_verified: true,
      verification_requested_at: null,
    });
    expect(await stored(COLLECTIONS.users, person.uid)).toMatchObject({ isVerified: true });
    expect(await recorded(person.uid)).toMatchObject([
      {
        admin_id: admin.uid,
        admin_name: admin.name,
        names: { [person.uid]: person.name },
        action: 'verification_granted',
        subject: { kind: 'user', id: person.uid },
        before: { isVerified: false },
        after: { isVerified: true },
        reason: 'Seen a passport',
      },
    ]);
  });

  it('are refused, and can be made again', async () => {
    const person = await asking();
    const refusing = await decision(person, false, 'No public work yet');
    expect(await succeed(decideVerification, refusing, admin)).toMatchObject({ is_verified: false });
    expect(await refuse(decideVerification, refusing, admin)).toMatchObject({ code: 'illegal_state' });
    const refused = await succeed(getProfile, {}, person);
    expect(refused).toMatchObject({ verificationRequestedAt: null, isVerified: false });
    expect(refused.verificationRefusedAt).toBeInstanceOf(Date);
    await succeed(requestVerification, {}, person);
    expect(await succeed(getProfile, {}, person)).toMatchObject({ verificationRefusedAt: null });
    expect((await recorded(person.uid)).map(({ action }) => action)).toEqual(['verification_refused']);
  });

  it('are answered with a reason, and only where there is one', async () => {
    const person = await createPerson('content_creator');
    const body = { granted: true, reason: 'Why not', verification_requested_at: new Date() };
    expect(await refuse(decideVerification, { ...of(person), body }, admin)).toMatchObject({ code: 'illegal_state' });
    expect(await refuse(decideVerification, { params: { id: unique('u') }, body }, admin)).toMatchObject({
      status: 404,
    });
    const blank = JSON.stringify({ ...body, reason: '  ' });
    const path = `/admin/verification-requests/${person.uid}`;
    expect((await callRaw('PUT', path, { person: admin, body: blank })).status).toBe(422);
    expect(await recorded(person.uid)).toEqual([]);
  });
});

describe('the badge of somebody who takes another name', () => {
  it.each([
    ['name', () => ({ name: 'Nike Singapore' })],
    ['username', () => ({ username: unique('other') })],
  ])('goes with a new %s, and waits for our team to look at that', async (_field, renamed) => {
    const person = await asking();
    await succeed(decideVerification, await decision(person, true, 'Seen a passport'), admin);
    expect(await succeed(updateProfile, { body: { bio: 'New words' } }, person)).toMatchObject({ isVerified: true });
    const body = renamed();
    const changed = await succeed(updateProfile, { body }, person);
    expect(changed).toMatchObject({ ...body, isVerified: false });
    expect(changed.verificationRequestedAt).toBeInstanceOf(Date);
    expect(await stored(COLLECTIONS.users, person.uid)).toMatchObject({ ...body, isVerified: false });
    expect(await waiting(50)).toContain(person.uid);
    await succeed(decideVerification, await decision(person, true, 'Seen the new name, too'), admin);
    expect(await succeed(getProfile, {}, person)).toMatchObject({ ...body, isVerified: true });
  });

  it('stays with the same name in other capitals', async () => {
    const person = await asking();
    await succeed(decideVerification, await decision(person, true, 'Seen a passport'), admin);
    const { name } = await succeed(getProfile, {}, person);
    const body = { name: name.toUpperCase() };
    expect(await succeed(updateProfile, { body }, person)).toMatchObject({ ...body, isVerified: true });
  });

  it('is not granted to a name that the admin has not seen', async () => {
    const person = await asking();
    const seen = await decision(person, true, 'Seen a passport');
    await succeed(updateProfile, { body: { name: 'Nike Singapore' } }, person);
    expect(await refuse(decideVerification, seen, admin)).toMatchObject({
      code: 'illegal_state',
      message: 'This person has changed their name or asked again since. Please look at the request as it is now.',
    });
    expect(await succeed(getProfile, {}, person)).toMatchObject({ isVerified: false });
    expect(await recorded(person.uid)).toEqual([]);
  });
});

describe('one person', () => {
  it('is shown with the account they are paid to, and since when that is held, without the provider’s ids', async () => {
    const creator = await createPaidCreator();
    const own = { params: { id: creator.uid } };
    const { payout_account: account } = await succeed(getUserAsAdmin, own, admin);
    expect(account).toEqual({ status: 'active', payouts_enabled: true, held_at: null });
    await succeed(setUserAccess, { ...own, body: { disabled: true, reason: 'Spam' } }, admin);
    const held = await succeed(getUserAsAdmin, own, admin);
    expect(held.payout_account?.held_at).toBeInstanceOf(Date);
    expect(Object.keys(held).sort()).toEqual(Object.keys(AdminPersonView.shape).sort());
  });

  it('is shown by their id, and nothing else than a person is', async () => {
    const person = await createPerson('content_creator');
    expect(await succeed(getUserAsAdmin, of(person), admin)).toMatchObject({ uid: person.uid, provider: 'password' });
    expect(await refuse(getUserAsAdmin, { params: { id: unique('u') } }, admin)).toMatchObject({ status: 404 });
  });
});

describe('keeping somebody from signing in', () => {
  const access = (disabled: boolean) => ({ body: { disabled, reason: 'Spam' } });

  it('ends their sessions, is recorded, and can be taken back', async () => {
    const person = await createPerson('content_creator');
    const credentials = { body: { email: person.email, password: person.password } };
    expect(await succeed(setUserAccess, { ...of(person), ...access(true) }, admin)).toMatchObject({ disabled: true });
    expect(await refuse(login, credentials)).toMatchObject({ status: 401 });
    expect(await refuse(updateProfile, { body: { name: 'Still here' } }, person)).toMatchObject({ status: 401 });
    expect(await succeed(getUserAsAdmin, of(person), admin)).toMatchObject({ disabled: true });

    await succeed(setUserAccess, { ...of(person), ...access(true) }, admin);
    expect(await succeed(setUserAccess, { ...of(person), ...access(false) }, admin)).toMatchObject({ disabled: false });
    const { customToken } = await succeed(login, credentials);
    const again = { ...person, idToken: await exchangeCustomToken(customToken) };
    expect(await succeed(getProfile, {}, again)).toMatchObject({ uid: person.uid });
    expect(await recorded(person.uid)).toMatchObject([
      { action: 'user_enabled', before: { disabled: true }, after: { disabled: false } },
      { action: 'user_disabled', before: { disabled: false }, after: { disabled: true }, reason: 'Spam' },
    ]);
  });

  it('closes a creator’s store until it is taken back', async () => {
    const creator = await createPerson('content_creator');
    await succeed(setUserAccess, { ...of(creator), ...access(true) }, admin);
    expect(await refuse(getStore, { params: { id: creator.uid } })).toMatchObject({ status: 404 });
    await succeed(setUserAccess, { ...of(creator), ...access(false) }, admin);
    expect(await succeed(getStore, { params: { id: creator.uid } })).toMatchObject({ id: creator.uid });
  });

  it('pauses an owner’s open loots, which stay so until an admin opens them again', async () => {
    const [owner, creator] = [await createPerson('business_owner'), await createPerson('content_creator')];
    const title = unique('Loot');
    const open = [await storeCampaign(owner, { title }), await storeCampaign(owner, { title })];
    const rested = await storeCampaign(owner, { title, status: 'paused' });
    const others = await storeCampaign(await createPerson('business_owner'), { title });
    await succeed(setUserAccess, { ...of(owner), ...access(true) }, admin);
    const listed = await succeed(listCampaigns, { query: { search: title } }, creator);
    expect(listed.map(({ id }) => id)).toEqual([others.id]);
    for (const { id } of open) {
      const body = { campaign_id: id, creator_id: creator.uid, cover_letter: 'I pour slowly' };
      expect(await refuse(createApplication, { body }, creator)).toMatchObject({ status: 409 });
      expect(await recorded(id)).toMatchObject([{ action: 'campaign_paused', reason: 'Spam' }]);
    }
    await succeed(setUserAccess, { ...of(owner), ...access(true) }, admin);
    await succeed(setUserAccess, { ...of(owner), ...access(false) }, admin);
    for (const { id } of open) {
      expect(await stored(COLLECTIONS.campaigns, id)).toMatchObject({ status: 'paused', heldByAdmin: true });
      expect(await recorded(id)).toHaveLength(1);
    }
    expect(await stored(COLLECTIONS.campaigns, rested.id)).toMatchObject({ status: 'paused', heldByAdmin: false });
  });

  it('is not for oneself, not for other admins, and not for nobody', async () => {
    const other = await createPerson('admin');
    expect(await refuse(setUserAccess, { ...of(admin), ...access(true) }, admin)).toMatchObject({ status: 403 });
    expect(await refuse(setUserAccess, { ...of(other), ...access(true) }, admin)).toMatchObject({ status: 403 });
    const nobody = { params: { id: unique('u') } };
    expect(await refuse(setUserAccess, { ...nobody, ...access(true) }, admin)).toMatchObject({ status: 404 });
    expect((await deps().auth.getUser(other.uid)).disabled).toBe(false);
    expect(await recorded(other.uid)).toEqual([]);
  });
});

describe('what admins may see and do', () => {
  it.each(['content_creator', 'business_owner', 'user'] as const)('is closed to a %s', async (role) => {
    const person = await createPerson(role);
    const requests = [
      ['GET', '/admin/verification-requests'],
      ['GET', '/admin/users'],
      ['GET', `/admin/users/${person.uid}/cases?as=asked`],
      ['GET', '/admin/users?search=me'],
      ['GET', '/admin/audit'],
      ['GET', `/admin/users/${person.uid}`],
      ['PUT', `/admin/verification-requests/${person.uid}`],
      ['PUT', `/admin/users/${person.uid}/access`],
    ] as const;
    for (const [method, path] of requests) {
      const body = method === 'PUT' ? { body: JSON.stringify({ granted: true, disabled: true, reason: 'Mine' }) } : {};
      expect((await callRaw(method, path, { person, ...body })).status, path).toBe(403);
      expect((await callRaw(method, path, body)).status, path).toBe(401);
    }
  });
});
