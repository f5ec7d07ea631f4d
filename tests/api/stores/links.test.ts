import { verifyAccount, verifyLink } from '@doubloon/contract/links/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let creator: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
});

describe('checking a link', () => {
  it.each([
    ['https://www.tiktok.com/@mina/video/7301', 'valid', 'tiktok', undefined],
    ['https://xhslink.com/mina-note12', 'valid', 'xiaohongshu', undefined],
    [
      'https://www.instagram.com/mina/',
      'invalid',
      'instagram',
      'Invalid Instagram URL. Please provide a link to a specific post, not just the platform.',
    ],
    ['https://www.tiktok.com/@missing/video/7302', 'invalid', 'tiktok', 'Unable to verify the social media link'],
    ['https://www.tiktok.com/@private/video/7303', 'unverifiable', 'tiktok', 'Unable to verify the social media link'],
    ['https://vm.tiktok.com/loop-1', 'unverifiable', 'tiktok', 'Unable to verify the social media link'],
    ['https://vm.tiktok.com/escape-1', 'invalid', 'tiktok', 'Unable to verify the social media link'],
    ['http://127.0.0.1:8080/', 'invalid', null, 'Unable to verify the social media link'],
    ['nonsense', 'invalid', null, 'Unable to verify the social media link'],
  ] as const)('says of %s that it is %s', async (url, status, platform, error) => {
    expect(await succeed(verifyLink, { body: { url } }, creator)).toEqual({
      isValid: status === 'valid',
      status,
      platform,
      ...(error && { error }),
    });
  });
});

describe('checking an account', () => {
  it.each([
    ['https://www.tiktok.com/@mina', 'valid', undefined],
    ['https://www.tiktok.com/@missing', 'invalid', 'Invalid account URL'],
    ['https://www.instagram.com/mina/', 'invalid', 'Invalid account URL'],
    ['https://www.tiktok.com/@private', 'unverifiable', 'Unable to verify account'],
  ] as const)('says of %s that it is %s', async (url, status, error) => {
    expect(await succeed(verifyAccount, { body: { url, platform: 'tiktok' } }, creator)).toEqual({
      isValid: status === 'valid',
      status,
      ...(error && { error }),
    });
  });
});

describe('checks that fetch for somebody', () => {
  it('are for those who submit posts, and for those who link accounts', async () => {
    const owner = await createPerson('business_owner');
    const link = { body: { url: 'https://www.tiktok.com/@mina/video/7301' } };
    const account = { body: { url: 'https://www.tiktok.com/@mina', platform: 'tiktok' as const } };
    expect(await refuse(verifyLink, link, owner)).toMatchObject({ status: 403 });
    expect(await refuse(verifyLink, link)).toMatchObject({ status: 401 });
    expect(await succeed(verifyAccount, account, owner)).toMatchObject({ isValid: true });
    expect(await refuse(verifyAccount, account)).toMatchObject({ status: 401 });
  });
});
