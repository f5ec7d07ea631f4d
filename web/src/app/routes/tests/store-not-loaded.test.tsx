import { CreatorCard } from '@doubloon/contract/stores/store.ts';
import { notifyManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aStore } from '../../../testing/a-store.ts';
import {
  asOwner,
  asVisitor,
  button,
  name,
  settings,
  showStore,
  type Shown,
} from '../../../testing/show/show-store.tsx';
import { fill, user } from '../../../testing/user.ts';

describe('a store whose settings could not be loaded', () => {
  it('says so in the place of what they may have switched off, and shows it once they come', async () => {
    asVisitor();
    const more: Shown['more'] = { 'GET /stores/cy/settings': { status: 503, json: { message: 'Down' } } };
    const { answers } = showStore({ store: { personalDescription: '' }, more });
    expect((await name()).textContent).toBe('Cy');
    const problem = screen.getByRole('alert');
    expect(within(problem).getByText('Failed to load store settings')).toBeVisible();
    expect(within(problem).getByText('Down')).toBeVisible();
    for (const text of ['No personal description available.', 'No reviews yet'])
      expect(screen.queryByText(text), text).toBeNull();
    for (const sign of ['Follow', 'Share']) expect(screen.queryByRole('button', { name: sign }), sign).toBeNull();

    answers['GET /stores/cy/settings'] = { json: settings };
    await user.click(within(problem).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No personal description available.')).toBeVisible();
    expect(await button('Follow')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits for them where a link has passed on who somebody is', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const creator = CreatorCard.encode(aStore());
    showStore({
      store: { name: 'Cy of the store' },
      at: { pathname: '/store/cy', state: { creator } },
      lateLook: promise,
    });
    expect(await screen.findByRole('heading', { name: 'Cy of the store' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'About Me' })).toBeNull();
    resolve(Response.json(settings));
    expect(await screen.findByRole('heading', { name: 'About Me' })).toBeVisible();
  });

  it('keeps what its owner types while they are asked for again', async () => {
    asOwner();
    const { client } = showStore({ more: { 'GET /stores/cy/settings': { status: 503, json: {} } } });
    await user.click(await button('Edit Profile'));
    await fill(await screen.findByLabelText('About'), 'Once a sailor.');
    const { promise: never } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => never);
    const told = Promise.withResolvers<void>();
    await act(() => {
      void client.refetchQueries();
      notifyManager.schedule(told.resolve);
      return told.promise;
    });
    expect(screen.getByLabelText('About')).toHaveValue('Once a sailor.');
  });
});

describe('the form of a store', () => {
  it('says that its accounts could not be loaded, asks again, and keeps what was typed', async () => {
    asOwner();
    const { answers } = showStore({ more: { 'GET /social-accounts': { status: 503, json: { message: 'Down' } } } });
    await user.click(await button('Edit Profile'));
    await fill(await screen.findByLabelText('About'), 'Once a sailor.');
    expect(screen.queryByText(/none is linked yet/)).toBeNull();
    const problem = screen.getByRole('alert');
    expect(within(problem).getByText('Failed to load your social accounts')).toBeVisible();
    answers['GET /social-accounts'] = { json: [] };
    await user.click(within(problem).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/none is linked yet/)).toBeVisible();
    expect(screen.getByLabelText('About')).toHaveValue('Once a sailor.');
  });
});
