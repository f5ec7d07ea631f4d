import type { Application } from '@doubloon/contract/applications/application.ts';
import { createDeliverable, decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmPostAuthor } from '../../../functions/src/deliverables/decide-deliverable.ts';
import { showDeliverablesToConfirm } from '../../../functions/src/deliverables/show-deliverables.ts';
import { type Tx, unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { approvedCreator, newPostId, reportOf, tiktokUrl } from '../../support/given/approved-creators.ts';
import { linkAccount, storeApplication, storeCampaign, stored, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let handle: string;
let application: Application;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

beforeEach(async () => {
  let campaign;
  ({ creator, handle, campaign, application } = await approvedCreator(owner));
  await storeFunds(campaign);
});

/** A post behind a login wall, by whomever its address names. */
const walledPost = () => tiktokUrl(handle, `403${newPostId()}`);
const decide = (id: string, status: 'approved' | 'rejected') => ({
  params: { id },
  body: { status, view_count: 1500 },
});

const confirmLate = (tx: Tx, id: string, now: Date) => confirmPostAuthor(tx, id, { isTheirs: true, now });

function answer(id: string, isTheirs: boolean) {
  const { db, clock } = deps();
  return unitOfWork({ db }, (tx) => confirmPostAuthor(tx, id, { isTheirs, now: clock.now() }));
}

describe('a post whose author the platform does not show', () => {
  it('is delivered, but not approved before an admin has confirmed the author', async () => {
    const deliverable = await succeed(createDeliverable, reportOf(application, walledPost()), creator);
    expect(deliverable).toMatchObject({ status: 'submitted', author_check: 'needs_admin', baseline_views: null });
    const { treasure_id: id } = deliverable;
    expect(await refuse(decideDeliverable, decide(id, 'approved'), owner)).toMatchObject({
      status: 409,
      code: 'illegal_state',
      message: 'An admin still has to confirm that this post is by the creator’s linked account',
    });
    expect(await stored(COLLECTIONS.deliverables, id)).toMatchObject({ status: 'submitted' });
    await answer(id, true);
    // Only the payout account is missing now.
    expect(await refuse(decideDeliverable, decide(id, 'approved'), owner)).toMatchObject({ status: 402 });
    await expect(answer(id, true)).rejects.toMatchObject({ code: 'illegal_state' });
  });

  it('has its deadline renewed when the admin confirms it late, and an open claim on its loot until then', async () => {
    const { db, clock } = deps();
    const { treasure_id: id, decide_by: decideBy } = await succeed(
      createDeliverable,
      reportOf(application, walledPost()),
      creator,
    );
    await unitOfWork({ db }, (tx) => confirmLate(tx, id, new Date(decideBy.getTime() - 1)));
    expect((await db.deliverables.get(id)).decideBy).toEqual(decideBy);
    const { treasure_id: late } = await succeed(createDeliverable, reportOf(application, walledPost()), creator);
    const month = addDays(clock.now(), 30);
    expect(await db.deliverables.hasToConfirm(application.campaignId)).toBe(true);
    await unitOfWork({ db }, (tx) => confirmLate(tx, late, month));
    expect((await db.deliverables.get(late)).decideBy).toEqual(addDays(month, DELIVERABLE_DECISION_DAYS));
    expect(await db.deliverables.hasToConfirm(application.campaignId)).toBe(false);
    expect(await db.deliverables.hasOpen(application.campaignId, addDays(month, DELIVERABLE_DECISION_DAYS))).toBe(
      false,
    );
  });

  it('is rejected when the admin says that it is by somebody else', async () => {
    const { treasure_id: id } = await succeed(createDeliverable, reportOf(application, walledPost()), creator);
    await answer(id, false);
    expect(await stored(COLLECTIONS.deliverables, id)).toMatchObject({
      status: 'rejected',
      authorCheck: 'needs_admin',
      feedback: 'This post is not by your linked account',
    });
    await expect(answer(id, false)).rejects.toMatchObject({ code: 'illegal_state' });
    await expect(answer('dlv_nothing', true)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is kept from its author by nobody who was refused', async () => {
    const stranger = await approvedCreator(owner);
    const id = `403${newPostId()}`;
    const claimed = await succeed(
      createDeliverable,
      reportOf(stranger.application, tiktokUrl(stranger.handle, id)),
      stranger.creator,
    );
    const own = reportOf(application, tiktokUrl(handle, id), { view_count: 1700 });
    expect(await refuse(createDeliverable, own, creator), 'while it waits').toMatchObject({ status: 409 });
    await answer(claimed.treasure_id, false);
    const mine = await succeed(createDeliverable, own, creator);
    expect(mine).toMatchObject({ status: 'submitted', creator_id: creator.uid, baseline_views: null });
    const subject = { type: 'treasure', id: claimed.treasure_id } as const;
    expect(await refuse(createAppeal, { body: { subject, reason: 'It is mine.' } }, stranger.creator)).toMatchObject({
      status: 409,
      message: 'This post was submitted again; the later treasure is the one that counts',
    });
  });

  it('stays its author’s once it is confirmed, also when it was rejected', async () => {
    const id = `403${newPostId()}`;
    const deliverable = await succeed(createDeliverable, reportOf(application, tiktokUrl(handle, id)), creator);
    await answer(deliverable.treasure_id, true);
    await succeed(decideDeliverable, decide(deliverable.treasure_id, 'rejected'), owner);
    const stranger = await approvedCreator(owner);
    const claim = reportOf(stranger.application, tiktokUrl(stranger.handle, id));
    expect(await refuse(createDeliverable, claim, stranger.creator)).toMatchObject({ status: 409 });
  });

  it('can be rejected by the owner without waiting', async () => {
    const { treasure_id: id } = await succeed(createDeliverable, reportOf(application, walledPost()), creator);
    await succeed(decideDeliverable, decide(id, 'rejected'), owner);
    await expect(answer(id, true)).rejects.toMatchObject({ code: 'illegal_state' });
  });

  it('stays confirmed when it is reported again', async () => {
    const url = walledPost();
    const { treasure_id: id } = await succeed(createDeliverable, reportOf(application, url), creator);
    await answer(id, true);
    await deps().db.firestore.collection(COLLECTIONS.deliverables).doc(id).update({ status: 'revision_requested' });
    const again = await succeed(createDeliverable, reportOf(application, url, { view_count: 1600 }), creator);
    expect(again).toMatchObject({ treasure_id: id, author_check: 'confirmed' });
  });

  it('is refused when its own address names somebody else', async () => {
    for (const url of [tiktokUrl('private1'), 'https://vm.tiktok.com/private1-7']) {
      expect(await refuse(createDeliverable, reportOf(application, url), creator)).toMatchObject({
        status: 422,
        message: `This post is by private1, but your linked TikTok account is ${handle}`,
      });
    }
  });

  it('waits for an admin, too, when the author’s profile is behind a login wall', async () => {
    await linkAccount(creator, 'facebook', '100012');
    const wanting = await storeCampaign(owner, { platforms: ['facebook'] });
    const asked = await storeApplication(wanting, creator, { status: 'approved' });
    const url = `https://www.facebook.com/private.page/posts/${newPostId()}`;
    expect(await succeed(createDeliverable, reportOf(asked, url), creator)).toMatchObject({
      author_check: 'needs_admin',
    });
  });

  it('is found by admins among all treasures', async () => {
    const { treasure_id } = await succeed(createDeliverable, reportOf(application, walledPost()), creator);
    await succeed(createDeliverable, reportOf(application, tiktokUrl(handle)), creator);
    const { items } = await showDeliverablesToConfirm(deps().db, { limit: 50 });
    expect(items.map((each) => each.treasure_id)).toContain(treasure_id);
    for (const each of items) expect(each).toMatchObject({ author_check: 'needs_admin', status: 'submitted' });
  });
});

describe('a post whose author the platform shows', () => {
  it('needs nobody’s word', async () => {
    expect(await succeed(createDeliverable, reportOf(application, tiktokUrl(handle)), creator)).toMatchObject({
      author_check: 'confirmed',
    });
  });
});
