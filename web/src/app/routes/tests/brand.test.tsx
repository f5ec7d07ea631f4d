import { BrandView } from '@doubloon/contract/campaigns/brand.ts';
import { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { BrandRoute } from '../brand.tsx';

const brand: BrandView = {
  id: 'kopi',
  name: 'Kopi & Kaya',
  logo: null,
  verified: true,
  website: 'https://kopi.example',
  about: 'Toast since 1932.',
  since: new Date('2026-03-01T00:00:00.000Z'),
  record: null,
  loots: [],
  more_loots: null,
};

async function show(change: Partial<BrandView> | null, answers: Parameters<typeof answerApi>[0] = {}): Promise<void> {
  const known: typeof answers = change
    ? { 'GET /brands/kopi': { json: BrandView.encode({ ...brand, ...change }) } }
    : {};
  answerApi({ ...known, ...answers });
  renderScreen(
    <Routes>
      <Route path="/brand/:ownerId" element={<BrandRoute />} />
    </Routes>,
    '/brand/kopi',
  );
  await screen.findByRole('heading', { level: 1 });
}

it('says who an owner is, with a link to their own site', async () => {
  await show({});
  expect(screen.getByRole('heading', { level: 1, name: 'Kopi & Kaya' })).toBeVisible();
  expect(screen.getByText('Toast since 1932.')).toBeVisible();
  expect(screen.getByRole('link', { name: /kopi\.example/ })).toHaveAttribute('href', 'https://kopi.example');
  expect(screen.getByText('New here')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing open right now' })).toBeVisible();
});

it('shows the site of an owner who is not verified as text', async () => {
  await show({ verified: false });
  expect(screen.getByText('kopi.example')).toBeVisible();
  expect(screen.queryByRole('link', { name: /kopi\.example/ })).toBeNull();
});

it('shows the record once, above the open loots, which lead to their pages', async () => {
  const record = {
    decisions: 40,
    decided_in_time: 38,
    median_hours: null,
    treasures_decided: 0,
    treasures_accepted: 0,
    payouts_made: 12,
    creators_accepted: 0,
    creators_came_back: 0,
    refunds_asked: 0,
  };
  await show({ record, loots: [aCampaign({ title: 'Iced Tea' })] });
  const figures = within(screen.getByRole('region', { name: 'Record' }));
  expect(figures.getByText('Usually decides in').nextElementSibling?.textContent).toBe('over 4 days');
  expect(figures.getByText('Accepted').nextElementSibling?.textContent).toBe('–');
  expect(screen.queryByText('New here')).toBeNull();
  expect(screen.getByRole('link', { name: 'Iced Tea' })).toHaveAttribute('href', '/loot/cmp_1');
});

it('says when there is none', async () => {
  await show(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Brand Not Found' })).toBeVisible();
});

it('shows more of the open loots on demand', async () => {
  const rest = [CampaignView.encode(aCampaign({ id: 'cmp_2', title: 'Kaya Toast' }))];
  const first = BrandView.encode({ ...brand, loots: [aCampaign({ title: 'Iced Tea' })], more_loots: 'p2' });
  await show({}, { 'GET /brands/kopi': { json: first }, 'GET /brands/kopi/loots?cursor=p2': { json: rest } });
  expect(screen.queryByRole('link', { name: 'Kaya Toast' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Kaya Toast' })).toHaveAttribute('href', '/loot/cmp_2');
  expect(screen.getByRole('link', { name: 'Iced Tea' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
