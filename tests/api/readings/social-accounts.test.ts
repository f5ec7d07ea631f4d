import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import {
  issueVerificationCode,
  listSocialAccounts,
  saveSocialLink,
} from '@doubloon/contract/social-accounts/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { writeBio } from '../../support/given/social-web.ts';

let owner: Person;
let creator: Person;
let rival: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  rival = await createPerson('content_creator');
});

const tiktok = (handle: string) => ({
  platform: 'tiktok' as const,
  accountUrl: `https://www.tiktok.com/@${handle}`,
});

/** Somebody, a new creator when nobody is named, who has the code for `handle` on the profile page. */
async function readyToLink(handle: string, somebody?: Person): Promise<Person> {
  const person = somebody ?? (await createPerson('content_creator'));
  const { code } = await succeed(issueVerificationCode, { body: tiktok(handle) }, person);
  await writeBio('tiktok', handle, `Tea and trains. ${code}`);
  return person;
}

describe('a verification code', () => {
  beforeAll(async () => {
    creator = await createPerson('content_creator');
  });

  it('is six upper-case letters and digits, good for half an hour', async () => {
    const handle = unique('h');
    const before = Date.now();
    const { code, expires_at } = await succeed(issueVerificationCode, { body: tiktok(handle) }, creator);
    expect(code).toMatch(/^[A-Z0-9]{6}$/);
    expect(expires_at.getTime() - before).toBeGreaterThanOrEqual(30 * 60_000);
    expect(expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
    expect(await stored(COLLECTIONS.verificationCodes, `${creator.uid}__tiktok`)).toMatchObject({ code });
  });

  it('is another one each time', async () => {
    const body = tiktok(unique('h'));
    const codes = new Set<string>();
    for (let i = 0; i < 3; i += 1) codes.add((await succeed(issueVerificationCode, { body }, creator)).code);
    expect(codes.size).toBe(3);
  });

  it.each([
    ['an address that is no account', 'https://www.tiktok.com/', 422, 'Invalid account URL'],
    ['an account of another platform', 'https://www.instagram.com/mina/', 422, 'Invalid account URL'],
    ['an account that does not exist', 'https://www.tiktok.com/@missing1', 422, 'Invalid account URL'],
    ['blanks', '   ', 422, undefined],
    ['an account behind a login wall', 'https://www.tiktok.com/@private1', 502, 'Unable to verify account'],
    ['an address inside the network', 'http://169.254.169.254/@mina', 422, 'Invalid account URL'],
  ])('is not given for %s', async (_what, accountUrl, status, message) => {
    const person = await createPerson('content_creator');
    const body = JSON.stringify({ platform: 'tiktok', accountUrl });
    const answer = await callRaw('POST', '/social-accounts/verification-code', { person, body });
    expect(answer).toMatchObject({ status, ...(message && { body: { message } }) });
    expect(await stored(COLLECTIONS.verificationCodes, `${person.uid}__tiktok`)).toBeUndefined();
  });

  it('is for people who are signed in', async () => {
    expect(await refuse(issueVerificationCode, { body: tiktok(unique('h')) })).toMatchObject({ status: 401 });
  });
});

describe('linking an account', () => {
  it('stores the account and shows it on the person, once the profile page shows the code', async () => {
    const handle = unique('h');
    const person = await readyToLink(handle);
    const { account } = await succeed(saveSocialLink, { body: tiktok(handle) }, person);
    expect(account).toMatchObject({ platform: 'tiktok', username: handle, verified: true });
    expect(await succeed(listSocialAccounts, {}, person)).toEqual([{ ...account, reads_views: false }]);
    expect(await stored(COLLECTIONS.users, person.uid)).toMatchObject({
      socialLinks: { tiktok: `https://www.tiktok.com/@${handle}` },
    });
    expect(await stored(COLLECTIONS.verificationCodes, `${person.uid}__tiktok`)).toBeUndefined();
  });

  it('changes nothing when it is repeated, also at the same time', async () => {
    const handle = unique('h');
    const person = await readyToLink(handle);
    const results = await Promise.all(
      Array.from({ length: 3 }, () => call(saveSocialLink, { body: tiktok(handle) }, person)),
    );
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [listed] = await succeed(listSocialAccounts, {}, person);
    const { account } = await succeed(saveSocialLink, { body: tiktok(handle) }, person);
    expect(listed).toEqual({ ...account, reads_views: false });
  });

  it('is refused without a code, and with a code for another account', async () => {
    const message = 'Request a verification code for this account first';
    const person = await createPerson('content_creator');
    const handle = unique('h');
    const refusal = { status: 409, code: 'illegal_state', message };
    expect(await refuse(saveSocialLink, { body: tiktok(handle) }, person)).toMatchObject(refusal);
    expect(
      await refuse(saveSocialLink, { body: { platform: 'tiktok', accountUrl: 'nonsense' } }, person),
    ).toMatchObject(refusal);
    const other = unique('h');
    const { code } = await succeed(issueVerificationCode, { body: tiktok(other) }, person);
    await writeBio('tiktok', handle, code);
    expect(await refuse(saveSocialLink, { body: tiktok(handle) }, person)).toMatchObject(refusal);
    await expectNothingLinked(person);
  });

  it('is refused when the page does not show the code, or shows somebody else’s', async () => {
    const handle = unique('h');
    await readyToLink(handle);
    const person = await createPerson('content_creator');
    await succeed(issueVerificationCode, { body: tiktok(handle) }, person);
    expect(await refuse(saveSocialLink, { body: tiktok(handle) }, person)).toMatchObject({
      status: 409,
      message: 'Verification failed. Please try again.',
      details: 'The profile does not show the code. Save it there with the code, wait a moment and try again.',
    });
    await expectNothingLinked(person);
  });

  it('is refused with a code that has expired', async () => {
    const handle = unique('h');
    const person = await readyToLink(handle);
    const code = deps().db.firestore.collection(COLLECTIONS.verificationCodes).doc(`${person.uid}__tiktok`);
    await code.update({ expiresAt: new Date(Date.now() - 1000) });
    expect(await refuse(saveSocialLink, { body: tiktok(handle) }, person)).toMatchObject({
      status: 409,
      message: 'Your verification code has expired. Please request a new one.',
    });
    await expectNothingLinked(person);
  });

  it('gives an account to one user only, also when two ask at once', async () => {
    const handle = unique('h');
    const people = await Promise.all([createPerson('content_creator'), createPerson('content_creator')]);
    const codes = [];
    for (const person of people) {
      codes.push((await succeed(issueVerificationCode, { body: tiktok(handle) }, person)).code);
    }
    await writeBio('tiktok', handle, codes.join(' '));
    const results = await Promise.all(people.map((person) => call(saveSocialLink, { body: tiktok(handle) }, person)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = people[results.findIndex(({ ok }) => !ok)];
    if (!loser) throw new Error('one of the two was refused');
    await expectNothingLinked(loser);
    expect(await refuse(issueVerificationCode, { body: tiktok(handle) }, rival)).toMatchObject({
      status: 409,
      code: 'already_exists',
      message: 'This account is already linked to another user',
    });
  });

  it('frees the account it replaces', async () => {
    const first = unique('h');
    const second = unique('h');
    const person = await readyToLink(first);
    await succeed(saveSocialLink, { body: tiktok(first) }, person);
    const { code } = await succeed(issueVerificationCode, { body: tiktok(second) }, person);
    await writeBio('tiktok', second, code);
    await succeed(saveSocialLink, { body: tiktok(second) }, person);
    expect(await succeed(listSocialAccounts, {}, person)).toMatchObject([{ username: second }]);
    const next = await readyToLink(first);
    await succeed(saveSocialLink, { body: tiktok(first) }, next);
  });

  it('is for everybody who is signed in, and lists nobody else’s accounts', async () => {
    const handle = unique('h');
    const person = await readyToLink(handle, owner);
    const { account } = await succeed(saveSocialLink, { body: tiktok(handle) }, person);
    expect(await succeed(listSocialAccounts, {}, person)).toEqual([{ ...account, reads_views: false }]);
    expect(await succeed(listSocialAccounts, {}, rival)).toEqual([]);
    for (const operation of [saveSocialLink, listSocialAccounts]) {
      expect(await refuse(operation, { body: tiktok(handle) })).toMatchObject({ status: 401 });
    }
  });
});

async function expectNothingLinked(person: Person): Promise<void> {
  const accounts = await succeed(listSocialAccounts, {}, person);
  expect(accounts.filter(({ verified }) => verified)).toEqual([]);
  expect(await stored(COLLECTIONS.users, person.uid)).toMatchObject({ socialLinks: {} });
}
