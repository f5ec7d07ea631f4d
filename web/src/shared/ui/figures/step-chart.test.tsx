import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { formatCount, formatNumber } from './numbers.tsx';
import { endOfScale, StepChart } from './step-chart.tsx';

const day = (date: number) => new Date(2026, 10, date, 12);
const steps = [
  { at: day(1), value: 0 },
  { at: day(6), value: 3000 },
  { at: day(11), value: 3000 },
];
const show = () =>
  renderScreen(
    <StepChart
      title="Counted views over time"
      steps={steps}
      format={formatNumber}
      short={formatCount}
      color="skyText"
    />,
  );

it('has values on one axis and days on the other', () => {
  const { container } = show();
  const axes = container.querySelector('[aria-hidden]')?.textContent;
  expect(axes).toBe('4K2K0Nov 1, 2026Nov 6, 2026Nov 11, 2026');
});

it('draws steps on the scale of the axes', () => {
  const { container } = show();
  const lines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(lines.at(-1)).toBe('M0 142 H300 V37 H600 V37');
});

it('draws what the values are compared with as a line of its own, with its name', () => {
  const plan = { name: 'Even spending', from: 4000, to: 2000 };
  const chart = { title: 'Remaining', steps, format: formatNumber, short: formatCount, color: 'muted' } as const;
  const { container } = renderScreen(<StepChart {...chart} plan={plan} />);
  expect(screen.getByText('Even spending')).toBeVisible();
  const lines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(lines.at(-2)).toBe('M0 2 L600 72');
});

it('tells the same as a table', () => {
  show();
  const rows = within(screen.getByRole('table', { name: 'Counted views over time' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Nov 1.*0$/),
    expect.stringMatching(/^Nov 6.*3,000$/),
    expect.stringMatching(/^Nov 11.*3,000$/),
  ]);
});

it.each([
  [0, 2],
  [2, 2],
  [7, 8],
  [10, 10],
  [11, 20],
  [50_000, 60_000],
  [99_999, 100_000],
])('ends a scale for %d at %d', (value, end) => {
  expect(endOfScale(value)).toBe(end);
});
