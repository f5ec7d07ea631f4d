import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DashboardRoute } from '../dashboard.tsx';
import { LootManagementRoute } from '../loot-management.tsx';

beforeEach(() =>
  answerApi({
    'GET /campaigns/user/u1': { json: [] },
    'GET /dashboard/recent-campaigns/u1': { json: [] },
  }),
);
const offers = () => screen.queryAllByRole('link', { name: 'Create Loot' }).length;

it('the dashboard offers Create Loot to an owner, once', async () => {
  saveSession('t', aPerson({ role: 'business_owner' }));
  renderScreen(<DashboardRoute />);
  expect(await screen.findByRole('heading', { name: 'No campaigns/applications yet' })).toBeVisible();
  expect(offers()).toBe(1);
});

it('loot management offers Create Loot to an owner, once', async () => {
  saveSession('t', aPerson({ role: 'business_owner' }));
  renderScreen(<LootManagementRoute />);
  expect(await screen.findByRole('heading', { name: 'No Loots Created' })).toBeVisible();
  expect(offers()).toBe(1);
});
