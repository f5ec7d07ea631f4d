import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ProgressBar } from './progress-bar.tsx';

it.each([
  [50, undefined, '50%', '50'],
  [140, undefined, '100%', '100'],
  [-5, undefined, '0%', '0'],
  [Number.NaN, undefined, '0%', '0'],
  [0.4, 2, '2%', '0'],
  [0, 2, '0%', '0'],
])('shows %d percent (at least %s) as wide as %s', (percent, least, width, value) => {
  renderScreen(<ProgressBar label="Paid out" percent={percent} {...(least ? { minVisiblePercent: least } : {})} />);
  const bar = screen.getByRole('progressbar', { name: 'Paid out' });
  expect(bar).toHaveAttribute('aria-valuenow', value);
  expect((bar.firstElementChild as HTMLElement).style.width).toBe(width);
});
