import { exportAccount, MAX_EXPORTED_LISTS } from '@doubloon/contract/account/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { updateUserProfile } from '@doubloon/contract/users/operations.ts';
import { describe, expect, it } from 'vitest';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { linkAccount, storeApplication, storeCampaign, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { unzip } from '../../support/unzip.ts';

async function exported(person: Person): Promise<Record<string, unknown>> {
  const files = unzip(await succeed(exportAccount, { params: { id: person.uid } }, person));
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, JSON.parse(text) as unknown]));
}

async function creatorWithHistory() {
  const creator = await createPerson('content_creator');
  const owner = await createPerson('business_owner');
  const campaign = await storeCampaign(owner);
  const answers = { cover_letter: 'Hire me — 雇ってください' };
  const application = await storeApplication(campaign, creator, { status: 'approved', answers });
  const deliverable = await storeDeliverable(application);
  await linkAccount(creator, 'tiktok', 'cy');
  const body = { contact: '+65 8000 0000', bio: 'Tea.', location: 'Singapore' };
  await succeed(updateUserProfile, { params: { id: creator.uid }, body }, creator);
  return { creator, owner, campaign, application, deliverable };
}

describe('a data export', () => {
  it('is one archive with everything about the person, and an index of it', async () => {
    const { creator, application, deliverable } = await creatorWithHistory();
    const files = await exported(creator);
    expect(files['profile.json']).toMatchObject([
      { uid: creator.uid, email: creator.email, contact: '+65 8000 0000', bio: 'Tea.' },
    ]);
    expect(files['store.json']).toMatchObject([{ id: creator.uid, location: 'Singapore' }]);
    expect(files['applications.json']).toMatchObject([
      { id: application.id, answers: { cover_letter: 'Hire me — 雇ってください' } },
    ]);
    expect(files['treasures.json']).toMatchObject([{ id: deliverable.id, createdAt: expect.any(String) as string }]);
    expect(files['social-accounts.json']).toMatchObject([{ platform: 'tiktok', handle: 'cy' }]);
    expect(files['messages.json']).toEqual([]);
    const { files: index } = files['index.json'] as { files: Record<string, unknown> };
    expect(Object.keys(index).sort()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'index.json')
        .sort(),
    );
    expect(index['applications.json']).toEqual({ records: 1, complete: true });
    expect(Object.keys(index).length).toBeLessThanOrEqual(MAX_EXPORTED_LISTS);
  });

  it('holds an owner’s campaigns, and not what others wrote to them', async () => {
    const { owner, campaign, creator } = await creatorWithHistory();
    const files = await exported(owner);
    expect(files['campaigns.json']).toMatchObject([{ id: campaign.id }]);
    expect(files['applications.json']).toEqual([]);
    expect(JSON.stringify(files)).not.toContain(creator.email);
    expect(JSON.stringify(files)).not.toContain('Hire me');
  });

  it('is sent as a file that nobody keeps', async () => {
    const person = await createPerson('business_owner');
    const { headers } = await callRaw('GET', `/users/${person.uid}/export`, { person });
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="doubloon-\d{4}-\d\d-\d\d\.zip"$/);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('takes several pages of a kind', async () => {
    const person = await createPerson('content_creator');
    const keys = Array.from({ length: 450 }, (_, number) => `k${number}`);
    const batch = deps().db.firestore.batch();
    for (const key of keys) {
      const draft = { uid: person.uid, key, text: 'Dear', updatedAt: new Date() };
      batch.create(deps().db.firestore.collection(COLLECTIONS.drafts).doc(`${person.uid}__${key}`), draft);
    }
    await batch.commit();
    const drafts = (await exported(person))['drafts.json'] as { key: string }[];
    expect(drafts.map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  it('breaks off rather than pass for the whole when a document cannot be read', async () => {
    const person = await createPerson('content_creator');
    await deps().db.firestore.collection(COLLECTIONS.drafts).doc(unique('broken')).set({ uid: person.uid, text: 7 });
    await expect(callRaw('GET', `/users/${person.uid}/export`, { person })).rejects.toThrow();
  });

  it('is for oneself, and three times a day', async () => {
    const person = await createPerson('business_owner');
    const other = await createPerson('business_owner');
    const params = { id: person.uid };
    expect(await refuse(exportAccount, { params }, other)).toMatchObject({ status: 403 });
    expect(await refuse(exportAccount, { params })).toMatchObject({ status: 401 });
    for (let times = 0; times < 3; times += 1) await succeed(exportAccount, { params }, person);
    expect(await refuse(exportAccount, { params }, person)).toMatchObject({ status: 429 });
  });
});
