import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { affiliatesText } from '../../../shared/text/affiliates.ts';
import { asOwner, asVisitor, button, name, showStore } from '../../../testing/show/show-store.tsx';
import { user } from '../../../testing/user.ts';

it('says what it lacks, is seen as by its visitors, and edited again', async () => {
  asOwner();
  showStore({ at: '/my-store', store: { profilePic: null } });
  const bar = within(await screen.findByRole('region', { name: 'Your store' }));
  const lacks = within(screen.getByRole('region', { name: 'What your store lacks' }));
  expect(lacks.getByRole('link', { name: 'a picture' })).toHaveAttribute('href', '/profile');
  expect((await screen.findAllByRole('button', { name: 'Upload Media' }))[0]).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'View as visitor' }));
  for (const own of ['Upload Media', 'Edit Profile', 'Personalize Store'])
    expect(screen.queryByRole('button', { name: own }), own).toBeNull();
  expect(screen.getByText("This creator doesn't have any reviews yet.")).toBeVisible();
  // Nobody follows or writes to themselves.
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
  const back = bar.getByRole('button', { name: 'Back to editing' });
  expect(back).toHaveFocus();
  await user.click(back);
  expect(bar.getByRole('button', { name: 'View as visitor' })).toHaveFocus();
  expect(bar.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

it('leads from what it lacks, and from each of its parts, to the field in which that is written', async () => {
  asOwner();
  showStore({ at: '/my-store', store: { personalDescription: '', achievements: [] } });
  const lacks = within(await screen.findByRole('region', { name: 'What your store lacks' }));
  await user.click(lacks.getByRole('button', { name: 'About Me' }));
  await waitFor(() => expect(screen.getByLabelText('About Me')).toHaveFocus());
  await user.click(await button('Cancel'));
  await user.click(await button('Add Achievements'));
  await waitFor(() => expect(screen.getByLabelText('Achievements')).toHaveFocus());
  await user.click(await button('Cancel'));
  await user.click(await button('Edit About'));
  await waitFor(() => expect(screen.getByLabelText('About')).toHaveFocus());
});

it('shows its owner what it offers to affiliates, without a link of their own', async () => {
  asOwner();
  const { calls } = showStore({ at: '/my-store', store: { affiliateReward: 10 } });
  const bar = within(await screen.findByRole('region', { name: 'Your store' }));
  await button('Edit Profile');
  expect(screen.queryByRole('heading', { name: affiliatesText.become })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'View as visitor' }));
  expect(await screen.findByRole('heading', { name: affiliatesText.become })).toBeVisible();
  expect(screen.getByText(affiliatesText.offer(10))).toBeVisible();
  // Nobody is their own affiliate.
  expect(screen.queryByRole('button', { name: affiliatesText.add })).toBeNull();
  expect(calls.filter(({ call }) => call === 'GET /affiliates')).toEqual([]);
});

it('has all its tools in one place, and one way to share it', async () => {
  asOwner();
  showStore({ at: '/my-store' });
  await button('Edit Profile');
  const bar = within(screen.getByRole('region', { name: 'Your store' }));
  expect(bar.getAllByRole('button').map((one) => one.textContent || one.getAttribute('aria-label'))).toEqual([
    'Edit Profile',
    'Personalize Store',
    'View as visitor',
    'Share',
  ]);
  expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(1);
});

it('has no bar of its owner for others', async () => {
  asVisitor();
  showStore({ store: { profilePic: null } });
  await name();
  expect(screen.queryByRole('region', { name: 'Your store' })).toBeNull();
});
