import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Skeleton } from '../lists/query-view.tsx';
import { MAX_WAIT_MS, RevealTogether } from './reveal-together.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows what is there when the rest does not come, which keeps its place', () => {
  const { container } = renderScreen(
    <RevealTogether>
      <p>Seven loots</p>
      {null}
      <Skeleton height="24" />
    </RevealTogether>,
  );
  const seven = screen.getByText('Seven loots');
  expect(seven).not.toBeVisible();
  act(() => void vi.advanceTimersByTime(MAX_WAIT_MS));
  expect(seven).toBeVisible();
  const [there, none, late] = [...(container.firstElementChild?.children ?? [])] as HTMLElement[];
  expect([there, none, late].map((place) => place?.style.height)).toEqual(['', '', '0px']);
});
