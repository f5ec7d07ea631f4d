import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ManagementTable } from './management-table.tsx';

const closed = { status: 'completed', closed_at: new Date('2026-11-20') } as const;
/** The text of a column's cell in a row. */
function cellOf(header: string, row = 0): string | undefined {
  const index = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === header);
  const cells = within(screen.getAllByRole('row')[row + 1] as HTMLElement).getAllByRole('cell');
  return cells[index]?.textContent.replaceAll('\u00a0', ' ');
}

const hint = 'Not spent. The loot shows its refund.';

it('says of what a closed loot has left that it is not there to be spent', () => {
  renderScreen(<ManagementTable campaigns={[aCampaign({ ...closed, remaining_budget: 31_250 })]} />);
  expect(screen.getByText(hint)).toBeVisible();
});

it.each([
  ['is open', {}],
  ['has nothing left', { ...closed, remaining_budget: 0 }],
])('says nothing of a loot that %s', (_, change) => {
  renderScreen(<ManagementTable campaigns={[aCampaign(change)]} />);
  expect(screen.queryByText(hint)).toBeNull();
});

it('fills the bar with what remains of a budget, and says what of it is paid and what is reserved', () => {
  const campaign = aCampaign({ title: 'Iced Tea', budget: 50_000, remaining_budget: 30_000, paidOut: 15_000 });
  renderScreen(<ManagementTable campaigns={[campaign]} />);
  expect(screen.getByRole('progressbar', { name: 'Remaining budget of Iced Tea' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  );
  expect(cellOf('Budget')).toBe('SGD 500.00SGD 150.00 paid, SGD 50.00 reserved');
});

it('speaks of nothing reserved where nothing is', () => {
  renderScreen(
    <ManagementTable campaigns={[aCampaign({ budget: 50_000, remaining_budget: 35_000, paidOut: 15_000 })]} />,
  );
  expect(screen.queryByText(/reserved/)).toBeNull();
});

it('says of a loot that runs how it does and what its views cost, and nothing of one that has neither', () => {
  const doing = { title: 'Iced Tea', startDate: '2020-01-01', endDate: '2020-01-10', views: 4000, paidOut: 10_000 };
  const over = aCampaign({ ...closed, id: 'cmp_2', title: 'Hot Tea' });
  renderScreen(<ManagementTable campaigns={[aCampaign(doing), over]} />);
  expect(cellOf('Pace')).toBe('Behind paceSGD 25.00 per 1,000');
  expect(cellOf('Pace', 1)).toBe('–');
});

it('says in one cell how much waits for the owner and what it is', () => {
  const waiting = { pending_applications: 2, pending_treasures: 1, pending_proofs: 0 };
  const { unmount } = renderScreen(<ManagementTable campaigns={[aCampaign(waiting)]} />);
  expect(cellOf('Pending')).toBe('3 to decide2 applicants, 1 treasure');
  unmount();
  renderScreen(<ManagementTable campaigns={[aCampaign({ id: 'cmp_2' })]} />);
  expect(cellOf('Pending')).toBe('–Nothing');
});

it('counts questions beside what is decided, and shows their loot with those in which something waits', () => {
  const idle = aCampaign({ id: 'idle', title: 'Hot Tea' });
  const asked = aCampaign({ id: 'asked', title: 'Iced Tea', pending_applications: 1, pending_questions: 2 });
  renderScreen(<ManagementTable campaigns={[idle, asked]} />);
  const tables = screen.getAllByRole('table').map((table) => within(table).getByRole('link').textContent);
  expect(tables).toEqual(['Iced Tea', 'Hot Tea']);
  expect(cellOf('Pending')).toBe('1 to decide1 applicant2 questions');
});

it('marks a loot of which a payment failed, and shows it with those in which something waits', () => {
  const idle = aCampaign({ id: 'idle', title: 'Hot Tea' });
  const stuck = aCampaign({ id: 'stuck', title: 'Iced Tea', stuck_payouts: 1 });
  renderScreen(<ManagementTable campaigns={[idle, stuck]} />);
  const tables = screen.getAllByRole('table').map((table) => within(table).getByRole('link').textContent);
  expect(tables).toEqual(['Iced Tea', 'Hot Tea']);
  expect(cellOf('Pending')).toBe('1 payment stuck');
});

it('shows the loots first in which something waits for their owner', () => {
  const idle = aCampaign({ id: 'idle', title: 'Hot Tea' });
  const busy = aCampaign({ id: 'busy', title: 'Iced Tea', pending_proofs: 1 });
  renderScreen(<ManagementTable campaigns={[idle, busy]} />);
  const tables = screen.getAllByRole('table').map((table) => within(table).getByRole('link').textContent);
  expect(tables).toEqual(['Iced Tea', 'Hot Tea']);
  expect(screen.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
});

it('keeps the order of the server among the loots in which something waits', () => {
  const created = (id: string, day: number) =>
    aCampaign({ id, title: id, pending_proofs: 1, created_at: new Date(Date.UTC(2026, 10, day)) });
  renderScreen(<ManagementTable campaigns={[created('Newer', 9), created('Older', 8)]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Newer', 'Older']);
});
