import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { TrendCharts } from './trend-charts.tsx';

const trends = (change: object) => ({
  json: {
    range: '30',
    columns: [
      { from: '2026-10-22', to: '2026-10-22', paidIn: 0, paidOut: 80, views: 200 },
      { from: '2026-10-23', to: '2026-10-23', paidIn: 420, paidOut: 32, views: 800 },
    ],
    total: { paidIn: 420, paidOut: 112, views: 1000 },
    before: { paidIn: 0, paidOut: 100, views: 2000 },
    funnel: { applied: 3, approved: 2, delivered: 1, paid: 1 },
    complete: true,
    ...change,
  },
});
const said = (figure: HTMLElement) => figure.textContent.replaceAll('\u00a0', ' ');
const hrefs = (figure: HTMLElement) =>
  within(figure)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('shows an owner the last 30 days beside those before, and leads to the loots behind each figure', async () => {
  const owner = aPerson({ role: 'business_owner' });
  answerApi({ [`GET /dashboard/trends/${owner.uid}?range=30`]: trends({}) });
  renderScreen(<TrendCharts user={owner} />);
  const money = await screen.findByRole('figure', { name: 'Paid in and paid out' });
  expect(said(money)).toContain('SGD 420.00: the loots that it was paid forNothing in the 30 days before');
  expect(said(money)).toContain('SGD 112.00: the loots that paid most+12% vs. the 30 days before');
  expect(hrefs(money)).toEqual(['/loot-management', '/loot-management?sort=paid']);
  const views = screen.getByRole('figure', { name: 'Views paid for' });
  expect(said(views)).toContain('−50% vs. the 30 days before');
  expect(hrefs(views)).toEqual(['/loot-management?sort=views']);
  const rows = within(views).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DaysViews paid for',
    'Oct 22, 2026200',
    'Oct 23, 2026800',
  ]);
});

it('leads a creator to the payouts of the days shown, with no word of before for all time', async () => {
  const creator = aPerson({ role: 'content_creator' });
  const call = `GET /dashboard/trends/${creator.uid}`;
  answerApi({
    [`${call}?range=30`]: trends({}),
    [`${call}?range=all`]: trends({
      range: 'all',
      columns: ['2026-10', '2026-11'].map((month) => ({
        from: `${month}-01`,
        to: `${month}-29`,
        paidIn: 0,
        paidOut: 56,
        views: 500,
      })),
      before: null,
    }),
  });
  renderScreen(<TrendCharts user={creator} />);
  const earnings = () => screen.getByRole('figure', { name: 'Earnings' });
  await screen.findByText('+12%');
  expect(hrefs(earnings())).toEqual(['/payouts?payouts=paid&since=2026-10-22']);
  expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await expect.poll(() => hrefs(earnings())).toEqual(['/payouts?payouts=paid']);
  expect(screen.queryByText(/before/)).toBeNull();
});

it('begins with the days that the address names, and says of days without anything that there was nothing', async () => {
  const creator = aPerson({ role: 'content_creator' });
  const nothing = { paidIn: 0, paidOut: 0, views: 0 };
  const columns = [{ from: '2026-10-22', to: '2026-10-22', ...nothing }];
  const json = trends({ range: '7', columns, total: nothing, before: nothing });
  answerApi({ [`GET /dashboard/trends/${creator.uid}?range=7`]: json });
  renderScreen(<TrendCharts user={creator} />, '/dashboard?range=7');
  const earnings = await screen.findByRole('figure', { name: 'Earnings' });
  expect(said(earnings)).toMatch(/SGD 0\.00.*Nothing in the 7 days before either.*Nothing in these 7 days\./);
});
