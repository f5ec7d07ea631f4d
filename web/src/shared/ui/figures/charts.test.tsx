import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BarChart } from './charts.tsx';

const columns = [
  { name: 'October 2026', short: 'Oct' },
  { name: 'November 2026', short: 'Nov' },
];
const bars = (values: readonly number[]) =>
  renderScreen(
    <BarChart
      title="Earnings"
      figures={[
        {
          value: 'SGD 30',
          delta: { change: { text: '+50%', isMore: true }, words: 'vs. before' },
          leads: { to: '/payouts', label: 'all payouts' },
        },
      ]}
      columnName="Month"
      columns={columns}
      series={[{ name: 'Earned', color: 'accent', values }]}
      format={(value) => `SGD ${value}`}
      short={(value) => `S$${value}`}
      emptyText="Nothing earned yet"
    />,
  );
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('BarChart', () => {
  it('says the same in a table that it draws', () => {
    bars([10, 20]);
    expect(screen.getByRole('figure', { name: 'Earnings' })).toBeVisible();
    expect(rows()).toEqual(['MonthEarned', 'October 2026SGD 10', 'November 2026SGD 20']);
  });

  it('draws on one scale, and shows even the smallest amount', () => {
    bars([1, 1000]);
    const heights = [...document.querySelectorAll<HTMLElement>('[title]')].map(({ style }) => style.height);
    expect(heights).toEqual(['2%', '100%']);
    expect(screen.getAllByText(/^S\$/).map(({ textContent }) => textContent)).toEqual(['S$1000', 'S$500', 'S$0']);
  });

  it('leads from what it adds up to to the list behind it, and says how it differs from before', () => {
    bars([10, 20]);
    expect(screen.getByRole('link', { name: /^SGD 30 ?: all payouts$/ })).toHaveAttribute('href', '/payouts');
    expect(screen.getByText('+50%').parentElement?.textContent).toBe('+50% vs. before');
  });

  it('names no more columns than have room, and always the last one', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `Day ${index}`, short: `D${index}` }));
    const drawn = (of: typeof many) =>
      renderScreen(
        <BarChart
          title="Earnings"
          figures={[]}
          columnName="Days"
          columns={of}
          series={[{ name: 'Earned', color: 'accent', values: of.map(() => 1) }]}
          format={String}
          short={String}
          emptyText="Nothing earned yet"
        />,
      );
    drawn(many);
    expect(screen.getAllByText(/^D\d+$/).map(({ textContent }) => textContent)).toEqual([
      'D4',
      'D9',
      'D14',
      'D19',
      'D24',
      'D29',
    ]);
    cleanup();
    drawn(many.map((one) => ({ ...one, short: `Nov ${one.short}` })));
    expect(screen.getAllByText(/^Nov D\d+$/).map(({ textContent }) => textContent)).toEqual([
      'Nov D5',
      'Nov D13',
      'Nov D21',
      'Nov D29',
    ]);
  });

  it('says so when there is nothing to draw', () => {
    bars([0, 0]);
    expect(screen.getByText('Nothing earned yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
