import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useSearch } from '../../shared/state/use-search.ts';
import { Root } from './root.tsx';
import { user } from '../../testing/user.ts';

function List() {
  const [search, setSearch] = useSearch();
  return (
    <>
      <Link to="/case">Open</Link>
      <button onClick={() => setSearch({ q: 'gold' })}>Search</button>
      <p>found {search.get('q')}</p>
    </>
  );
}

function Case() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const routes = [
    { path: '/list', Component: List },
    { path: '/case', Component: Case },
  ];
  const router = createMemoryRouter([{ Component: Root, children: routes }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  return scrollTo;
}

it('shows another screen from its top, and on Back the last one where it was scrolled to', async () => {
  const scrollTo = show();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  await user.click(screen.getByRole('link', { name: 'Open' }));
  const back = await screen.findByRole('button', { name: 'Back' });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await user.click(back);
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
});

it('does not scroll while fields of the address change on a screen', async () => {
  const scrollTo = show();
  scrollTo.mockClear();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('found gold')).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalled();
});
