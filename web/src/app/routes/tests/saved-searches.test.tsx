import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { MarketplaceRoute } from '../marketplace.tsx';

const LIST = 'GET /saved-searches';
const filters = {
  search: 'tea',
  platform: null,
  niche: 'Food',
  minBudget: 5,
  maxBudget: null,
  sort: 'ending',
  full: true,
};
const tea = { id: 'srh_1', name: 'Tea', filters, created_at: '2026-11-01T00:00:00Z', tells: true, matched_at: null };
const all = {
  'GET /campaigns': { json: [OfferedCampaignView.encode(aCampaign({ endDate: null }))] },
  'GET /applications': { json: [] },
  'GET /saved-loots/ids': { json: { ids: [] } },
};
const open = async (at: string) => {
  renderScreen(<MarketplaceRoute />, at);
  await user.click(await screen.findByRole('button', { name: 'Saved searches' }));
  await screen.findByRole('dialog', { name: 'Saved searches' });
};

beforeEach(() => saveSession('t', aPerson()));

describe('the saved searches of a creator', () => {
  it('keep the present filters under a name', async () => {
    const calls = answerApi({ ...all, [LIST]: { json: [] }, 'POST /saved-searches': { status: 201, json: tea } });
    await open('/marketplace?q=tea&niche=Food&min=5&sort=ending&full=1');
    await fill(await screen.findByLabelText('Name of this search'), 'Tea');
    await user.click(screen.getByRole('button', { name: 'Save Search' }));
    await eventually(() => expect(toastTexts()).toEqual(['Search saved!']));
    expect(calls.find(({ call }) => call === 'POST /saved-searches')?.body).toEqual({ name: 'Tea', filters });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("stay open with the server's words when it refuses", async () => {
    const message = 'You have saved a search of this name already';
    answerApi({ ...all, [LIST]: { json: [tea] }, 'POST /saved-searches': { status: 409, json: { message } } });
    await open('/marketplace?q=tea');
    await fill(await screen.findByLabelText('Name of this search'), 'Tea');
    await user.click(screen.getByRole('button', { name: 'Save Search' }));
    await eventually(() => expect(toastTexts()).toEqual([`Failed to save the search: ${message}`]));
    expect(screen.getByRole('dialog', { name: 'Saved searches' })).toBeVisible();
  });

  it('open the marketplace with their filters', async () => {
    answerApi({ ...all, [LIST]: { json: [tea] } });
    await open('/marketplace');
    expect(await screen.findByText(/^Set filters in the marketplace first/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Tea' }));
    await eventually(() => expect(screen.getByLabelText('Search')).toHaveValue('tea'));
    expect(screen.getByLabelText('Niche')).toHaveValue('Food');
    expect(screen.getByLabelText('Min Budget')).toHaveValue('5');
    expect(screen.getByLabelText('Sort by')).toHaveValue('ending');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say when they last found something, and tell of new loots while they are switched on', async () => {
    const yesterday = new Date(Date.now() - 30 * 60 * 60 * 1000).toISOString();
    const coffee = { ...tea, id: 'srh_2', name: 'Coffee', matched_at: yesterday, tells: false };
    const calls = answerApi({
      ...all,
      [LIST]: { json: [tea, coffee] },
      'PUT /saved-searches/srh_1': { json: { ...tea, tells: false } },
    });
    await open('/marketplace');
    expect(await screen.findByText('Last found something new yesterday')).toBeVisible();
    expect(screen.getByText('Nothing new so far')).toBeVisible();
    expect(screen.getByLabelText('Tell me of new loots for Coffee')).not.toBeChecked();
    const isTold = screen.getByLabelText('Tell me of new loots for Tea');
    expect(isTold).toBeChecked();
    await user.click(isTold);
    await eventually(() => expect(isTold).not.toBeChecked());
    expect(calls.find(({ call }) => call === 'PUT /saved-searches/srh_1')?.body).toEqual({ tells: false });
  });

  it('stay switched as they were when the change fails', async () => {
    answerApi({
      ...all,
      [LIST]: { json: [tea] },
      'PUT /saved-searches/srh_1': { status: 404, json: { message: 'Saved search not found' } },
    });
    await open('/marketplace');
    const isTold = await screen.findByLabelText('Tell me of new loots for Tea');
    await user.click(isTold);
    await eventually(() => expect(toastTexts()).toEqual(['Failed to change the search: Saved search not found']));
    expect(isTold).toBeChecked();
  });

  it('are opened by the address of a notification, and a removed one opens all loots', async () => {
    answerApi({ ...all, [LIST]: { json: [tea] } });
    const { unmount } = renderScreen(<MarketplaceRoute />, '/marketplace?search=srh_1');
    await eventually(() => expect(screen.getByLabelText('Search')).toHaveValue('tea'));
    expect(screen.getByLabelText('Niche')).toHaveValue('Food');
    unmount();
    renderScreen(<MarketplaceRoute />, '/marketplace?search=srh_9');
    await eventually(() => expect(screen.getByLabelText('Search')).toHaveValue(''));
  });

  it('are removed one by one', async () => {
    answerApi({ ...all, [LIST]: { json: [tea] }, 'DELETE /saved-searches/srh_1': { json: { success: true } } });
    await open('/marketplace');
    await user.click(await screen.findByRole('button', { name: 'Remove Tea' }));
    await eventually(() => expect(screen.queryByRole('link', { name: 'Tea' })).toBeNull());
  });

  it('come back when their removal is undone, as silent as they were', async () => {
    const silent = { ...tea, tells: false };
    const calls = answerApi({
      ...all,
      [LIST]: { json: [silent] },
      'DELETE /saved-searches/srh_1': { json: { success: true } },
      'POST /saved-searches': { status: 201, json: { ...tea, id: 'srh_2' } },
      'PUT /saved-searches/srh_2': { json: { ...silent, id: 'srh_2' } },
    });
    await open('/marketplace');
    await user.click(await screen.findByRole('button', { name: 'Remove Tea' }));
    expect(await screen.findByText('Removed Tea')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
    expect(screen.getByLabelText('Tell me of new loots for Tea')).not.toBeChecked();
    expect(screen.queryByText('Removed Tea')).toBeNull();
    expect(calls.slice(-3)).toEqual([
      { call: 'DELETE /saved-searches/srh_1', body: undefined },
      { call: 'POST /saved-searches', body: { name: 'Tea', filters } },
      { call: 'PUT /saved-searches/srh_2', body: { tells: false } },
    ]);
  });

  it('are at most ten', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...tea, id: `srh_${index}`, name: `Tea ${index}` }));
    answerApi({ ...all, [LIST]: { json: ten } });
    await open('/marketplace?q=tea');
    expect(await screen.findByText('You have saved 10 searches, the most there can be.')).toBeVisible();
    expect(screen.queryByLabelText('Name of this search')).toBeNull();
  });
});
