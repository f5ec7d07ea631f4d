import { StoreView } from '@doubloon/contract/stores/store.ts';
import { defaultStoreSettings, type StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { aStore } from '../a-store.ts';
import { answerApi } from '../answer-api.ts';
import { aPerson } from '../people.ts';
import { renderScreen } from '../render-screen.tsx';
import { StoreRoute } from '../../app/routes/store.tsx';

export const { id: _id, ...settings } = defaultStoreSettings('cy');

export interface Shown {
  store?: Partial<StoreView>;
  look?: Partial<StoreSettingsChanges>;
  more?: Parameters<typeof answerApi>[0];
  at?: Parameters<typeof renderScreen>[1];
  /** Answers for the settings when it comes. */
  lateLook?: Promise<Response>;
}

/** Renders the store of `cy`, with what the API answers about it. */
export function showStore({ store = {}, look = {}, more = {}, at = '/store/cy', lateLook }: Shown = {}) {
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /stores/cy': { json: StoreView.encode(aStore(store)) },
    'GET /stores/cy/settings': { json: { ...settings, ...look } },
    'GET /reviews/creator/cy': { json: [] },
    'GET /reviews/creator/cy/own': { json: { review: null } },
    'GET /media/user/cy': { json: [] },
    'GET /stores/cy/follow': { json: { following: false } },
    'GET /affiliates': { json: [] },
    'GET /social-accounts': { json: [] },
    ...more,
  };
  const calls = answerApi(answers);
  const answer = globalThis.fetch;
  if (lateLook) {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.endsWith('/settings') ? lateLook : answer(url, init),
    );
  }
  const { client } = renderScreen(
    <Routes>
      <Route path="/store/:creatorId" element={<StoreRoute />} />
      <Route path="/my-store" element={<StoreRoute />} />
    </Routes>,
    at,
  );
  return { calls, client, answers };
}
/** The name at the top of the store, once it is there. */
export const name = () => screen.findByRole('heading', { level: 1 });
/** A button, once it is there. */
export const button = (label: string) => screen.findByRole('button', { name: label });
export const asVisitor = () => saveSession('t', aPerson({ uid: 'ada', role: 'business_owner' }));
export const asOwner = () => saveSession('t', aPerson({ uid: 'cy' }));
