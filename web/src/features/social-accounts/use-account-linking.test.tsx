import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { user } from '../../testing/user.ts';
import { useAccountLinking } from './use-account-linking.tsx';

const list = 'GET /social-accounts';
const waiting = {
  id: 'u1__instagram',
  platform: 'instagram',
  username: 'ada',
  url: 'https://www.instagram.com/ada/',
  verified: false,
  verified_by: null,
  verified_at: null,
  pending: {
    username: 'ada',
    url: 'https://www.instagram.com/ada/',
    code: 'ABC123',
    expires_at: '2026-11-20T01:00:00.000Z',
  },
  reads_views: false,
};

function Form({ platform }: { platform: PlatformId }) {
  const { isLinked, link, dialogs } = useAccountLinking();
  const submit = async () => {
    if (!(await isLinked(platform))) link(platform);
  };
  return (
    <>
      <button onClick={() => void submit()}>Submit</button>
      {dialogs}
    </>
  );
}
const submit = async (platform: PlatformId) => {
  renderScreen(<Form platform={platform} />);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
};

beforeEach(() => saveSession('t', aPerson()));

describe('useAccountLinking', () => {
  it('goes on with the code that the account waits for, and asks for no other', async () => {
    const calls = answerApi({ [list]: { json: [waiting] } });
    await submit('instagram');
    const dialog = await screen.findByRole('dialog', { name: 'Verify account' });
    expect(within(dialog).getByText('ABC123')).toBeVisible();
    expect(calls.map(({ call }) => call)).toEqual([list]);
  });

  it('asks for the account of a platform where none was named', async () => {
    answerApi({ [list]: { json: [waiting] } });
    await submit('tiktok');
    expect(await screen.findByLabelText('TikTok account URL')).toBeVisible();
  });
});
