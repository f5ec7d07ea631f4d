import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { emit } from '../../../testing/emit.ts';
import { Tabs } from './tabs.tsx';

function Three() {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('a');
  const tabs = (['a', 'b', 'c'] as const).map((id) => ({ id, label: id, panel: <p>panel {id}</p> }));
  return <Tabs label="Letters" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

it('moves with the arrow keys, around the ends, and shows one panel', async () => {
  renderScreen(<Three />);
  const press = (key: string) => user.keyboard(`{${key}}`);
  await user.click(screen.getByRole('tab', { name: 'a' }));
  await press('ArrowRight');
  expect(screen.getByText('panel b')).toBeVisible();
  expect(screen.queryByText('panel a')).toBeNull();
  expect(screen.getByRole('tab', { name: 'b' })).toHaveFocus();
  await press('End');
  await press('ArrowRight');
  expect(screen.getByText('panel a')).toBeVisible();
  await press('ArrowLeft');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('c');
  await press('Home');
  expect(screen.getByRole('tab', { name: 'a' }).tabIndex).toBe(0);
  expect(screen.getByRole('tab', { name: 'c' }).tabIndex).toBe(-1);
});

it('brings the selected tab into its row, where the row is narrower than all of them', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const left = this.role === 'tab' ? 'abc'.indexOf(this.textContent) * 100 : 0;
    return new DOMRect(left, 0, this.role === 'tab' ? 100 : 250, 40);
  });
  renderScreen(<Three />);
  const row = screen.getByRole('tablist');
  expect(row.scrollLeft).toBe(0);
  await user.click(screen.getByRole('tab', { name: 'c' }));
  expect(row.scrollLeft).toBe(50);
});

it('says where more tabs follow than the row has room for', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(250);
  renderScreen(<Three />);
  const row = screen.getByRole('tablist');
  const scrollTo = (left: number) => {
    row.scrollLeft = left;
    emit.scroll(row);
    return row.dataset.more;
  };
  expect([scrollTo(0), scrollTo(70), scrollTo(150)]).toEqual(['after', 'before after', 'before']);
});
