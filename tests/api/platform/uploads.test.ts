import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork, type Database, type Tx } from '../../../functions/src/platform/database/database.ts';
import {
  releaseFiles,
  removeReleasedFiles,
  removeFolder,
} from '../../../functions/src/platform/uploads/release-files.ts';
import {
  keepFiles,
  storeFiles,
  type FileDependencies,
  sweepFiles,
} from '../../../functions/src/platform/uploads/store-files.ts';
import type { StoredFile, UploadedFile } from '../../../functions/src/platform/uploads/stored-file.ts';
import { deps, succeed } from '../../support/api.ts';
import { unique } from '../../support/given/people.ts';
import { productDatabase } from '../../support/setup/product-database.ts';
import { bucketFiles, pendingFiles } from '../../support/given/stored-files.ts';

const HOUR_MS = 60 * 60 * 1000;
const FAULT = new Error('injected');
let folder: string;

beforeEach(() => {
  folder = `users/${unique('u')}/public`;
});

/** Returns a call's dependencies with the clock two hours back, so that a sweep now finds this test's leftovers and no other test's. */
const parts = (changes: Partial<FileDependencies> = {}): FileDependencies => ({
  ...deps(),
  clock: { now: () => new Date(Date.now() - 2 * HOUR_MS) },
  ...changes,
});

const files: UploadedFile[] = ['a', 'b', 'c'].map((name) => ({
  name: `${name}.txt`,
  extension: 'txt',
  contentType: 'text/plain; charset=utf-8',
  kind: 'document',
  bytes: Buffer.from(name),
  sizeBytes: 1,
}));

const document = () => deps().db.firestore.collection('uploadTests').doc(folder.replaceAll('/', '_'));
const isWritten = async () => (await document().get()).exists;

/** Writes a document that names the files, as a handler does. */
const commit = (db: Database) => (stored: readonly StoredFile[]) =>
  unitOfWork({ db }, (tx: Tx) => {
    tx.merge(document(), { paths: stored.map(({ storagePath }) => storagePath) });
    keepFiles(tx, stored);
    return Promise.resolve(stored);
  });

const store = (changes: Partial<FileDependencies> = {}) => {
  const call = parts(changes);
  return storeFiles(call, folder, files, commit(call.db));
};

