import type { Application } from '@doubloon/contract/applications/application.ts';
import { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import {
  decideApplication,
  editApplication,
  listOwnApplications,
  withdrawApplication,
} from '@doubloon/contract/applications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, callRaw, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let application: Application;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

beforeEach(async () => {
  const campaign = await storeCampaign(owner);
  await storeFunds(campaign);
  application = await storeApplication(campaign, creator, { answers: { cover_letter: 'First' } });
});

const edit = (answers: object, id = application.id) => ({ params: { id }, body: answers });
const storedApplication = () => stored(COLLECTIONS.applications, application.id);

describe('editing an application', () => {
  it('replaces the answers that are asked for, trimmed, and nothing else', async () => {
    const before = await storedApplication();
    const edited = await succeed(editApplication, edit({ cover_letter: ' Second ', formal_training: 'None' }), creator);
    expect(edited).toMatchObject({ id: application.id, cover_letter: 'Second', formal_training: null });
    expect(await storedApplication()).toEqual({ ...before, answers: { cover_letter: 'Second' } });
  });

  it('names the questions left unanswered, and the answers that are too long', async () => {
    expect(await refuse(editApplication, edit({ cover_letter: ' ' }), creator)).toMatchObject({
      status: 422,
      message: 'Please fill in the following required fields: Cover Letter',
      details: [{ field: 'body.cover_letter' }],
    });
    const body = JSON.stringify({ cover_letter: 'x'.repeat(5001) });
    expect(await callRaw('PUT', `/applications/${application.id}`, { person: creator, body })).toMatchObject({
      status: 422,
      body: { details: [{ field: 'body.cover_letter' }] },
    });
    expect(await storedApplication()).toMatchObject({ answers: { cover_letter: 'First' } });
  });

  it('changes neither status nor parties, whatever the body says', async () => {
    const body = JSON.stringify({ cover_letter: 'Second', status: 'approved', creator_id: owner.uid, feedback: 'Yes' });
    const before = await storedApplication();
    expect(await callRaw('PUT', `/applications/${application.id}`, { person: creator, body })).toMatchObject({
      status: 422,
      body: { details: [{ field: 'body.status' }, { field: 'body.creator_id' }, { field: 'body.feedback' }] },
    });
    expect(await storedApplication()).toEqual(before);
    expect(before).toMatchObject({ status: 'pending', creatorId: creator.uid, feedback: null });
  });

  it.each(ApplicationStatus.options.filter((status) => status !== 'pending'))(
    'is refused once the application is %s',
    async (status) => {
      const other = await storeApplication(await storeCampaign(owner), creator, { status });
      expect(await refuse(editApplication, edit({ cover_letter: 'Late' }, other.id), creator)).toMatchObject({
        status: 409,
        code: 'illegal_state',
        message: `Only a pending application can be edited; this one is ${status}`,
      });
    },
  );

  it('is for the applicant alone', async () => {
    const input = edit({ cover_letter: 'Mine' });
    expect(await refuse(editApplication, input, await createPerson('content_creator'))).toMatchObject({ status: 404 });
    expect(await refuse(editApplication, input, owner)).toMatchObject({ status: 403 });
    expect(await refuse(editApplication, input)).toMatchObject({ status: 401 });
    expect(await refuse(editApplication, edit({ cover_letter: 'Mine' }, 'nothing'), creator)).toMatchObject({
      status: 404,
    });
    expect(await storedApplication()).toMatchObject({ answers: { cover_letter: 'First' } });
  });

  it('at the same moment as a decision or a withdrawal leaves one consistent application, or none', async () => {
    const params = { id: application.id };
    const [edited, decided] = await Promise.all([
      call(editApplication, edit({ cover_letter: 'Raced' }), creator),
      call(decideApplication, { params, body: { status: 'approved' } }, owner),
      call(withdrawApplication, { params }, creator),
    ]);
    const left = await storedApplication();
    if (decided.ok) expect(left).toMatchObject({ status: 'approved' });
    else expect(left).toBeUndefined();
    if (left) expect(left['answers']).toEqual({ cover_letter: edited.ok ? 'Raced' : 'First' });
  });
});

describe("one's own applications", () => {
  it('are what a creator has sent and what an owner has received, with or without the user id', async () => {
    const withId = { query: { userId: creator.uid, limit: 1 } };
    for (const input of [withId, { query: { limit: 1 } }]) {
      expect(await succeed(listOwnApplications, input, creator)).toMatchObject([{ id: application.id }]);
    }
    expect(await succeed(listOwnApplications, { query: { limit: 1 } }, owner)).toMatchObject([{ id: application.id }]);
    const stranger = await createPerson('business_owner');
    expect(await succeed(listOwnApplications, { query: {} }, stranger)).toEqual([]);
    expect(await refuse(listOwnApplications, withId, stranger)).toMatchObject({ status: 403 });
    expect(await refuse(listOwnApplications, { query: {} }, await createPerson('user'))).toMatchObject({ status: 403 });
  });
});
