import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAnythingUnsaved, useAskBeforeLeaving } from '../../shared/form/use-ask-before-leaving.ts';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { fill, user } from '../../testing/user.ts';

function Editor() {
  const [words, setWords] = useState('');
  const [kept, setKept] = useState(false);
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  useAskBeforeLeaving(words !== '', { kept });
  return (
    <>
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <button type="button" onClick={() => setKept(true)}>
        Keep a draft
      </button>
      <button type="button" onClick={() => setSearch({ tab: 'two' })}>
        Second tab
      </button>
      <button type="button" onClick={() => void navigate('/elsewhere', { replace: true })}>
        Redirect
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/slow">Somewhere slow</Link>
    </>
  );
}

const type = (value: string) => fill(screen.getByLabelText('Words'), value);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const leave = () => user.click(screen.getByRole('link', { name: 'Elsewhere' }));
const question = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });
const isElsewhere = () => screen.findByText('You are elsewhere');

let slow: PromiseWithResolvers<null>;

afterEach(cleanup);
beforeEach(() => {
  slow = Promise.withResolvers();
  window.history.replaceState(null, '', '/editor');
  const router = createBrowserRouter([
    {
      element: (
        <>
          <Outlet />
          <AskBeforeLeaving />
        </>
      ),
      children: [
        { path: '/editor', element: <Editor /> },
        { path: '/elsewhere', element: <p>You are elsewhere</p> },
        { path: '/slow', loader: () => slow.promise, element: <p>You are there at last</p> },
      ],
    },
  ]);
  render(
    <>
      <RouterProvider router={router} />
    </>,
  );
});

describe('leaving a screen on which something is not saved', () => {
  it('asks, stays with what was typed, and goes on when that is what is wanted', async () => {
    await type('gold');
    await leave();
    expect(question()).toBeVisible();
    await press('Cancel');
    expect(question()).toBeNull();
    expect(screen.getByLabelText('Words')).toHaveValue('gold');
    expect(window.location.pathname).toBe('/editor');
    await leave();
    await press('Discard');
    expect(await isElsewhere()).toBeVisible();
    expect(question()).toBeNull();
  });

  it('holds nobody back for what was given up, while the screen still stands because the next one is not ready', async () => {
    await type('gold');
    await user.click(screen.getByRole('link', { name: 'Somewhere slow' }));
    await press('Discard');
    expect(screen.getByLabelText('Words')).toBeVisible();
    expect(isAnythingUnsaved()).toBe(false);
    slow.resolve(null);
    expect(await screen.findByText('You are there at last')).toBeVisible();
  });

  it('asks nobody when nothing is typed, nothing any more, or a draft is kept', async () => {
    await type('gold');
    await type('');
    await type('silver');
    await press('Keep a draft');
    await leave();
    expect(await isElsewhere()).toBeVisible();
    expect(question()).toBeNull();
  });

  it('asks nobody within the screen, and lets redirects through', async () => {
    await type('gold');
    await press('Second tab');
    await waitFor(() => expect(window.location.search).toBe('?tab=two'));
    expect(question()).toBeNull();
    await press('Redirect');
    expect(await isElsewhere()).toBeVisible();
  });
});
