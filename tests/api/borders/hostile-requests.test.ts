import { gzipSync } from 'node:zlib';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { MAX_JSON_BYTES } from '@doubloon/contract/calls/operation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw, logLines } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let admin: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  admin = await createPerson('admin');
});

const registration = (fields: object) => ({
  name: 'Ada Merchant',
  email: `${unique('u')}@example.com`,
  username: unique('u'),
  password: 'correct horse',
  agreeToTerms: true,
  ...fields,
});

describe('a cursor', () => {
  it.each([
    ['without an id', '123'],
    ['with a path for an id', '123 a/b'],
    ['with a reserved id', '123 __proto__'],
    ['with two ids', '123 a b'],
    ['of a time nobody lives to see', '1000000000000000 a'],
    ['of a time before all times', '-100000000000000 a'],
    ['of no time', ' a'],
    ['of an infinite time', 'Infinity a'],
  ])('%s is refused', async (_what, text) => {
    const cursor = Buffer.from(text).toString('base64url');
    expect(await callRaw('GET', `/campaigns?cursor=${cursor}`, { person: creator })).toMatchObject({
      status: 422,
      body: { message: 'Cursor is not a cursor of this list' },
    });
  });
});

describe('an id that the database reserves', () => {
  it.each(['/users/__proto__', '/campaigns/__proto__', '/dashboard/stats/__x__', '/applications/creator/__x__'])(
    'is refused in %s before anything is asked for it',
    async (path) => {
      expect(await callRaw('GET', path, { person: admin })).toMatchObject({ status: 422 });
    },
  );

  it('is no username', async () => {
    const body = JSON.stringify(registration({ username: '__proto__' }));
    expect(await callRaw('POST', '/auth/register', { body })).toMatchObject({
      status: 422,
      body: { details: [{ field: 'body.username', message: 'Must not stand between double underscores' }] },
    });
  });
});

describe('text', () => {
  const broken = (body: object) => JSON.stringify(body).replaceAll('HALF', '\\ud83d');

  it('that is not Unicode is refused by the name of its field', async () => {
    const campaign = await storeCampaign(owner);
    const details = (field: string) => ({
      status: 422,
      body: { details: [{ field, message: 'Not valid Unicode text' }] },
    });
    const applied = { campaign_id: campaign.id, creator_id: creator.uid, cover_letter: 'a HALF letter' };
    expect(await callRaw('POST', '/applications', { person: creator, body: broken(applied) })).toMatchObject(
      details('body.cover_letter'),
    );
    expect(await callRaw('PUT', '/auth/profile', { person: creator, body: broken({ contact: 'HALF' }) })).toMatchObject(
      details('body.contact'),
    );
    const formData = { owner_id: owner.uid, title: 'Tea', description: 'Show it', budget: 10, platforms: ['tiktok'] };
    const draft = { formData: { ...formData, interests: ['tea', 'half HALF'] } };
    expect(await callRaw('POST', '/payments/stripe/checkout', { person: owner, body: broken(draft) })).toMatchObject(
      details('body.formData.interests.1'),
    );
  });

  it.each([
    ['nothing visible', '\u200b\u2060'],
    ['a control character', 'Ada\u0000Merchant'],
    ['a line of its own', 'Ada\nVerified'],
    ['a mark that reverses what follows', 'Ada \u202etnahcreM'],
  ])('that people are known by cannot be %s', async (_what, name) => {
    const refusal = { status: 422, body: { details: [{ field: 'body.name' }] } };
    expect(await callRaw('POST', '/auth/register', { body: JSON.stringify(registration({ name })) })).toMatchObject(
      refusal,
    );
    expect(await callRaw('PUT', '/auth/profile', { person: creator, body: JSON.stringify({ name }) })).toMatchObject(
      refusal,
    );
  });

  it('of any language and with joined emoji stays as it is', async () => {
    for (const name of ['Zoë Ó’Brien', '林小美', 'مينا', '👩‍🍳 Mina']) {
      const answer = await callRaw('PUT', '/auth/profile', { person: creator, body: JSON.stringify({ name }) });
      expect(answer).toMatchObject({ status: 200, body: { name } });
    }
  });
});

describe('a body', () => {
  it.each(['gzip', 'deflate', 'br'])('that is not %s although it says so cannot be read', async (encoding) => {
    const headers = { 'content-encoding': encoding };
    expect(await callRaw('POST', '/auth/login', { body: '{}', headers })).toMatchObject({
      status: 400,
      body: { code: 'malformed_request' },
    });
    expect(logLines.filter(({ message }) => message === 'unexpected error')).toEqual([]);
  });

  it('may not unpack to more than the limit', async () => {
    const body = new Uint8Array(gzipSync(Buffer.alloc(20 * 1024 * 1024, ' ')));
    const headers = { 'content-encoding': 'gzip' };
    expect(await callRaw('POST', '/auth/login', { body, headers })).toMatchObject({ status: 413 });
  });

  it('full of names that nobody knows is refused in few words', async () => {
    const socialLinks = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`platform${index}`, '']));
    const body = JSON.stringify({ socialLinks });
    const refusal = await callRaw('PUT', `/users/profile/${creator.uid}`, { body, person: creator });
    expect(refusal).toMatchObject({ status: 422, body: { details: [{ field: 'body.socialLinks' }] } });
    expect(JSON.stringify(refusal.body).length).toBeLessThan(2000);
  });

  it.each(OPERATIONS.flatMap(({ operation }) => (operation.input.body && !operation.upload ? [operation] : [])))(
    'of $id may have as many bytes as it says and no more, whoever asks',
    async (operation) => {
      const { method, path, maxBodyBytes = MAX_JSON_BYTES } = operation;
      const address = path.replaceAll(/\{\w+\}/g, 'x');
      const ask = (bytes: number) => callRaw(method, address, { body: `{${' '.repeat(bytes - 2)}}` });
      expect((await ask(maxBodyBytes)).status).not.toBe(413);
      expect(await ask(maxBodyBytes + 1)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    },
  );

  it('of unknown length is read up to the limit', async () => {
    const body = new Blob([' '.repeat(MAX_JSON_BYTES + 1)]).stream();
    const headers = { 'content-type': 'application/json' };
    expect(await callRaw('POST', '/auth/login', { body, headers })).toMatchObject({ status: 413 });
  });

  it.each([
    ['too large', 'application/json', 'x'.repeat(MAX_JSON_BYTES + 1), 413],
    ['of another type', 'text/plain', '{}', 415],
  ])('%s is refused before anybody asks who sends it', async (_what, type, body, status) => {
    const headers = { 'content-type': type, authorization: 'Bearer x' };
    expect((await callRaw('POST', '/reviews', { body, headers })).status).toBe(status);
  });
});
