import { screen } from '@testing-library/react';
import { useState, type FunctionComponent } from 'react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { lazyPart } from './lazy-part.tsx';

type Dialog = FunctionComponent<{ onClose: () => void }>;

it('closes a dialog that cannot be loaded, keeps what is typed beside it, and asks for it again at the next press', async () => {
  const load = vi.fn<() => Promise<Dialog>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const Asked = lazyPart<{ onClose: () => void }>(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Bio" />
        <button type="button" disabled={isOpen} onClick={() => setOpen(true)}>
          Ask
        </button>
        {isOpen && <Asked onClose={() => setOpen(false)} />}
      </>
    );
  }
  renderScreen(<Page />);
  await user.type(screen.getByLabelText('Bio'), 'I sail');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await eventually(() => expect(screen.getByRole('button', { name: 'Ask' })).toBeEnabled());
  expect(screen.getByLabelText('Bio')).toHaveValue('I sail');
  load.mockResolvedValue(() => <p>The question</p>);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('The question')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says in the place of a part of the page that it cannot be loaded', async () => {
  const Part = lazyPart(() => Promise.reject<FunctionComponent>(new TypeError('Failed to fetch')), <p>Loading...</p>);
  renderScreen(<Part />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This part could not be loaded\./);
  expect(screen.queryByText('Loading...')).toBeNull();
});
