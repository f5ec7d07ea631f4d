import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { user } from '../../../../testing/user.ts';
import { AdminDashboard } from './admin-dashboard.tsx';

it('says that the log could not be loaded, and not that nothing was done', async () => {
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /admin/audit': { status: 503, json: { message: 'The log is wet' } },
  };
  const calls = answerApi(answers);
  renderScreen(<AdminDashboard />);
  expect(await screen.findByText('Failed to load the log')).toBeVisible();
  expect(calls.some(({ call }) => call === 'GET /admin/audit')).toBe(true);
  expect(screen.queryByText('No admin has done anything yet')).toBeNull();
  answers['GET /admin/audit'] = { json: [] };
  // The last: what waits could not be loaded either.
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement);
  expect(await screen.findByText('No admin has done anything yet')).toBeVisible();
});
