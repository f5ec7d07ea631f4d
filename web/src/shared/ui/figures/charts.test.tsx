import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BarChart, FunnelChart } from './charts.tsx';

const columns = [
  { name: 'October 2026', short: 'Oct' },
  { name: 'November 2026', short: 'Nov' },
];
const bars = (values: readonly number[]) =>
  renderScreen(
    <BarChart
      title="Earnings"
      total="SGD 30"
      columnName="Month"
      columns={columns}
      series={[{ name: 'Earned', color: 'accent', values }]}
      format={(value) => `SGD ${value}`}
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
  });

  it('says so when there is nothing to draw', () => {
    bars([0, 0]);
    expect(screen.getByText('Nothing earned yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('FunnelChart', () => {
  const steps = (applied: number) => [
    { name: 'Applied', value: applied },
    { name: 'Paid', value: Math.floor(applied / 3) },
  ];

  it('says the shares of the first step', () => {
    renderScreen(<FunnelChart title="Funnel" steps={steps(3)} emptyText="Nobody yet" />);
    expect(rows()).toEqual(['StepApplicationsShare', 'Applied3100%', 'Paid133%']);
  });

  it('divides nothing by nothing', () => {
    renderScreen(<FunnelChart title="Funnel" steps={steps(0)} emptyText="Nobody yet" />);
    expect(screen.getByText('Nobody yet')).toBeVisible();
  });
});
