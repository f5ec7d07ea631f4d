import { Application } from '@doubloon/contract/applications/application.ts';
import { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { PublicCampaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { defaultStoreSettings, STORE_LAYOUTS, StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import type { DocumentData } from '@google-cloud/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Applications } from '../../../functions/src/applications/applications.store.ts';
import { deriveCampaignFields } from '../../../functions/src/campaigns/derived-fields.ts';
import { openDatabase, unitOfWork, type Database } from '../../../functions/src/platform/database/database.ts';
import { createLog, type Log } from '../../../functions/src/platform/log.ts';
import { setProcessDependencies } from '../../../functions/src/platform/process-dependencies.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { STORE_CLASSES } from '../../../functions/src/store-classes.ts';
import { StoreSettingsStore } from '../../../functions/src/stores/stores.store.ts';
import { onCampaignWritten } from '../../../functions/src/triggers.ts';
import { applicationDocument, campaignDocument } from '../../../functions/testing/documents.ts';
import { deps, logLines } from '../../support/api.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';
import { type NewerCampaign, NEWER_CAMPAIGN_STORES, newerTriggers } from '../../support/setup/newer-campaigns.ts';
import { startOwnApp, type OwnApp } from '../../support/setup/own-app.ts';

/** Settings of a newer version: a field, a field in a part, and a word that this version does not know. */
const NewerSettings = StoreSettings.extend({
  greeting: z.string().optional(),
  layout: z.enum([...STORE_LAYOUTS, 'mosaic']),
  features: StoreSettings.shape.features.extend({ darkCards: z.boolean().optional() }),
});
type NewerSettings = z.output<typeof NewerSettings>;

class NewerSettingsStore extends StoreSettingsStore {
  override readonly schema = NewerSettings as unknown as z.ZodType<StoreSettings>;
}

/** A version after that, from whose schema a field has gone. */
class LaterSettingsStore extends StoreSettingsStore {
  override readonly schema = NewerSettings.omit({ animations: true }) as unknown as z.ZodType<StoreSettings>;
}

const NewerApplication = Application.extend({
  status: z.enum([...ApplicationStatus.options, 'shelved']),
  shelvedFor: z.string().nullable().default(null),
});

class NewerApplications extends Applications {
  override readonly schema = NewerApplication as unknown as z.ZodType<Application>;
}

let newer: Database;
let older: Database;
let olderApp: OwnApp;
let newerApp: OwnApp;
let creator: Person;

const log: Log = createLog('info', {
  write: (line) => void logLines.push(JSON.parse(line) as Record<string, unknown>),
});
const settingsPlace = () => deps().db.firestore.collection(COLLECTIONS.storeSettings).doc(creator.uid);
const stored = async (): Promise<DocumentData | undefined> => (await settingsPlace().get()).data();

beforeAll(async () => {
  older = deps().db;
  newer = openDatabase(
    older.firestore,
    {
      ...{ ...STORE_CLASSES, ...NEWER_CAMPAIGN_STORES },
      ...{ storeSettings: NewerSettingsStore, applications: NewerApplications },
    },
    log,
  );
  [olderApp, newerApp] = await Promise.all([startOwnApp({ db: older }), startOwnApp({ db: newer })]);
});

/** Saves the title of the store through one version of the API, with everything else as that version shows it. */
async function saveTitle(app: OwnApp, title: string): Promise<void> {
  const path = `/stores/${creator.uid}/settings`;
  const { body } = await app.ask('GET', path, { person: creator });
  const { wallpaper: _, ...settings } = body as { wallpaper: unknown; hero: object };
  const saved = { ...settings, hero: { ...settings.hero, title } };
  expect(await app.ask('PUT', path, { person: creator, body: saved })).toMatchObject({
    status: 200,
    body: { hero: { title } },
  });
}

/** Writes settings as the newer version does, or another one. */
const saveNewer = (change: (settings: NewerSettings) => NewerSettings, db = newer) =>
  unitOfWork({ db }, async (tx) => {
    const settings = (await tx.storeSettings.get(creator.uid)) as unknown as NewerSettings;
    tx.storeSettings.put(change(settings) as unknown as StoreSettings);
  });

describe('two versions that write one document', () => {
  beforeEach(async () => {
    creator = await createCreatorWithStore();
    await settingsPlace().set(defaultStoreSettings(creator.uid));
  });

  it('keep the fields of each other, whichever writes last', async () => {
    await saveTitle(newerApp, 'From the newer');
    await saveNewer((settings) => ({
      ...settings,
      greeting: 'Ahoy',
      features: { ...settings.features, darkCards: true },
    }));
    const usual = defaultStoreSettings(creator.uid);
    const expected = { ...usual, hero: { ...usual.hero, title: 'From the newer' } };
    const newerFields = { greeting: 'Ahoy', features: { ...expected.features, darkCards: true } };
    expect(await stored()).toEqual({ ...expected, ...newerFields });

    await saveTitle(olderApp, 'From the older');
    expect(await stored()).toEqual({
      ...{ ...expected, ...newerFields },
      hero: { ...expected.hero, title: 'From the older' },
    });

    await saveNewer((settings) => ({
      ...settings,
      greeting: 'Ahoy again',
      hero: { ...settings.hero, subtitle: 'Newer' },
    }));
    expect(await stored()).toEqual({
      ...{ ...expected, ...newerFields, greeting: 'Ahoy again' },
      hero: { ...expected.hero, title: 'From the older', subtitle: 'Newer' },
    });

    await saveTitle(newerApp, 'Newer at last');
    await saveTitle(olderApp, 'Older at last');
    expect(await stored()).toMatchObject({
      greeting: 'Ahoy again',
      hero: { title: 'Older at last', subtitle: 'Newer' },
    });
  });

  it('keep a field that the newer one has no use for any more', async () => {
    const later = openDatabase(older.firestore, { ...STORE_CLASSES, storeSettings: LaterSettingsStore });
    await saveNewer((settings) => ({ ...settings, greeting: 'Ahoy' }), later);
    expect(await stored()).toEqual({ ...defaultStoreSettings(creator.uid), greeting: 'Ahoy' });
  });

  it('do so when both write at once', async () => {
    await Promise.all([
      ...[olderApp, newerApp, olderApp].map((app, turn) => saveTitle(app, `Title ${turn}`)),
      ...[1, 2, 3].map(() => saveNewer((settings) => ({ ...settings, greeting: `${settings.greeting ?? ''}!` }))),
    ]);
    expect(await stored()).toMatchObject({
      greeting: '!!!',
      hero: { title: expect.stringMatching(/^Title \d$/) as string },
      animations: defaultStoreSettings(creator.uid).animations,
    });
  });

  it('leave a document alone in which one of them meets a word that only the other knows', async () => {
    await saveNewer((settings) => ({ ...settings, layout: 'mosaic', greeting: 'Ahoy' }));
    const before = await stored();
    const path = `/stores/${creator.uid}/settings`;
    const body = { ...defaultStoreSettings(creator.uid), id: undefined, wallpaper: undefined };
    const answer = await olderApp.ask('PUT', path, { person: creator, body });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('mosaic');
    expect(await stored()).toEqual(before);
    expect(await newer.storeSettings.get(creator.uid)).toMatchObject({ layout: 'mosaic', greeting: 'Ahoy' });
  });
});

describe('the triggers of two versions that run on one document', () => {
  afterEach(() => setProcessDependencies(deps()));

  it('keep the fields of each other, in it and in its public part, and count it once', async () => {
    const { uid: ownerId } = await createPerson('business_owner');
    const first = { ...campaignDocument({ id: unique('cmp_'), ownerId }), mood: 'calm sea' };
    const place = older.firestore.collection(COLLECTIONS.campaigns).doc(first.id);
    const run = async (trigger: typeof onCampaignWritten, db: Database) => {
      const after = await place.get();
      setProcessDependencies({ ...deps(), db });
      const data = { before: after, after };
      await trigger.run({ document: place.path, params: { id: first.id }, data } as unknown as WrittenEvent);
    };
    const runOlder = () => run(onCampaignWritten, older);
    const runNewer = () => run(newerTriggers.onCampaignWritten, newer);
    /** Both documents as the newer version reads them, which knows every field. */
    const expectStored = async (campaign: NewerCampaign, publicMood: object) => {
      const whole = { ...campaign, ...deriveCampaignFields(campaign) };
      expect(await newer.campaigns.get(first.id)).toEqual(whole);
      expect(await newer.publicCampaigns.get(first.id)).toEqual({ ...PublicCampaign.parse(whole), ...publicMood });
    };

    await place.set(first);
    await runOlder();
    await expectStored(first, {});
    await runNewer();
    await expectStored({ ...first, moodWords: ['calm', 'sea'] }, { mood: first.mood });

    await place.update({ title: 'Winter loot' });
    await runOlder();
    await expectStored({ ...first, title: 'Winter loot', moodWords: ['calm', 'sea'] }, { mood: first.mood });

    await place.update({ title: 'Summer loot', mood: 'rough' });
    await Promise.all([runOlder(), runNewer(), runOlder(), runNewer()]);
    await expectStored({ ...first, title: 'Summer loot', mood: 'rough', moodWords: ['rough'] }, { mood: 'rough' });
    const dashboard = older.firestore.collection(COLLECTIONS.dashboards).doc(ownerId);
    expect((await dashboard.get()).get('campaigns.total')).toBe(1);
  });
});

describe('two versions that read one list', () => {
  it('show what each knows: newer fields do not keep a document out, a newer word does, and no reading changes it', async () => {
    const [person, owner] = [await createPerson('content_creator'), await createPerson('business_owner')];
    const place = older.firestore.collection(COLLECTIONS.applications);
    const write = async (campaignId: string, fields: object) => {
      const document = applicationDocument({ campaignId, creatorId: person.uid, ownerId: owner.uid });
      await place.doc(document.id).set({ ...document, ...fields });
      return document.id;
    };
    const withField = await write('cmp_a', {
      shelvedFor: 'later',
      campaign: { ...applicationDocument({ campaignId: 'c', creatorId: 'c', ownerId: 'o' }).campaign, mood: 'calm' },
    });
    const withWord = await write('cmp_b', { status: 'shelved', shelvedFor: 'spring' });
    const all = async () => (await place.where('creatorId', '==', person.uid).get()).docs.map((one) => one.data());
    const before = await all();
    logLines.length = 0;

    const list = await olderApp.ask('GET', `/applications/creator/${person.uid}`, { person });
    expect(list.status).toBe(200);
    expect(JSON.stringify(list.body)).toContain(withField);
    expect(JSON.stringify(list.body)).not.toContain(withWord);
    expect(JSON.stringify(list.body)).not.toMatch(/shelvedFor|mood/);
    expect(logLines.filter(({ message }) => message === 'a stored document cannot be read')).toMatchObject([
      { collection: COLLECTIONS.applications, id: withWord },
    ]);
    expect(await newer.applications.findAll([withField, withWord])).toMatchObject([
      { shelvedFor: 'later' },
      { status: 'shelved', shelvedFor: 'spring' },
    ]);
    expect(await all()).toEqual(before);
  });
});
