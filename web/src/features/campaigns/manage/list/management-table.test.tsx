import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ManagementTable } from './management-table.tsx';
import { countedWork } from './pending-work.tsx';

const closed = { status: 'completed', closed_at: new Date('2026-11-20') } as const;
/** The text of a column's cell in a row. */
function cellOf(header: string, row = 0): string | undefined {
  const index = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === header);
  const cells = within(screen.getAllByRole('row')[row + 1] as HTMLElement).getAllByRole('cell');
  return cells[index]?.textContent.replaceAll('\u00a0', ' ');
}

const hint = / not spent$/;

it('says of what a closed loot has left that it is not there to be spent', () => {
  renderScreen(<ManagementTable campaigns={[aCampaign({ ...closed, remaining_budget: 31_250 })]} />);
  expect(cellOf('Remaining Budget')).toMatch(hint);
});

it.each([
  ['is open', {}],
  ['has nothing left', { ...closed, remaining_budget: 0 }],
])('says nothing of a loot that %s', (_, change) => {
  renderScreen(<ManagementTable campaigns={[aCampaign(change)]} />);
  expect(cellOf('Remaining Budget')).not.toMatch(hint);
});

it('fills the bar with what is paid and reserved of a budget, and says how much that is', () => {
  const campaign = aCampaign({ title: 'Iced Tea', budget: 50_000, remaining_budget: 30_000, paidOut: 15_000 });
  renderScreen(<ManagementTable campaigns={[campaign]} />);
  const bar = screen.getByRole('progressbar', { name: 'Budget used of Iced Tea' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect([...bar.children].map((part) => part.getAttribute('data-part'))).toEqual(['paid', 'reserved']);
  expect(cellOf('Budget')).toBe('SGD 500.00SGD 150.00 paidSGD 50.00 reserved');
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

it('counts questions with what is decided, and shows their loot with those in which something waits', () => {
  const idle = aCampaign({ id: 'idle', title: 'Hot Tea' });
  const asked = aCampaign({ id: 'asked', title: 'Iced Tea', pending_applications: 1, pending_questions: 2 });
  renderScreen(<ManagementTable campaigns={[idle, asked]} />);
  const tables = screen.getAllByRole('table').map((table) => within(table).getAllByRole('link')[0]?.textContent);
  expect(tables).toEqual(['Iced Tea', 'Hot Tea']);
  expect(cellOf('Pending')).toBe('3 to decide1 applicant, 2 questions');
});

it('names two kinds of what waits, says how much more there is, and tells screen readers what', () => {
  const all = { pending_applications: 2, pending_treasures: 1, pending_proofs: 1, pending_questions: 1 };
  renderScreen(<ManagementTable campaigns={[aCampaign(all)]} />);
  expect(cellOf('Pending')).toBe('5 to decide2 applicants, 1 treasure +2, 1 proof, 1 question');
});

it('says a failed payment apart from the count of what is decided', () => {
  renderScreen(<ManagementTable campaigns={[aCampaign({ stuck_payouts: 1, pending_applications: 2 })]} />);
  expect(cellOf('Pending')).toBe('2 to decide1 payment stuck2 applicants');
});

it.each([
  [{ pending_applications: 2, pending_treasures: 1, pending_proofs: 1, pending_questions: 1 }],
  [{ pending_applications: 1, pending_questions: 3, stuck_payouts: 2 }],
])('counts what the parts below the count add up to: %o', (waiting) => {
  const work = countedWork(aCampaign(waiting));
  expect(work?.shown).toBe(`${work?.kinds.reduce((sum, { count }) => sum + count, 0)} to decide`);
});

it.each([
  ['?tab=treasures', '4 to decide', { pending_treasures: 1, pending_proofs: 2, pending_questions: 1 }],
  ['?tab=questions', '2 questions', { pending_questions: 2 }],
  ['?tab=figures#payouts', '1 payment stuck', { stuck_payouts: 1, pending_questions: 1 }],
])('leads from the count to the part of the loot where it is decided: %s', (part, name, waiting) => {
  renderScreen(<ManagementTable campaigns={[aCampaign(waiting)]} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/loot-management/cmp_1${part}`);
});

it('marks a loot of which a payment failed, and shows it with those in which something waits', () => {
  const idle = aCampaign({ id: 'idle', title: 'Hot Tea' });
  const stuck = aCampaign({ id: 'stuck', title: 'Iced Tea', stuck_payouts: 1 });
  renderScreen(<ManagementTable campaigns={[idle, stuck]} />);
  const tables = screen.getAllByRole('table').map((table) => within(table).getAllByRole('link')[0]?.textContent);
  expect(tables).toEqual(['Iced Tea', 'Hot Tea']);
  expect(cellOf('Pending')).toBe('1 payment stuck');
});

it('shows the loots first in which something waits for their owner', () => {
  const idle = aCampaign({ id: 'idle', title: 'Hot Tea' });
  const busy = aCampaign({ id: 'busy', title: 'Iced Tea', pending_proofs: 1 });
  renderScreen(<ManagementTable campaigns={[idle, busy]} />);
  const tables = screen.getAllByRole('table').map((table) => within(table).getAllByRole('link')[0]?.textContent);
  expect(tables).toEqual(['Iced Tea', 'Hot Tea']);
  expect(screen.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
});

it('keeps the order of the server among the loots in which something waits', () => {
  const created = (id: string, day: number) =>
    aCampaign({ id, title: id, pending_proofs: 1, created_at: new Date(Date.UTC(2026, 10, day)) });
  renderScreen(<ManagementTable campaigns={[created('Newer', 9), created('Older', 8)]} />);
  const names = screen.getAllByRole('link', { name: /er$/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Newer', 'Older']);
});
