import type { Firestore, Transaction } from '@google-cloud/firestore';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseFiles, removeReleasedFiles } from '../../functions/src/platform/uploads/release-files.ts';
import { removeFolder } from '../../functions/src/platform/uploads/remove-folder.ts';
import { keepFiles, storeFiles, type FileDependencies } from '../../functions/src/platform/uploads/store-files.ts';
import { sweepFiles } from '../../functions/src/platform/uploads/sweep-files.ts';
import type { StoredFile, UploadedFile } from '../../functions/src/platform/uploads/uploaded-file.ts';
import { deps, succeed } from '../support/api.ts';
import { unique } from '../support/people.ts';
import { bucketFiles, pendingFiles } from '../support/stored-files.ts';

const HOUR_MS = 60 * 60 * 1000;
const FAULT = new Error('injected');
let folder: string;

beforeEach(() => {
  folder = `users/${unique('u')}/public`;
});

/** What a call has, two hours ago, so that a sweep now meets what this test left behind and no other test's. */
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

const document = () => deps().db.collection('uploadTests').doc(folder.replaceAll('/', '_'));
const isWritten = async () => (await document().get()).exists;

/** Writes a document that names the files, as a verb does. */
const commit = (db: Firestore) => (stored: readonly StoredFile[]) =>
  db.runTransaction((transaction: Transaction) => {
    transaction.set(document(), { paths: stored.map(({ storagePath }) => storagePath) });
    keepFiles(transaction, db, stored);
    return Promise.resolve(stored);
  });

const store = (changes: Partial<FileDependencies> = {}) => {
  const call = parts(changes);
  return storeFiles(call, folder, files, commit(call.db));
};

/** The database with one method replaced; everything else is the real one's. */
function database(replace: Partial<Record<'batch' | 'runTransaction', (real: Firestore) => unknown>>): Firestore {
  const real = deps().db;
  return new Proxy(real, {
    get(target, key) {
      const other = replace[key as 'batch'];
      if (other) return other(real);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
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
    const failing = () => ({ create: () => undefined, commit: () => Promise.reject(FAULT) });
    await expect(store({ db: database({ batch: () => failing }) })).rejects.toThrow(FAULT);
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
      deps().db.runTransaction((transaction) => {
        transaction.set(document(), {});
        keepFiles(transaction, deps().db, stored);
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
  const brokenDatabase = () => database({ runTransaction: () => () => Promise.reject(FAULT) });
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
      .db.collection('pendingFiles')
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
    await deps().db.runTransaction((transaction) => {
      releaseFiles(transaction, deps().db, paths, parts().clock.now());
      return Promise.resolve();
    });
    expect(await pendingFiles(folder)).toHaveLength(230);
    await sweepFiles(deps());
    expect(await pendingFiles(folder)).toEqual([]);
  });
});

describe('letting files go', () => {
  const release = (stored: readonly StoredFile[]) =>
    deps().db.runTransaction((transaction) => {
      transaction.delete(document());
      const paths = stored.map(({ storagePath }) => storagePath);
      releaseFiles(transaction, deps().db, paths, parts().clock.now());
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
