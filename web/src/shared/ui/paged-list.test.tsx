import { useInfiniteQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PagedList } from './paged-list.tsx';

function Screen() {
  const list = useInfiniteQuery({
    queryKey: ['paged-list-test'],
    queryFn: () => Promise.resolve({ items: ['One', 'Two'], nextCursor: null }),
    initialPageParam: '',
    getNextPageParam: () => null,
  });
  return (
    <>
      <Link to="/case">Open</Link>
      <PagedList keepsPlace list={list} problem="Failed" empty="Nothing">
        {(items) => <p>{items.join(' and ')}</p>}
      </PagedList>
    </>
  );
}

function Case() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

afterEach(() => vi.restoreAllMocks());

it('returns to the place scrolled to', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  window.history.replaceState(null, '', '/admin');
  renderScreen(
    <Routes>
      <Route path="/admin" element={<Screen />} />
      <Route path="/case" element={<Case />} />
    </Routes>,
    '/admin',
  );
  await screen.findByText('One and Two');
  act(() => void window.dispatchEvent(new Event('scroll')));
  fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 640));
});
