import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi, holdAnswers } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { anApplicantOnTheWire } from '../../../testing/wire/applicant.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { user } from '../../../testing/user.ts';
import { ReviewApplicationDialog } from './review-application-dialog.tsx';

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

const APPLICANT = 'GET /applications/cmp_1__u1/applicant';

function show(applicant: object, change: object = {}) {
  const calls = answerApi({ [APPLICANT]: { json: anApplicantOnTheWire({ ...applicant }) } });
  const application = ApplicationView.decode(anApplicationOnTheWire({ ...change }) as never);
  const { container } = renderScreen(
    <ReviewApplicationDialog application={application} onDecided={() => undefined} onClose={() => undefined} />,
  );
  return { calls, container, dialog: within(screen.getByRole('dialog', { name: 'Ada' })) };
}

const work = (change: object) => ({
  ...{ application_id: 'a1', campaign_id: 'cmp_9', title: 'Winter Tea', status: 'completed', slot_freed: false },
  ...{ applied_at: '2026-06-01T00:00:00.000Z', accepted_posts: 2, views: 1500, paid: 140, ...change },
});

it('shows who has applied, with the way to their store', async () => {
  const { dialog, container } = show({});
  expect(await dialog.findByText('@ada.films')).toBeVisible();
  expect(dialog.getByText('Verified')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See store' })).toHaveAttribute('href', '/store/u1');
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://files.example.com/ada.png');
  expect(dialog.getByText('This would be your first loot together.')).toBeVisible();
  expect(dialog.queryByText(/Counted views/)).toBeNull();
});

it.each([
  [true, 'https://kopi.example/cut', 1],
  [false, 'https://kopi.example/cut', 0],
  [false, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 1],
])('shows the address of content as a link if verified (%s) or to a post: %s', async (isVerified, url, links) => {
  const content = { status: 'submitted', text: null, url, feedback: null };
  const times = { submitted_at: '2026-11-19T00:00:00.000Z', decide_by: '2026-11-24T00:00:00.000Z' };
  const { dialog } = show({ isVerified }, { status: 'approved', content: { ...content, ...times } });
  expect(await dialog.findByText('@ada.films')).toBeVisible();
  expect(dialog.getByText(url.replace(/^https:\/\/(www\.)?/, ''))).toBeVisible();
  expect(dialog.queryAllByRole('link').filter((link) => link.getAttribute('href') === url)).toHaveLength(links);
});

it('shows what became of earlier work together', async () => {
  const newest = [
    work({}),
    work({ application_id: 'a2', status: 'rejected', slot_freed: true, accepted_posts: 0, views: 0, paid: 0 }),
    work({ application_id: 'a3', status: 'rejected', accepted_posts: 0, views: 0, paid: 0 }),
    work({ application_id: 'a4', status: 'approved', accepted_posts: 0, views: 0, paid: 0 }),
  ];
  const { dialog } = show({ together: { total: 7, newest } });
  expect(await dialog.findByText(/^2 accepted posts, 1.5K views, SGD\s140\.00 paid, applied/)).toBeVisible();
  expect(dialog.getByText('Counted views. Read from the platforms, or accepted by the owner.')).toBeVisible();
  for (const text of ['Nothing was delivered in time', 'Was not accepted', 'No accepted treasure so far']) {
    expect(dialog.getByText(new RegExp(`^${text}, applied`))).toBeVisible();
  }
  expect(dialog.getAllByRole('link', { name: 'Winter Tea' })[0]).toHaveAttribute('href', '/loot-management/cmp_9');
  expect(dialog.getByText('3 older applications besides.')).toBeVisible();
});

it('asks a platform for a best post only once the owner wants to see it', async () => {
  const post = { url: 'https://www.tiktok.com/@ada/video/7301', platform: 'tiktok', post_id: '7301', views: 9000 };
  const { dialog, container } = show({ best_posts: [{ ...post, read_at: '2026-11-18T00:00:00.000Z' }] });
  expect(await dialog.findByText('9K views')).toBeVisible();
  expect(dialog.getByText(/^Read from TikTok/)).toBeVisible();
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show the post' }));
  expect(screen.getByTitle<HTMLIFrameElement>('Post on TikTok').src).toBe('https://www.tiktok.com/player/v1/7301');
});

it('asks nothing about somebody who has closed their account', () => {
  const { calls } = show({}, { account_closed: 'creator' });
  expect(calls).toEqual([]);
});

it('puts an application on the shortlist at once, and takes that back when it fails', async () => {
  const { dialog } = show({});
  const button = dialog.getByRole('button', { name: 'Shortlist' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  const answer = holdAnswers();
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  answer();
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(toastTexts()).toEqual(['No answer for PUT /applications/cmp_1__u1/shortlist']);
});

it('offers admins no shortlist, which is an owner’s own', () => {
  saveSession('t', aPerson({ role: 'admin' }));
  expect(show({}).dialog.queryByRole('button', { name: 'Shortlist' })).toBeNull();
});

it('leads with who it is, by what is verified, then what they propose, what that can cost, and the decision', async () => {
  const { dialog } = show({}, { cover_letter: 'Rain is my favourite light.' });
  await dialog.findByText('@ada.films');
  const parts = [
    dialog.getByText('Verified'),
    dialog.getByRole('region', { name: 'Record' }),
    dialog.getByText('Rain is my favourite light.'),
    dialog.getByText(/^SGD.450\.00$/),
    dialog.getByRole('button', { name: 'Approve' }),
  ];
  const inOrder = parts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(parts).toEqual(inOrder);
});

it.each([
  ['rejected', 'business_owner'],
  ['pending', 'admin'],
] as const)('names no cost of an application that is %s to a reader who is %s', async (status, role) => {
  saveSession('t', aPerson({ role }));
  const { dialog } = show({}, { status });
  expect(await dialog.findByText('Applied')).toBeVisible();
  expect(dialog.queryByText('Costs you at most')).toBeNull();
});
