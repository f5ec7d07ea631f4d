import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { searchedLoots } from '../../../functions/src/campaigns/searched-loots.ts';
import { updateEntry } from '../../../functions/src/platform/search/keep-entries.ts';
import { buildSearchEntries, compareSearchEntries } from '../../../functions/src/rebuild-search.ts';
import { deps } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';
import { startEngine } from '../../support/typesense/with-engine.ts';

const ROOT = join(import.meta.dirname, '../../..');
const { standIn, engine } = await startEngine();

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

afterEach(() => {
  standIn.before = () => undefined;
});

afterAll(() => standIn.stop());

const lootDocument = (id: string) => deps().db.firestore.collection(COLLECTIONS.campaigns).doc(id);
const entryOf = (name: string, id: string) => standIn.entriesOf(name).find((entry) => entry.id === id);
const keep = (id: string) => updateEntry(deps().db, engine, searchedLoots, id);

describe('building the entries anew', () => {
  const build = () => buildSearchEntries({ db: deps().db, clock: deps().clock, engine });
  const compare = async (write: boolean) => {
    const found = [];
    for await (const { name, id, stored, due } of compareSearchEntries({ db: deps().db, engine }, { write }))
      found.push(`${name} ${id} ${stored ? 'stored' : 'none'} ${due ? 'due' : 'none'}`);
    return found;
  };

  it('fills a new collection, lets the alias name it, and leaves no other', async () => {
    const { id } = await storeCampaign(owner);
    const paused = await storeCampaign(owner, { status: 'paused' });
    expect(entryOf('loots', id)).toBeUndefined();
    const before = standIn.collections;
    await build();
    expect(entryOf('loots', id)).toBeDefined();
    expect(entryOf('loots', paused.id)).toBeUndefined();
    expect(standIn.collections).toHaveLength(2);
    expect(standIn.collections.filter((name) => before.includes(name))).toEqual([]);
  });

  it('changes nothing when it is interrupted, and removes what it left the next time', async () => {
    const { id } = await storeCampaign(owner);
    const before = standIn.entriesOf('loots').length;
    standIn.before = (line) => {
      if (line.includes('/loots_') && line.endsWith('/import')) throw new Error('out of memory');
    };
    await expect(build()).rejects.toThrow('out of memory');
    expect(standIn.entriesOf('loots')).toHaveLength(before);
    standIn.before = () => undefined;
    await build();
    expect(entryOf('loots', id)).toBeDefined();
    expect(standIn.collections).toHaveLength(2);
  });

  it('finds every entry that is missing, stale or left behind, and puts it right only when asked to', async () => {
    await build();
    expect(await compare(false)).toEqual([]);
    const missing = await storeCampaign(owner);
    const stale = await storeCampaign(owner);
    const closed = await storeCampaign(owner);
    const gone = await storeCampaign(owner);
    for (const { id } of [stale, closed, gone]) await keep(id);
    await lootDocument(stale.id).update({ title: 'Changed' });
    await lootDocument(closed.id).update({ status: 'completed' });
    await lootDocument(gone.id).delete();
    const differences = [
      `loots ${missing.id} none due`,
      `loots ${stale.id} stored due`,
      `loots ${closed.id} stored none`,
      `loots ${gone.id} stored none`,
    ].toSorted();
    expect((await compare(false)).toSorted()).toEqual(differences);
    expect((await compare(true)).toSorted()).toEqual(differences);
    expect(await compare(false)).toEqual([]);
    expect(entryOf('loots', stale.id)?.['names']).toContain('Changed');
  });
});

describe('a comparison while documents are written', () => {
  it('finds nothing wrong with a document that came with its entry after the documents were read', async () => {
    await buildSearchEntries({ db: deps().db, clock: deps().clock, engine });
    const added: string[] = [];
    standIn.before = async (line) => {
      if (line !== 'GET /collections/loots/documents/export') return;
      const { id } = await storeCampaign(owner);
      added.push(id);
      await keep(id);
    };
    const found = [];
    for await (const difference of compareSearchEntries({ db: deps().db, engine }, { write: false }))
      found.push(difference);
    expect(added).toHaveLength(1);
    expect(found).toEqual([]);
  });
});

describe('npm run search:entries', () => {
  const run = (args: readonly string[], settings: Record<string, string>) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const env = { ...process.env, TYPESENSE_URL: '', TYPESENSE_KEY: standIn.key, ...settings };
      const command = [join(ROOT, 'scripts/searching/search-entries.ts'), '--project', ownProjectId(), ...args];
      execFile(process.execPath, command, { env }, (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, output: stdout + stderr });
      });
    });

  it('builds the entries, prints what differs, and changes nothing without --write', async () => {
    const settings = { TYPESENSE_URL: standIn.url };
    expect(await run(['--write', '--anew'], settings)).toMatchObject({ code: 0, output: '0 differences.\n' });
    const { id } = await storeCampaign(owner);
    const found = await run([], settings);
    expect(found.code).toBe(1);
    expect(found.output).toContain(`loots/${id}: stored null, due {`);
    expect(found.output).toContain('1 differences.\nNothing was changed; --write puts them right.');
    expect(entryOf('loots', id)).toBeUndefined();
    expect(await run(['--write'], settings)).toMatchObject({ code: 0 });
    expect(entryOf('loots', id)).toBeDefined();
  });

  it('says so when no engine is set, and when --anew comes without --write', async () => {
    const without = await run([], {});
    expect(without).toMatchObject({ code: 1, output: expect.stringContaining('TYPESENSE_URL is not set') as string });
    expect(await run(['--anew'], { TYPESENSE_URL: standIn.url })).toMatchObject({ code: 1 });
  });
});
