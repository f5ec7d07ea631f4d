import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../../../shared/state/session.ts';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { readRecentLoots, useRememberLoot } from './recent-loots.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

function View({ id, owner = 'o1' }: { id: string; owner?: string }) {
  useRememberLoot({ id, owner_id: owner, title: `Loot ${id}` });
  return null;
}

const view = (...ids: string[]) => {
  for (const id of ids) renderScreen(<View id={id} />).unmount();
};
const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => saveSession('t', aPerson({ uid: 'u1' })));
afterEach(() => clearSession());

describe('the loots that somebody has viewed', () => {
  it('are shown latest first, each once, and no more than eight', () => {
    view('1', '2', '3', '4', '5', '6', '7', '8', '9', '5');
    renderScreen(<RecentlyViewed />);
    expect(shown()).toEqual([5, 9, 8, 7, 6, 4, 3, 2].map((id) => `Loot ${id}`));
    expect(screen.getByRole('link', { name: 'Loot 9' })).toHaveAttribute('href', '/loot/9');
    expect(screen.getByRole('navigation', { name: 'Recently viewed' })).toBeVisible();
  });

  it('take no place where there is none, and leave out their own', () => {
    renderScreen(<View id="1" owner="u1" />).unmount();
    renderScreen(<RecentlyViewed />);
    expect(screen.queryByText('Recently viewed')).toBeNull();
  });

  it('are forgotten when they sign out', () => {
    view('1');
    expect(readRecentLoots(localStorage, 'u1')).toHaveLength(1);
    clearSession();
    expect(localStorage.length).toBe(0);
  });

  it('are not remembered for visitors, nor shown to somebody else', () => {
    view('1');
    expect(readRecentLoots(localStorage, 'u2')).toEqual([]);
    clearSession();
    view('2');
    expect(localStorage.length).toBe(0);
  });

  it.each(['', 'ahoy', '{"uid":"u1"}', '{"uid":"u1","loots":[{"id":1}]}'])('are none where %j is stored', (text) => {
    localStorage.setItem('loot_recent', text);
    expect(readRecentLoots(localStorage, 'u1')).toEqual([]);
  });
});
