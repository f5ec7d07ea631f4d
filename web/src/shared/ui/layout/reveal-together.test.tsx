import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Skeleton } from '../lists/query-view.tsx';
import { Picture } from '../pictures/picture.tsx';
import { MAX_WAIT_MS, RevealTogether } from './reveal-together.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits no longer for a section that does not come, which keeps its place', () => {
  const { container } = renderScreen(
    <RevealTogether>
      <p>Seven loots</p>
      {null}
      <Skeleton height="24" />
      <Picture src="https://example.com/never.png" alt="A cup" width="10" height="10" />
    </RevealTogether>,
  );
  // Only a browser knows how these look.
  const [group] = container.children;
  const kept = () => [...(group?.children ?? [])].map((place) => place.hasAttribute('data-kept'));
  expect(group).not.toHaveAttribute('data-waited');
  vi.advanceTimersByTime(MAX_WAIT_MS);
  expect(group).toHaveAttribute('data-waited');
  expect(kept()).toEqual([false, false, true, false]);
});
