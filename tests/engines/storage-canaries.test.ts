import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, type Person } from './support/firestore-rest.ts';
import { sharedSuite, type SharedSuite } from './support/shared-suite.ts';
import { PRIVATE_FILES, putStorageRules, readFileStatus, writeFileStatus } from './support/storage-rest.ts';

let suite: SharedSuite;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  suite = await sharedSuite();
  await putStorageRules(suite, PRIVATE_FILES);
  [owner, stranger] = await Promise.all([
    signUp(suite, 'owner-of-file@example.com'),
    signUp(suite, 'stranger-to-file@example.com'),
  ]);
  expect(await writeFileStatus(suite, `private/${owner.uid}/note.txt`, owner.token)).toBe(200);
});

describe('a private object', () => {
  it('is given to its owner', async () => {
    expect(await readFileStatus(suite, `private/${owner.uid}/note.txt`, owner.token)).toBe(200);
  });

  it('is refused to a stranger and to nobody', async () => {
    expect(await readFileStatus(suite, `private/${owner.uid}/note.txt`, stranger.token)).toBe(403);
    expect(await readFileStatus(suite, `private/${owner.uid}/note.txt`)).toBe(403);
  });

  it('is not written by a stranger or nobody', async () => {
    expect(await writeFileStatus(suite, `private/${owner.uid}/other.txt`, stranger.token)).toBe(403);
    expect(await writeFileStatus(suite, `private/${owner.uid}/other.txt`)).toBe(403);
  });
});
