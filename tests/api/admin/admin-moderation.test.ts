import {
  confirmAuthor,
  listAllCampaigns,
  listAuditLog,
  moderateCampaign,
  removeReviewAsAdmin,
} from '@doubloon/contract/admin/operations.ts';
import type { Campaign, CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { editCampaign, getCampaign, resumeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { approvedCreator } from '../../support/given/approved-creators.ts';
import { storeCampaign, stored, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let admin: Person;
let owner: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
});

const byId = (id: string) => ({ params: { id } });
const recorded = async (subject: string) => succeed(listAuditLog, { query: { subject } }, admin);
const moderate = (id: string, action: 'reject' | 'pause', reason = 'House rules') =>
  ({ ...byId(id), body: { action, reason } }) as const;
const approve = ({ id, title, description, requirements, interests }: Campaign) => {
  const seen = { title, description, requirements, interests };
  return { ...byId(id), body: { action: 'approve', reason: 'House rules', seen } } as const;
};

/** Everybody's campaigns, page by page, until those with these ids are among them. */
async function campaignsUntil(ids: readonly string[]): Promise<CampaignView[]> {
  const found: CampaignView[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listAllCampaigns, { query: { limit: 50, ...(cursor && { cursor }) } }, admin);
    if (!page.ok) throw new Error(page.error.message);
    found.push(...page.data);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && !ids.every((id) => found.some((one) => one.id === id)));
  return found;
}

describe('everybody’s campaigns', () => {
  it('are listed in any status or in one, newest first, page by page', async () => {
    const [open, pending] = [await storeCampaign(owner), await storeCampaign(owner, { status: 'pending' })];
    const ours = (campaigns: CampaignView[]) => campaigns.filter(({ id }) => [open.id, pending.id].includes(id));
    const all = await campaignsUntil([open.id, pending.id]);
    expect(ours(all).map(({ id }) => id)).toEqual([pending.id, open.id]);
    const one = await call(listAllCampaigns, { query: { limit: 1 } }, admin);
    expect(one).toMatchObject({ ok: true, data: [{}], nextCursor: expect.any(String) as string });
    const waiting = await succeed(listAllCampaigns, { query: { status: 'pending', limit: 50 } }, admin);
    expect(ours(waiting).map(({ id }) => id)).toEqual([pending.id]);
  });

  it('are found by words, in any status or in one', async () => {
    const word = unique('w');
    const createdAt = new Date(Date.now() - 60_000);
    const open = await storeCampaign(owner, { title: `Iced kopi ${word}`, createdAt });
    const pending = await storeCampaign(owner, { title: `Kopi ${word}`, status: 'pending' });
    const found = async (query: { search: string; status?: 'pending' }) =>
      (await succeed(listAllCampaigns, { query }, admin)).map(({ id }) => id);
    expect(await found({ search: `KOP ${word}` })).toEqual([pending.id, open.id]);
    expect(await found({ search: `iced ${word}` })).toEqual([open.id]);
    expect(await found({ search: word, status: 'pending' })).toEqual([pending.id]);
  });
});

describe('moderating a campaign', () => {
  it('opens one that waits, and records who did it and why', async () => {
    const waiting = await storeCampaign(owner, { status: 'pending' });
    const { id } = waiting;
    expect(await succeed(moderateCampaign, approve(waiting), admin)).toMatchObject({ status: 'open' });
    expect(await succeed(getCampaign, byId(id))).toMatchObject({ status: 'open' });
    expect(await recorded(id)).toMatchObject([
      {
        admin_id: admin.uid,
        action: 'campaign_approved',
        subject: { kind: 'campaign', id },
        before: { status: 'pending' },
        after: { status: 'open' },
        reason: 'House rules',
      },
    ]);
  });

  it('takes one out of the marketplace with the reason, which its owner can read, and lets it in again', async () => {
    const campaign = await storeCampaign(owner);
    const { id } = campaign;
    await succeed(moderateCampaign, moderate(id, 'reject', 'Asks for medical claims'), admin);
    expect(await refuse(getCampaign, byId(id))).toMatchObject({ status: 404 });
    expect(await succeed(getCampaign, byId(id), owner)).toMatchObject({
      status: 'rejected',
      moderation_reason: 'Asks for medical claims',
    });
    await succeed(moderateCampaign, approve(campaign), admin);
    expect(await succeed(getCampaign, byId(id), owner)).toMatchObject({ status: 'open', moderation_reason: null });
    expect((await recorded(id)).map(({ action }) => action)).toEqual(['campaign_approved', 'campaign_rejected']);
  });

  it('pauses one until an admin opens it again, and refuses what its status does not allow without a trace', async () => {
    const campaign = await storeCampaign(owner);
    const { id } = campaign;
    expect(await succeed(moderateCampaign, moderate(id, 'pause'), admin)).toMatchObject({ status: 'paused' });
    expect(await refuse(moderateCampaign, moderate(id, 'pause'), admin)).toMatchObject({ code: 'illegal_state' });
    const held = await refuse(resumeCampaign, byId(id), owner);
    expect(held).toMatchObject({ status: 409, message: 'This loot was paused by our team. Please contact support.' });
    await succeed(moderateCampaign, approve(campaign), admin);
    expect(await succeed(getCampaign, byId(id))).toMatchObject({ status: 'open' });
    const rested = await storeCampaign(owner, { status: 'paused' });
    expect(await refuse(moderateCampaign, approve(rested), admin)).toMatchObject({ status: 409 });
    const over = await storeCampaign(owner, { status: 'completed' });
    for (const input of [approve(over), moderate(over.id, 'reject'), moderate(over.id, 'pause')]) {
      expect(await refuse(moderateCampaign, input, admin)).toMatchObject({ status: 409 });
    }
    expect(await recorded(over.id)).toEqual([]);
    expect(await refuse(moderateCampaign, moderate(unique('cmp_'), 'pause'), admin)).toMatchObject({ status: 404 });
  });
});

