import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi, holdAnswers } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { showLoot } from '../../../testing/show/show-loot.tsx';
import { user } from '../../../testing/user.ts';
import { MarketplaceRoute } from '../marketplace.tsx';

const LIST = 'GET /saved-loots';
const IDS = 'GET /saved-loots/ids';
const loot = (change: Parameters<typeof aCampaign>[0] = {}) =>
  OfferedCampaignView.encode(aCampaign({ endDate: null, ...change }));
const saved = (shown: ReturnType<typeof loot>) => ({
  campaign_id: shown.id,
  saved_at: '2026-11-01T00:00:00Z',
  loot: shown,
});
const all = { 'GET /campaigns': { json: [loot()] }, 'GET /applications': { json: [] } };

beforeEach(() => saveSession('t', aPerson()));

describe('the saved loots of a creator', () => {
  it('are opened by a chip of the marketplace, and closed ones say so', async () => {
    const ended = loot({ id: 'cmp_2', title: 'Kopi', status: 'completed' });
    answerApi({ ...all, [LIST]: { json: [saved(ended)] }, [IDS]: { json: { ids: ['cmp_2'] } } });
    renderScreen(<MarketplaceRoute />, '/marketplace');
    expect(await screen.findByRole('button', { name: 'Save Iced Tea' })).toBeVisible();
    await user.click(screen.getByLabelText('Saved'));
    expect(await screen.findByRole('link', { name: 'Kopi' })).toHaveAttribute('href', '/loot/cmp_2');
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.queryByText('Iced Tea')).toBeNull();
    await user.click(screen.getByLabelText('Saved'));
    expect(await screen.findByText('Iced Tea')).toBeVisible();
  });

  it('stay where they are when they are removed, so that they can be saved again', async () => {
    const calls = answerApi({
      [LIST]: { json: [saved(loot())] },
      [IDS]: { json: { ids: ['cmp_1'] } },
      'DELETE /saved-loots/cmp_1': { json: { saved: false } },
    });
    const { client } = renderScreen(<MarketplaceRoute />, '/marketplace?saved=1');
    await user.click(await screen.findByRole('button', { name: 'Saved Iced Tea' }));
    expect(await screen.findByRole('button', { name: 'Save Iced Tea' })).toBeVisible();
    await eventually(() => expect(client.isMutating()).toBe(0));
    expect(screen.getByRole('link', { name: 'Iced Tea' })).toBeVisible();
    expect(calls.filter(({ call }) => call === LIST)).toHaveLength(1);
  });

  it('show one that was still being saved when they were opened', async () => {
    const answers = {
      ...all,
      [IDS]: { json: { ids: [] as string[] } },
      [LIST]: { json: [] as ReturnType<typeof saved>[] },
      'PUT /saved-loots/cmp_1': { json: { saved: true } },
    };
    answerApi(answers);
    const { client } = renderScreen(<MarketplaceRoute />, '/marketplace');
    const heart = await screen.findByRole('button', { name: 'Save Iced Tea' });
    await eventually(() => expect(heart).toBeEnabled());
    const save = holdAnswers('PUT');
    await user.click(heart);
    await user.click(screen.getByLabelText('Saved'));
    await eventually(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('link', { name: 'Iced Tea' })).toBeNull();
    answers[LIST].json = [saved(loot())];
    save();
    expect(await screen.findByRole('link', { name: 'Iced Tea' })).toBeVisible();
  });

  it('can be removed when they are not shown any more', async () => {
    const calls = answerApi({
      [LIST]: { json: [{ campaign_id: 'cmp_3', saved_at: '2026-11-01T00:00:00Z', loot: null }] },
      [IDS]: { json: { ids: ['cmp_3'] } },
      'DELETE /saved-loots/cmp_3': { json: { saved: false } },
    });
    renderScreen(<MarketplaceRoute />, '/marketplace?saved=1');
    expect(await screen.findByText('This loot is not available at the moment.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Saved this loot' }));
    await eventually(() => expect(calls.at(-1)?.call).toBe('DELETE /saved-loots/cmp_3'));
  });

  it('say how to save one where there is none', async () => {
    answerApi({ ...all, [LIST]: { json: [] }, [IDS]: { json: { ids: [] } } });
    renderScreen(<MarketplaceRoute />, '/marketplace?saved=1');
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See all loots' }));
    expect(await screen.findByText('Iced Tea')).toBeVisible();
  });

  it('are a matter of creators alone', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: 'o1' }));
    const calls = answerApi(all);
    renderScreen(<MarketplaceRoute />, '/marketplace?saved=1');
    expect(await screen.findByText('Iced Tea')).toBeVisible();
    expect(screen.queryByLabelText('Saved')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    expect(calls.map(({ call }) => call)).toEqual(['GET /campaigns']);
  });
});

describe("the heart on a loot's page", () => {
  it('is there for creators', async () => {
    await showLoot();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('is not there for owners', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: 'o1' }));
    await showLoot();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
