import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { NEXT_CURSOR_HEADER } from '@doubloon/contract/calls/operation.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { MarketplaceRoute } from '../marketplace.tsx';

describe('loots that a creator has answered', () => {
  const loot = (id: string) => OfferedCampaignView.encode(aCampaign({ id, title: `Loot ${id}`, endDate: null }));
  const application = (id: string, change: Record<string, unknown> = {}) =>
    anApplicationOnTheWire({ id: `${id}__u1`, campaign_id: id, ...change });
  const order = () =>
    screen
      .getAllByRole('heading')
      .filter(({ tagName }) => tagName !== 'H1')
      .map(({ textContent }) => textContent);
  const first = [loot('a'), loot('b'), loot('c')];
  const answers = {
    'GET /campaigns': { json: first, headers: { [NEXT_CURSOR_HEADER]: '2' } },
    'GET /campaigns?cursor=2': { json: [loot('d'), loot('e')] },
    'GET /applications?campaignIds=a%2Cb%2Cc': { json: [application('a', { status: 'rejected' }), application('c')] },
    'GET /applications?campaignIds=d%2Ce': { json: [application('d')] },
    'GET /cases/mine': { json: [] },
    'GET /drafts': { json: [] },
  };

  beforeEach(() => saveSession('t', aPerson()));

  it('stand below the open ones, in the same order, also those of later pages', async () => {
    answerApi(answers);
    renderScreen(<MarketplaceRoute />, '/marketplace');
    await screen.findByText('Already answered');
    expect(order()).toEqual(['Loot b', 'Already answered', 'Loot a', 'Loot c']);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Loot e');
    await waitFor(() =>
      expect(order()).toEqual(['Loot b', 'Loot e', 'Already answered', 'Loot a', 'Loot c', 'Loot d']),
    );
  });

  it('are rows of title, brand, day and status, which lead to the application and name nothing to earn', async () => {
    answerApi(answers);
    renderScreen(<MarketplaceRoute />, '/marketplace');
    const answered = await screen.findByRole('region', { name: 'Already answered' });
    const rows = within(answered).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Loot aTea HouseApplied .+Rejected$/),
      expect.stringMatching(/^Loot cTea HouseApplied .+Pending Review$/),
    ]);
    await user.click(within(answered).getByRole('button', { name: 'Loot c' }));
    expect(await screen.findByRole('dialog', { name: 'My Application' })).toBeVisible();
  });

  it('are said to be all there is where no other is open', async () => {
    answerApi({
      ...answers,
      'GET /campaigns': { json: [loot('a')] },
      'GET /applications': { json: [application('a')] },
    });
    renderScreen(<MarketplaceRoute />, '/marketplace');
    expect(await screen.findByText(/^You have answered all of these loots\./)).toBeVisible();
    expect(order()).toEqual(['Nothing new just now', 'Already answered', 'Loot a']);
    expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute('href', '/my-applications');
  });

  it('are not said to be all there is while further loots were not looked at, or filters hide some', async () => {
    answerApi({
      ...answers,
      'GET /campaigns?search=loot': { json: [loot('a')], headers: { [NEXT_CURSOR_HEADER]: '2' } },
      'GET /applications?campaignIds=a': { json: [application('a')] },
      'GET /campaigns': { json: [loot('b')] },
      'GET /applications?campaignIds=b': { json: [] },
    });
    renderScreen(<MarketplaceRoute />, '/marketplace?q=loot');
    expect(await screen.findByRole('heading', { name: 'Nothing new so far' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    await waitFor(() => expect(order()).toEqual(['Loot b']));
  });

  it('stay where they are when they are answered here and now', async () => {
    const calm = { 'GET /campaigns': { json: first }, 'GET /cases/mine': { json: [] }, 'GET /drafts': { json: [] } };
    answerApi({ ...calm, 'GET /applications': { json: [] } });
    renderScreen(<MarketplaceRoute />, '/marketplace');
    await user.click(await screen.findByRole('button', { name: 'Loot a' }));
    await fill(await screen.findByLabelText('Cover Letter'), 'Ahoy');
    const now = application('a', { created_at: new Date(Date.now() + 1000).toISOString() });
    answerApi({ ...calm, 'GET /applications': { json: [now] }, 'POST /applications': { status: 201, json: now } });
    await user.click(screen.getByRole('button', { name: 'Submit Application' }));
    expect(await screen.findByText('Pending Review')).toBeVisible();
    expect(order()).toEqual(['Loot a', 'Loot b', 'Loot c']);
  });
});