describe('approving a campaign', () => {
  it.each([
    { title: 'Buy my pills' },
    { description: 'Say that it heals.' },
    { requirements: ['Show the pills'] },
    { interests: ['Health'] },
  ])('is refused when its owner has changed it since the admin read it: %j', async (words) => {
    const read = await storeCampaign(owner, { status: 'pending' });
    await succeed(editCampaign, { ...byId(read.id), body: words }, owner);
    expect(await refuse(moderateCampaign, approve(read), admin)).toMatchObject({
      code: 'illegal_state',
      message: 'This loot has been changed since. Please look at it as it is now.',
    });
    expect(await stored(COLLECTIONS.campaigns, read.id)).toMatchObject({ status: 'pending' });
    expect(await recorded(read.id)).toEqual([]);
    expect(await succeed(moderateCampaign, approve({ ...read, ...words }), admin)).toMatchObject({ status: 'open' });
  });

  it('needs the words that were read', async () => {
    const { id } = await storeCampaign(owner, { status: 'pending' });
    const body = { action: 'approve', reason: 'House rules' } as const;
    expect(await refuse(moderateCampaign, { ...byId(id), body }, admin)).toMatchObject({
      status: 422,
      details: [{ field: 'body.seen' }],
    });
  });
});

describe('removing a review', () => {
  it('takes it away and keeps in the log what it said', async () => {
    const [creator, author] = [await createPerson('content_creator'), await createPerson('business_owner')];
    const id = `${author.uid}__${creator.uid}`;
    await deps().db.firestore.collection(COLLECTIONS.reviews).doc(id).set({
      id,
      creatorId: creator.uid,
      userId: author.uid,
      userName: author.name,
      userPic: null,
      rating: 1,
      comment: 'Call me at home',
      paidCollaboration: false,
      reply: null,
      createdAt: new Date(),
      editedAt: null,
    });
    const input = { ...byId(id), body: { reason: 'Private data' } };
    await succeed(removeReviewAsAdmin, input, admin);
    expect(await succeed(listReviewsOfCreator, { ...byId(creator.uid), query: {} })).toEqual([]);
    expect(await recorded(id)).toMatchObject([
      {
        ...{ action: 'review_removed', before: { rating: 1, comment: 'Call me at home' }, reason: 'Private data' },
        ...{ admin_name: admin.name, names: { [author.uid]: author.name, [creator.uid]: creator.name } },
      },
    ]);
    expect(await refuse(removeReviewAsAdmin, input, admin)).toMatchObject({ status: 404 });
  });
});

describe('saying whose a post is', () => {
  const waiting = async () => {
    const { application } = await approvedCreator(owner);
    return storeDeliverable(application, { authorCheck: 'needs_admin' });
  };

  it('confirms it, or rejects its treasure', async () => {
    const [theirs, others] = [await waiting(), await waiting()];
    const yes = { ...byId(theirs.id), body: { is_theirs: true, reason: 'Same face' } };
    expect(await succeed(confirmAuthor, yes, admin)).toMatchObject({ status: 'submitted', author_check: 'confirmed' });
    const no = { ...byId(others.id), body: { is_theirs: false, reason: 'A fan account' } };
    expect(await succeed(confirmAuthor, no, admin)).toMatchObject({ status: 'rejected' });
    expect(await stored(COLLECTIONS.deliverables, others.id)).toMatchObject({ status: 'rejected' });
    expect(await recorded(theirs.id)).toMatchObject([{ action: 'author_confirmed', reason: 'Same face' }]);
    expect(await recorded(others.id)).toMatchObject([{ action: 'author_refused', after: { status: 'rejected' } }]);
  });

  it('is refused where nobody asks', async () => {
    const { application } = await approvedCreator(owner);
    const { id } = await storeDeliverable(application);
    const body = { is_theirs: true, reason: 'Sure' };
    expect(await refuse(confirmAuthor, { ...byId(id), body }, admin)).toMatchObject({ code: 'illegal_state' });
    expect(await refuse(confirmAuthor, { ...byId(unique('dlv_')), body }, admin)).toMatchObject({ status: 404 });
    expect(await recorded(id)).toEqual([]);
  });
});

it('is closed to everybody else', async () => {
  const { id } = await storeCampaign(owner);
  const body = JSON.stringify({ action: 'approve', is_theirs: true, reason: 'Mine' });
  const requests = [
    ['GET', '/admin/campaigns'],
    ['PUT', `/admin/campaigns/${id}/moderation`],
    ['POST', `/admin/reviews/${id}/removal`],
    ['PUT', `/admin/treasures/${id}/author`],
  ] as const;
  for (const [method, path] of requests) {
    for (const [person, status] of [
      [owner, 403],
      [undefined, 401],
    ] as const) {
      const answer = await callRaw(method, path, { person, ...(method !== 'GET' && { body }) });
      expect(answer.status, path).toBe(status);
    }
  }
});
