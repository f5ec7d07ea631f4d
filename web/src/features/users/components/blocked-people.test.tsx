import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { BlockedPeople } from './blocked-people.tsx';

it('lists whom one has blocked, and unblocks each', async () => {
  const ben = { uid: 'ben', name: 'Ben', picture: null, blocked_at: '2026-11-20T08:00:00.000Z' };
  const calls = answerApi({
    'GET /blocks': { json: [ben, { ...ben, uid: 'olive', name: 'Olive' }] },
    'DELETE /blocks/olive': { json: { blocked: false } },
  });
  renderScreen(<BlockedPeople />);
  expect(await screen.findByText('Ben')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unblock Olive' }));
  await waitFor(() => expect(calls).toContainEqual({ call: 'DELETE /blocks/olive', body: undefined }));
});

it('says that one has blocked nobody', async () => {
  answerApi({ 'GET /blocks': { json: [] } });
  renderScreen(<BlockedPeople />);
  expect(await screen.findByText('You have blocked nobody.')).toBeVisible();
});