/** The database in which units of work fail, counted from 0, that `fails` says. */
function database(fails: (number: number) => boolean): Database {
  const { firestore } = deps().db;
  let count = -1;
  const failing = new Proxy(firestore, {
    get(target, key) {
      if (key === 'runTransaction' && fails((count += 1))) return () => Promise.reject(FAULT);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return productDatabase(failing);
}

type Save = (path: string, save: () => Promise<void>) => Promise<void>;

/** The bucket with other ways to save and delete. */
function bucketThat(save: Save, remove?: () => Promise<void>): FileDependencies['storage'] {
  const { storage, config } = deps();
  const bucket = storage.bucket(config.storageBucket);
  const file = (path: string) => {
    const real = bucket.file(path);
    return {
      save: (...given: Parameters<typeof real.save>) =>
        save(path, () => real.save(...given) as unknown as Promise<void>),
      delete: (...given: Parameters<typeof real.delete>) => (remove ? remove() : real.delete(...given)),
    };
  };
  return { bucket: () => ({ file }) } as unknown as FileDependencies['storage'];
}

const expectNothingLeft = async () => {
  expect(await bucketFiles(folder)).toEqual([]);
  expect(await pendingFiles(folder)).toEqual([]);
};

describe('storing files', () => {
  it('keeps them with the document, and no record of the way there', async () => {
    const stored = await store();
    expect(await bucketFiles(folder)).toEqual(stored.map(({ storagePath }) => storagePath).sort());
    expect(await pendingFiles(folder)).toEqual([]);
    const [first] = stored;
    const response = await fetch(first?.downloadUrl ?? '');
    expect(await response.text()).toBe('a');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''a\.txt/);
  });

  it('that cannot be announced stores none', async () => {
    await expect(store({ db: database((number) => number === 0) })).rejects.toThrow(FAULT);
    expect(await isWritten()).toBe(false);
    await expectNothingLeft();
  });

  it.each([0, 1, 2])('leaves nothing when the upload of number %i fails', async (which) => {
    let count = -1;
    const storage = bucketThat((_path, save) => ((count += 1) === which ? Promise.reject(FAULT) : save()));
    await expect(store({ storage })).rejects.toThrow(FAULT);
    expect(await isWritten()).toBe(false);
    await expectNothingLeft();
  });

  it('leaves nothing of an upload that arrived although it was reported as failed', async () => {
    const storage = bucketThat(async (_path, save) => {
      await save();
      throw FAULT;
    });
    await expect(store({ storage })).rejects.toThrow(FAULT);
    await expectNothingLeft();
  });

  it('leaves nothing of an upload that is still under way when another fails', async () => {
    let first = true;
    const storage = bucketThat(async (_path, save) => {
      if (first) {
        first = false;
        throw FAULT;
      }
      // Long enough for whoever does not wait to have tidied up.
      await bucketFiles(folder);
      await bucketFiles(folder);
      await save();
    });
    await expect(store({ storage })).rejects.toThrow(FAULT);
    await expectNothingLeft();
  });

  it('leaves nothing when what follows refuses', async () => {
    await expect(storeFiles(parts(), folder, files, () => Promise.reject(FAULT))).rejects.toThrow(FAULT);
    await expectNothingLeft();
  });

  it('leaves nothing when the transaction fails after it kept the files', async () => {
    const failing = (stored: readonly StoredFile[]) =>
      unitOfWork(deps(), (tx) => {
        tx.merge(document(), {});
        keepFiles(tx, stored);
        return Promise.reject(FAULT);
      });
    await expect(storeFiles(parts(), folder, files, failing)).rejects.toThrow(FAULT);
    expect(await isWritten()).toBe(false);
    await expectNothingLeft();
  });

  it('removes what is not kept, and only that', async () => {
    const [kept] = await storeFiles(parts(), folder, files, (stored) => commit(deps().db)(stored.slice(0, 1)));
    expect(await bucketFiles(folder)).toEqual([kept?.storagePath]);
    expect(await pendingFiles(folder)).toEqual([]);
  });

  it('keeps them when the transaction went through and only its answer was lost', async () => {
    const answerLost = async (stored: readonly StoredFile[]) => {
      await commit(deps().db)(stored);
      throw FAULT;
    };
    await expect(storeFiles(parts(), folder, files, answerLost)).rejects.toThrow(FAULT);
    expect(await isWritten()).toBe(true);
    expect(await bucketFiles(folder)).toHaveLength(3);
    expect(await pendingFiles(folder)).toEqual([]);
  });
});

describe('what cannot be cleaned up at once', () => {
  const brokenDatabase = () => database((number) => number > 0);
  const brokenBucket = () =>
    bucketThat(
      (_path, save) => save(),
      () => Promise.reject(FAULT),
    );
  const refused = () => Promise.reject(FAULT);

  it('because the database is gone is removed by the sweep', async () => {
    await expect(storeFiles(parts({ db: brokenDatabase() }), folder, files, refused)).rejects.toThrow(FAULT);
    expect(await bucketFiles(folder)).toHaveLength(3);
    expect((await pendingFiles(folder)).map(({ state }) => state)).toEqual(['arriving', 'arriving', 'arriving']);
    await sweepFiles(deps());
    await expectNothingLeft();
  });

  it('because the bucket is gone is removed by the sweep', async () => {
    await expect(storeFiles(parts({ storage: brokenBucket() }), folder, files, refused)).rejects.toThrow(FAULT);
    expect((await pendingFiles(folder)).map(({ state }) => state)).toEqual(['leaving', 'leaving', 'leaving']);
    await sweepFiles(deps());
    await expectNothingLeft();
  });

  it('because the process died waits for an hour; whoever comes late finds the door closed', async () => {
    let die = (): void => undefined;
    let stored: readonly StoredFile[] = [];
    const dying = storeFiles(parts({ clock: deps().clock }), folder, files, (given) => {
      stored = given;
      die();
      return new Promise<never>(() => undefined);
    });
    await Promise.race([dying, new Promise<void>((resolve) => (die = resolve))]);
    await sweepFiles(deps());
    expect(await bucketFiles(folder)).toHaveLength(3);

    const records = await deps()
      .db.firestore.collection('pendingFiles')
      .where(
        'storagePath',
        'in',
        stored.map(({ storagePath }) => storagePath),
      )
      .get();
    await Promise.all(records.docs.map(({ ref }) => ref.update({ createdAt: new Date(Date.now() - HOUR_MS - 1) })));
    expect(await succeed(runScheduledJob, { params: { name: 'sweep-files' } })).toEqual({ ran: 'sweep-files' });
    await expectNothingLeft();
    await expect(commit(deps().db)(stored)).rejects.toThrow();
    expect(await isWritten()).toBe(false);
  });

  it('is removed however much of it there is', async () => {
    const paths = Array.from({ length: 230 }, (_, index) => `${folder}/${index}.txt`);
    await unitOfWork(deps(), (tx) => {
      releaseFiles(tx, paths, parts().clock.now());
      return Promise.resolve();
    });
    expect(await pendingFiles(folder)).toHaveLength(230);
    await sweepFiles(deps());
    expect(await pendingFiles(folder)).toEqual([]);
  });
});

describe('letting files go', () => {
  const release = (stored: readonly StoredFile[]) =>
    unitOfWork(deps(), (tx) => {
      tx.delete(document());
      const paths = stored.map(({ storagePath }) => storagePath);
      releaseFiles(tx, paths, parts().clock.now());
      return Promise.resolve(paths);
    });

  it('removes them once their document is gone', async () => {
    await removeReleasedFiles(deps(), await release(await store()));
    await expectNothingLeft();
  });

  it('is finished by the sweep when the process died in between, and may be repeated', async () => {
    const paths = await release(await store());
    expect(await bucketFiles(folder)).toHaveLength(3);
    await sweepFiles(deps());
    await expectNothingLeft();
    await removeReleasedFiles(deps(), paths);
    await expectNothingLeft();
  });

  it('never removes what a document still names', async () => {
    await store();
    await sweepFiles(deps());
    expect(await bucketFiles(folder)).toHaveLength(3);
  });

  it('of a whole folder leaves the next one alone', async () => {
    await store();
    const neighbour = `${folder}-2`;
    await storeFiles(parts(), neighbour, files, commit(deps().db));
    await removeFolder(deps(), folder);
    expect(await bucketFiles(folder)).toEqual([]);
    expect(await bucketFiles(neighbour)).toHaveLength(3);
    await removeFolder(deps(), folder);
  });
});
