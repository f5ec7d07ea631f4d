import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { CreateLootForm } from './create-loot-form.tsx';

beforeEach(() => sessionStorage.clear());

it('names the rows together, and says at each input what is wrong with it', async () => {
  answerApi({});
  renderScreen(<CreateLootForm owner={aPerson({ role: 'business_owner' })} />);
  const rows = within(await screen.findByRole('group', { name: /^Posts that you like/ }));
  expect(screen.getByRole('group', { name: /^Requirements/ })).toBeVisible();
  await fill(rows.getByLabelText('Example post 1'), 'https://youtu.be/dQw4w9WgXcQ');
  await user.click(rows.getByRole('button', { name: 'Add example post' }));
  await fill(rows.getByLabelText('Example post 2'), 'https://www.tiktok.com/@tea');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await rows.findByRole('alert')).toBeVisible();
  const wrong = rows.getAllByRole('textbox', { description: /^Invalid TikTok URL/ });
  expect(wrong).toEqual([rows.getByLabelText('Example post 2')]);
});
