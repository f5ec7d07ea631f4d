import { inviteCreator } from '@doubloon/contract/applications/invitation-operations.ts';
import { createApplication, editApplication } from '@doubloon/contract/applications/operations.ts';
import { blockPerson, getBlock, listBlocks, unblockPerson } from '@doubloon/contract/blocks/operations.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { followCreator } from '@doubloon/contract/followers/operations.ts';
import {
  getConversation,
  listMessages,
  sendMessage,
  startConversation,
} from '@doubloon/contract/messaging/operations.ts';
import { listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import { createReview, deleteReview, replyToReview, updateReview } from '@doubloon/contract/reviews/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { blocksPersonalData } from '../../../functions/src/blocks/personal-data.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import { approve, buyCampaign, createPaidCreator, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const of = ({ uid }: Person) => ({ params: { id: uid } });
const block = (who: Person, whom: Person) => succeed(blockPerson, of(whom), who);
const start = ({ uid }: Person) => ({ body: { otherUserId: uid } });
const say = (id: string) => ({ params: { id }, body: { text: 'Hello', attachments: [] } });
const NOT_REACHED = { status: 403, message: 'You cannot reach this person' };
const OWN_BLOCK = { status: 403, message: 'You have blocked this person. You can unblock them in your profile.' };

describe('a block', () => {
  it.each(['owner', 'creator'] as const)('by the %s keeps both from writing, and from beginning to', async (by) => {
    const [blocker, blocked] = by === 'owner' ? [owner, creator] : [creator, owner];
    const { id } = await succeed(startConversation, start(creator), owner);
    await succeed(sendMessage, say(id), blocked);
    await block(blocker, blocked);
    expect(await refuse(sendMessage, say(id), blocked)).toMatchObject(NOT_REACHED);
    expect(await refuse(sendMessage, say(id), blocker)).toMatchObject(OWN_BLOCK);
    expect(await succeed(listMessages, { params: { id }, query: {} }, blocked)).toHaveLength(1);
    const stranger = await createPerson('user');
    await block(stranger, blocked);
    expect(await refuse(startConversation, start(stranger), blocked)).toMatchObject(NOT_REACHED);
    expect(await refuse(startConversation, start(blocked), stranger)).toMatchObject(OWN_BLOCK);
    expect((await succeed(startConversation, start(blocker), blocked)).id).toBe(id);
  });

  it.each(['owner', 'creator'] as const)(
    'by the %s keeps both from naming a loot in their conversation',
    async (by) => {
      const [blocker, blocked] = by === 'owner' ? [owner, creator] : [creator, owner];
      const loot = await storeCampaign(owner, { title: 'Read this at last' });
      const { id } = await succeed(startConversation, start(creator), owner);
      await succeed(sendMessage, say(id), blocked);
      await block(blocker, blocked);
      const about = (whom: Person) => ({ body: { otherUserId: whom.uid, campaignId: loot.id } });
      expect(await refuse(startConversation, about(blocker), blocked)).toMatchObject(NOT_REACHED);
      expect(await refuse(startConversation, about(blocked), blocker)).toMatchObject(OWN_BLOCK);
      for (const person of [blocker, blocked]) {
        expect(await succeed(getConversation, { params: { id } }, person)).toMatchObject({ campaign: null });
      }
      await succeed(unblockPerson, of(blocked), blocker);
      expect(await succeed(startConversation, about(blocker), blocked)).toMatchObject({
        ...{ id, campaign: { id: loot.id, title: 'Read this at last' } },
      });
    },
  );

  it.each(['owner', 'creator'] as const)('by the %s keeps both from applying, inviting and following', async (by) => {
    const { id } = await storeCampaign(owner);
    await (by === 'owner' ? block(owner, creator) : block(creator, owner));
    const [toOwner, toCreator] = by === 'owner' ? [OWN_BLOCK, NOT_REACHED] : [NOT_REACHED, OWN_BLOCK];
    const application = { body: { campaign_id: id, creator_id: creator.uid, cover_letter: 'I pour slowly' } };
    expect(await refuse(createApplication, application, creator)).toMatchObject(toCreator);
    const invitation = { body: { campaign_id: id, creator_id: creator.uid, note: '' } };
    expect(await refuse(inviteCreator, invitation, owner)).toMatchObject(toOwner);
    expect(await refuse(followCreator, of(creator), owner)).toMatchObject(toOwner);
    await succeed(unblockPerson, by === 'owner' ? of(creator) : of(owner), by === 'owner' ? owner : creator);
    await succeed(createApplication, application, creator);
    await succeed(followCreator, of(creator), owner);
  });

  it.each(['owner', 'creator'] as const)(
    'by the %s keeps both from reviewing, replying and changing an application',
    async (by) => {
      const { id: campaignId } = await storeCampaign(owner);
      const application = { body: { campaign_id: campaignId, creator_id: creator.uid, cover_letter: 'I pour slowly' } };
      const { id: applicationId } = await succeed(createApplication, application, creator);
      const review = { body: { creatorId: creator.uid, userId: owner.uid, rating: 2, comment: 'Slow' } };
      const { id } = await succeed(createReview, review, owner);
      await (by === 'owner' ? block(owner, creator) : block(creator, owner));
      const [toOwner, toCreator] = by === 'owner' ? [OWN_BLOCK, NOT_REACHED] : [NOT_REACHED, OWN_BLOCK];
      expect(await refuse(updateReview, { params: { id }, body: { comment: 'Too slow' } }, owner)).toMatchObject(
        toOwner,
      );
      expect(
        await refuse(replyToReview, { params: { id }, body: { creatorId: creator.uid, reply: 'No' } }, creator),
      ).toMatchObject(toCreator);
      await succeed(deleteReview, { params: { id } }, owner);
      expect(await refuse(createReview, review, owner)).toMatchObject(toOwner);
      const changed = { params: { id: applicationId }, body: { cover_letter: 'I pour fast' } };
      expect(await refuse(editApplication, changed, creator)).toMatchObject(toCreator);
    },
  );

  it('does not silence those who have paid', async () => {
    const { campaign } = await buyCampaign(owner);
    const paid = await createPaidCreator();
    await approve(await submitDeliverable(campaign, paid), owner);
    await block(paid, owner);
    const review = { body: { creatorId: paid.uid, userId: owner.uid, rating: 4, comment: 'Good' } };
    const { id } = await succeed(createReview, review, owner);
    await succeed(updateReview, { params: { id }, body: { comment: 'Very good' } }, owner);
  });

  it('leaves what was agreed on alone', async () => {
    const { campaign } = await buyCampaign(owner);
    const paid = await createPaidCreator();
    const { id, viewCount } = await submitDeliverable(campaign, paid);
    await block(paid, owner);
    await block(owner, paid);
    const approval = { params: { id }, body: { status: 'approved' as const, view_count: viewCount } };
    expect(await succeed(decideDeliverable, approval, owner)).toMatchObject({ status: 'approved' });
    expect(await succeed(listPayoutsOfCreator, { params: { id: paid.uid }, query: {} }, paid)).toHaveLength(1);
  });

  it('is listed for its person only, and undone by them', async () => {
    await block(owner, creator);
    await block(owner, creator);
    expect(await succeed(listBlocks, { query: {} }, owner)).toMatchObject([{ uid: creator.uid, name: creator.name }]);
    expect(await succeed(listBlocks, { query: {} }, creator)).toEqual([]);
    expect(await succeed(getBlock, of(creator), owner)).toEqual({ blocked: true });
    expect(await succeed(getBlock, of(owner), creator)).toEqual({ blocked: false });
    await succeed(unblockPerson, of(owner), creator);
    expect(await succeed(getBlock, of(creator), owner)).toEqual({ blocked: true });
    expect(await succeed(unblockPerson, of(creator), owner)).toEqual({ blocked: false });
    expect(await succeed(listBlocks, { query: {} }, owner)).toEqual([]);
  });

  it('is of somebody else who exists, by somebody who is signed in', async () => {
    expect(await refuse(blockPerson, of(owner), owner)).toMatchObject({ status: 403 });
    expect(await refuse(blockPerson, { params: { id: 'nobody' } }, owner)).toMatchObject({ status: 404 });
    for (const operation of [blockPerson, unblockPerson, getBlock]) {
      expect(await refuse(operation, of(owner))).toMatchObject({ status: 401 });
    }
    expect(await refuse(listBlocks, { query: {} })).toMatchObject({ status: 401 });
  });

  it('is in the export of its person, and goes with either account', async () => {
    await block(owner, creator);
    await block(creator, owner);
    const exported = [];
    const [list] = blocksPersonalData.lists(deps(), owner.uid);
    for await (const one of list?.records ?? []) exported.push(one);
    expect(exported).toMatchObject([{ uid: owner.uid, blockedUid: creator.uid }]);
    await blocksPersonalData.erase.blocks(deps(), owner.uid);
    expect(await succeed(listBlocks, { query: {} }, owner)).toEqual([]);
    expect(await succeed(listBlocks, { query: {} }, creator)).toEqual([]);
  });
});
