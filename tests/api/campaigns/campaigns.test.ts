import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { getCampaign, listCampaigns, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listCampaignDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { describe, expect, it } from 'vitest';
import { call, callRaw, refuse, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('the marketplace list', () => {
  it('shows open campaigns only, newest first', async () => {
    const owner = await createPerson('business_owner');
    const creator = await createPerson('content_creator');
    const older = await storeCampaign(owner, { createdAt: minutesAgo(-10) });
    const newer = await storeCampaign(owner, { createdAt: minutesAgo(-20) });
    for (const status of ['paused', 'completed', 'pending', 'approved', 'rejected'] as const) {
      await storeCampaign(owner, { status, createdAt: minutesAgo(-15) });
    }
    const list = await succeed(listCampaigns, { query: {} }, creator);
    expect(list.filter(({ owner_id }) => owner_id === owner.uid).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['open']));
  });

  it('narrows to a platform', async () => {
    const owner = await createPerson('business_owner');
    const there = await storeCampaign(owner, { platforms: ['xiaohongshu', 'facebook'] });
    await storeCampaign(owner, { platforms: ['facebook'] });
    const list = await succeed(listCampaigns, { query: { platform: 'xiaohongshu' } }, owner);
    expect(list.map(({ id }) => id)).toContain(there.id);
    expect(list.every(({ platforms }) => platforms.includes('xiaohongshu'))).toBe(true);
  });

  it('answers the specification’s fields, amounts in dollars', async () => {
    const owner = await createPerson('business_owner');
    const counts = {
      applications: 3,
      pendingApplications: 1,
      approvedApplications: 2,
      pendingDeliverables: 1,
      pendingProofs: 2,
      pendingQuestions: 1,
      stuckPayouts: 1,
      views: 12,
      paidOutCents: 30_001,
      committedCents: 20_000,
    };
    const { id } = await storeCampaign(owner, { counts, budgetCents: 100_050, creatorSlots: 5 });
    const { body } = await callRaw('GET', `/campaigns/${id}`);
    expect(body).toMatchObject({
      id,
      budget: 1000.5,
      remaining_budget: 500.49,
      paidOut: 300.01,
      creator_slots: 5,
      free_slots: 3,
      applications: 3,
      pending_applications: 0,
      pending_treasures: 0,
      pending_proofs: 0,
      stuck_payouts: 0,
      views: 12,
      owner_id: owner.uid,
      businessOwner: { name: owner.name, logo: null, verified: false },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });

  it('tells its owner and admins alone what waits, who holds it back and why it closed', async () => {
    const others = [undefined, await createPerson('content_creator'), await createPerson('business_owner')];
    const owner = await createPerson('business_owner');
    const insiders = [owner, await createPerson('admin')];
    const { counts } = await storeCampaign(owner);
    const stores = {
      lost: { status: 'completed', closeReason: 'lost', closedAt: new Date() },
      repeated: { status: 'completed', closeReason: 'repeated', closedAt: new Date() },
      held: { status: 'paused', heldByAdmin: true, moderationReason: 'Not so fast' },
    } as const;
    const waiting = {
      ...counts,
      pendingApplications: 1,
      pendingDeliverables: 2,
      pendingProofs: 3,
      pendingQuestions: 5,
      stuckPayouts: 4,
    };
    for (const fields of Object.values(stores)) {
      const { id } = await storeCampaign(owner, { ...fields, counts: waiting });
      const tell = async (person?: Person) => {
        const told = await succeed(getCampaign, { params: { id } }, person);
        return [
          told.pending_applications,
          told.pending_treasures,
          told.pending_proofs,
          told.pending_questions,
          told.stuck_payouts,
          told.held_by_admin,
          told.moderation_reason,
          told.close_reason,
        ];
      };
      // Questions stop waiting when their loot ends.
      const questions = fields.status === 'completed' ? 0 : 5;
      const { closeReason = null, heldByAdmin = false, moderationReason = null } = fields as Partial<Campaign>;
      for (const person of insiders)
        expect(await tell(person)).toEqual([1, 2, 3, questions, 4, heldByAdmin, moderationReason, closeReason]);
      for (const person of others) expect(await tell(person)).toEqual([0, 0, 0, 0, 0, false, null, null]);
    }
  });

  it('tells nobody in the marketplace what waits for somebody else', async () => {
    const [owner, other] = [await createPerson('business_owner'), await createPerson('content_creator')];
    const { counts } = await storeCampaign(owner);
    const word = unique('waits');
    const waiting = { ...counts, pendingApplications: 1 };
    await storeCampaign(owner, { title: word, counts: waiting });
    const pending = async (person: Person) =>
      (await succeed(listCampaigns, { query: { search: word } }, person)).map((loot) => loot.pending_applications);
    expect(await pending(owner)).toEqual([1]);
    expect(await pending(other)).toEqual([0]);
  });

  it('needs somebody signed in', async () => {
    expect(await refuse(listCampaigns, { query: {} })).toMatchObject({ status: 401 });
  });

  it('refuses a platform or a cursor that does not exist', async () => {
    const owner = await createPerson('business_owner');
    expect(await callRaw('GET', '/campaigns?platform=myspace', { person: owner })).toMatchObject({ status: 422 });
    expect(await refuse(listCampaigns, { query: { cursor: 'nonsense' } }, owner)).toMatchObject({ status: 422 });
  });
});

describe("an owner's campaigns", () => {
  it('come page by page, in any status, each once, the remaining budget never below 0', async () => {
    const owner = await createPerson('business_owner');
    await storeCampaign(await createPerson('business_owner'));
    const sameMoment = new Date();
    const stored = await Promise.all(
      (['open', 'paused', 'completed', 'open', 'open'] as const).map((status) =>
        storeCampaign(owner, { status, createdAt: sameMoment, title: unique('Title ') }),
      ),
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await call(
        listCampaignsOfOwner,
        { params: { id: owner.uid }, query: { limit: 2, ...(cursor && { cursor }) } },
        owner,
      );
      if (!answer.ok) throw new Error(answer.error.message);
      expect(answer.data.length).toBeLessThanOrEqual(2);
      seen.push(...answer.data.map(({ id }) => id));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
  });

  it('are narrowed to a status, to words, and to both', async () => {
    const owner = await createPerson('business_owner');
    const word = unique('w');
    const stored = async (title: string, status: 'open' | 'paused', minutes: number) =>
      (await storeCampaign(owner, { title, status, createdAt: minutesAgo(minutes) })).id;
    const open = await stored(`Kopi ${word}`, 'open', 3);
    const paused = await stored(`Kopi ${word} again`, 'paused', 2);
    const other = await stored('Sandals', 'paused', 1);
    await storeCampaign(await createPerson('business_owner'), { title: `Kopi ${word}` });
    const listed = async (query: { search?: string; status?: 'open' | 'paused' }) =>
      (await succeed(listCampaignsOfOwner, { params: { id: owner.uid }, query }, owner)).map(({ id }) => id);
    expect(await listed({})).toEqual([other, paused, open]);
    expect(await listed({ status: 'paused' })).toEqual([other, paused]);
    expect(await listed({ search: `kop ${word}` })).toEqual([paused, open]);
    expect(await listed({ search: word, status: 'paused' })).toEqual([paused]);
    expect(await listed({ search: `${word} sandals` })).toEqual([]);
    expect(await listed({ search: '!?' })).toEqual([other, paused, open]);
    const first = await call(
      listCampaignsOfOwner,
      { params: { id: owner.uid }, query: { search: word, limit: 1 } },
      owner,
    );
    if (!first.ok || !first.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(first.data).toMatchObject([{ id: paused }]);
    const rest = { params: { id: owner.uid }, query: { search: word, limit: 1, cursor: first.nextCursor } };
    expect(await call(listCampaignsOfOwner, rest, owner)).toMatchObject({ ok: true, data: [{ id: open }] });
    const unknown = await callRaw('GET', `/campaigns/user/${owner.uid}?status=gone`, { person: owner });
    expect(unknown).toMatchObject({ status: 422 });
  });

  it('are for that owner and admins', async () => {
    const owner = await createPerson('business_owner');
    const { id } = await storeCampaign(owner);
    const input = { params: { id: owner.uid }, query: {} };
    expect(await refuse(listCampaignsOfOwner, input, await createPerson('business_owner'))).toMatchObject({
      status: 403,
    });
    expect(await refuse(listCampaignsOfOwner, input, await createPerson('content_creator'))).toMatchObject({
      status: 403,
    });
    expect(await refuse(listCampaignsOfOwner, input)).toMatchObject({ status: 401 });
    const seen = await succeed(listCampaignsOfOwner, input, await createPerson('admin'));
    expect(seen.map((campaign) => campaign.id)).toEqual([id]);
  });
});

describe('one campaign', () => {
  it('is public', async () => {
    const { id } = await storeCampaign(await createPerson('business_owner'));
    expect(await succeed(getCampaign, { params: { id } })).toMatchObject({ id, status: 'open' });
  });

  it('is not found when there is none, whatever the id looks like', async () => {
    expect(await refuse(getCampaign, { params: { id: 'cmp_nothing' } })).toMatchObject({
      status: 404,
      message: 'Loot not found',
    });
    expect((await callRaw('GET', '/campaigns/__reserved__')).status).toBe(422);
    expect((await callRaw('GET', '/campaigns/a%2Fb')).status).toBe(422);
  });
});

describe("a campaign's treasures", () => {
  it('are not found by anybody but its owner and admins', async () => {
    const owner = await createPerson('business_owner');
    const { id } = await storeCampaign(owner);
    const input = { params: { id }, query: {} };
    expect(await succeed(listCampaignDeliverables, input, owner)).toEqual([]);
    expect(await succeed(listCampaignDeliverables, input, await createPerson('admin'))).toEqual([]);
    expect(await refuse(listCampaignDeliverables, input, await createPerson('business_owner'))).toMatchObject({
      status: 404,
    });
    expect(await refuse(listCampaignDeliverables, input, await createPerson('content_creator'))).toMatchObject({
      status: 403,
    });
    expect(await refuse(listCampaignDeliverables, input)).toMatchObject({ status: 401 });
  });
});
