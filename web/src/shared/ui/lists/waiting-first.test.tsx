import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WaitingFirst, waitingFirst } from './waiting-first.tsx';

interface Item {
  id: string;
  open: boolean;
  at: Date;
}
const item = (id: string, open: boolean, day: number): Item => ({ id, open, at: new Date(Date.UTC(2026, 10, day)) });
const newestFirst = [item('d', false, 9), item('c', true, 8), item('b', false, 7), item('a', true, 6)];
const work = { waits: ({ open }: Item) => open, due: ({ at }: Item) => at };

const show = (items: readonly Item[]) => {
  render(
    <WaitingFirst items={items} work={work} name="Proofs">
      {(group, name) => <p title={name}>{group.map(({ id }) => id).join(' ')}</p>}
    </WaitingFirst>,
  );
  return screen.getAllByTitle(/^Proofs/).map(({ title, textContent }) => [title, textContent]);
};

describe('WaitingFirst', () => {
  it('shows what waits above what is decided, what is due first above the rest', () => {
    expect(show(newestFirst)).toEqual([
      ['Proofs, to decide', 'a c'],
      ['Proofs, decided', 'd b'],
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['To decide 2', 'Decided']);
  });

  it('is one list where nothing waits', () => {
    const decided = newestFirst.filter(({ open }) => !open);
    expect(show(decided)).toEqual([['Proofs', 'd b']]);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each([
    ['beside its first heading', newestFirst],
    ['above a list in which nothing waits', newestFirst.slice(0, 1)],
  ])('has its menu once, %s', (_where, items) => {
    render(
      <WaitingFirst items={items} work={work} name="Proofs" tools={<button type="button">Options</button>}>
        {(group) => <p>{group.map(({ id }) => id).join(' ')}</p>}
      </WaitingFirst>,
    );
    const menu = screen.getByRole('button', { name: 'Options' });
    expect(menu.compareDocumentPosition(screen.getAllByText(/^[a-d ]+$/)[0] as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('keeps its order for those who do not decide', () => {
    render(
      <WaitingFirst items={newestFirst} work={undefined} name="Proofs">
        {(group) => <p>{group.map(({ id }) => id).join(' ')}</p>}
      </WaitingFirst>,
    );
    expect(screen.getByText('d c b a')).toBeVisible();
  });
});

it('steps through a list in the order in which it stands', () => {
  expect(waitingFirst(newestFirst, work).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b']);
});
