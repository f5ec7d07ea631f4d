import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LineChart } from './line-chart.tsx';
import { formatNumber } from './numbers.tsx';

const day = (date: number) => new Date(2026, 10, date, 12);
const show = (change: Partial<Parameters<typeof LineChart>[0]> = {}) =>
  renderScreen(
    <LineChart
      title="Views read from TikTok"
      points={[
        { at: day(10), value: 1000 },
        { at: day(12), value: 4000 },
      ]}
      moments={[{ name: 'Creator approved', at: day(8) }]}
      level={{ name: 'Views that do not count', value: 500 }}
      format={formatNumber}
      {...change}
    />,
  );
const rows = () =>
  within(screen.getByRole('table', { name: 'Views read from TikTok' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

const highest = (container: HTMLElement) => container.querySelector('[aria-hidden] p')?.textContent;

describe('LineChart', () => {
  it('tells as a table, in the order of time, what it draws', () => {
    show();
    expect(rows()).toEqual([
      expect.stringMatching(/^Nov 8.*Creator approved$/),
      expect.stringMatching(/^Nov 10.*1,000$/),
      expect.stringMatching(/^Nov 12.*4,000$/),
      'Views that do not count500',
    ]);
  });

  it('goes from the first to the last of its points and events, up to the highest value', () => {
    const { container } = show();
    expect(highest(container)).toBe('4,000');
    const lines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    // The first point lies half-way, a quarter up; the last one at the upper right.
    expect(lines.at(-1)).toBe('M300 88.5 L597 3');
    expect(lines).toContain('M3 0 V120');
  });

  it('draws an event long before the first point at the left edge', () => {
    const { container } = show({ moments: [{ name: 'Creator approved', at: new Date(2025, 0, 1) }] });
    const lines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    expect(lines).toContain('M3 0 V120');
    expect(lines.at(-1)).toBe('M300 88.5 L597 3');
  });

  it('draws a single point, and a level above all of them', () => {
    const { container } = show({ points: [{ at: day(10), value: 0 }], moments: [] });
    expect(rows()).toHaveLength(2);
    expect(highest(container)).toBe('500');
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});
