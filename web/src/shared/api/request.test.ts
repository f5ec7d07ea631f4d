import { countApplications, withdrawApplication } from '@doubloon/contract/applications/operations.ts';
import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { getCampaign, listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { decideDeliverable, listDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { listPayoutsOfCreator, startCheckout } from '@doubloon/contract/payments/operations.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCampaign } from '../../testing/a-campaign.ts';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { aPayoutOnTheWire } from '../../testing/wire/payout.ts';
import { useSession } from '../state/session.ts';
import { request, requestPage } from './request.ts';

const answer = (json: unknown, headers?: HeadersInit) => {
  const fetchSpy = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(json, headers ? { headers } : {})));
  vi.stubGlobal('fetch', fetchSpy);
  return fetchSpy;
};

beforeEach(() => useSession.setState({ token: 'the-token' }));
afterEach(() => vi.unstubAllGlobals());

describe('request', () => {
  it('fills parameters in, escaped, and sends the token of the session', async () => {
    const fetchSpy = answer({ count: 3 });
    await expect(request(countApplications, { params: { campaignId: 'cmp_1' } })).resolves.toEqual({ count: 3 });
    const [url, init] = fetchSpy.mock.calls[0] ?? [];
    expect(url).toBe('/api/applications/getnumberofapplications/cmp_1');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer the-token');
  });

  it('encodes cents as dollars on the wire', async () => {
    const fetchSpy = answer({ id: 'cs_1', url: 'https://pay.example/cs_1' });
    await request(startCheckout, {
      body: {
        formData: {
          title: 'T',
          description: 'D',
          budget: 12_345,
          platforms: ['tiktok'],
          gender: 'All',
          payout_model: 'budget_share',
          creator_slots: 1,
          owner_id: 'u1',
        },
      },
    });
    const body = JSON.parse(fetchSpy.mock.calls[0]?.[1]?.body as string) as { formData: { budget: number } };
    expect(body.formData.budget).toBe(123.45);
  });

  it('leaves undefined query fields out and reads the next cursor from the header', async () => {
    const fetchSpy = answer([], { 'X-Next-Cursor': 'abc' });
    await expect(requestPage(listCampaigns, { query: { limit: 20, cursor: undefined } })).resolves.toEqual({
      items: [],
      nextCursor: 'abc',
    });
    expect(fetchSpy.mock.calls[0]?.[0]).toBe('/api/campaigns?limit=20');
  });

  it('refuses what the contract does not allow as the server would, without asking it', async () => {
    const fetchSpy = answer({});
    await expect(request(getCampaign, { params: { id: 'a b' } })).rejects.toMatchObject({
      status: 422,
      code: 'invalid_input',
      details: [{ field: 'id' }],
    });
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('reads an answer in the other names and forms that the specification knows', async () => {
    const loot = aCampaign();
    const { expected_reach, created_at: _created, platforms, ...wire } = OfferedCampaignView.encode(loot);
    const _seconds = loot.created_at.getTime() / 1000;
    answer({
      ...{ ...wire, expectedReach: expected_reach, createdAt: { _seconds, _nanoseconds: 0 } },
      platforms: JSON.stringify(platforms),
    });
    await expect(request(getCampaign, { params: { id: loot.id } })).resolves.toEqual(loot);
  });

  it('reads a treasure whose status it does not know as one that waits, and leaves unknown entries of lists out', async () => {
    const known = aDeliverableOnTheWire({ treasure_id: 'dlv_2', status: 'approved' });
    answer([aDeliverableOnTheWire({ status: 'frozen' }), aDeliverableOnTheWire({ status: 'pending' }), known]);
    const treasures = await request(listDeliverables, { query: {} });
    expect(treasures.map(({ status }) => status)).toEqual(['submitted', 'submitted', 'approved']);
    const loot = OfferedCampaignView.encode(aCampaign({ platforms: ['tiktok'] }));
    answer({ ...loot, platforms: ['threads', 'tiktok'] });
    await expect(request(getCampaign, { params: { id: loot.id } })).resolves.toMatchObject({ platforms: ['tiktok'] });
  });

  it('refuses an unknown word about money', async () => {
    answer([aPayoutOnTheWire('po_1', { status: 'frozen' })]);
    await expect(request(listPayoutsOfCreator, { params: { id: 'u1' }, query: {} })).rejects.toThrow(
      'Invalid JSON response from server',
    );
  });

  it('refuses an answer that is not what the contract promises', async () => {
    answer({ id: 'cmp_1' });
    await expect(request(getCampaign, { params: { id: 'cmp_1' } })).rejects.toThrow(
      'Invalid JSON response from server',
    );
  });

  it('takes an answer without a body for a success where the answer says nothing else', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 200 })));
    await expect(request(withdrawApplication, { params: { id: 'cmp_1__u1' } })).resolves.toEqual({ success: true });
    await expect(request(countApplications, { params: { campaignId: 'cmp_1' } })).rejects.toThrow(
      'Invalid JSON response from server',
    );
  });

  it('takes no answer that denies it for a success', async () => {
    answer({ success: false });
    await expect(request(withdrawApplication, { params: { id: 'cmp_1__u1' } })).rejects.toThrow(
      'Invalid JSON response from server',
    );
  });

  it('sends files as a form, with what belongs to them as text and nothing for what is left out', async () => {
    const fetchSpy = answer({ downloadURL: 'https://files.example/1', originalName: 'sea.png' });
    const picture = new File(['abc'], 'sea.png', { type: 'image/png' });
    await request(uploadWallpaper, { body: { userId: 'u1' } }, [picture]);
    const init = fetchSpy.mock.calls[0]?.[1];
    const form = init?.body as FormData;
    expect([...form.keys()]).toEqual(['userId', 'file']);
    expect(form.get('userId')).toBe('u1');
    expect((form.get('file') as File).name).toBe('sea.png');
    expect(new Headers(init?.headers).has('content-type')).toBe(false);
  });

  it('refuses input the contract does not allow before anything is sent', async () => {
    const fetchSpy = answer({});
    const input = { params: { id: 'dlv_1' }, body: { status: 'lost' as 'approved', view_count: 1 } };
    await expect(request(decideDeliverable, input)).rejects.toThrow();
    expect(fetchSpy).not.toHaveBeenCalled();
  });
});
