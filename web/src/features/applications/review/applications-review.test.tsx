import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { showFilters } from '../../../testing/show-filters.ts';
import { fill, user } from '../../../testing/user.ts';
import { campaignApplicationsQuery } from '../api/queries.ts';
import { ApplicationsReview } from './applications-review.tsx';

function Address() {
  return <p>{`at ${useLocation().search}`}</p>;
}
const show = (search: string, applications: unknown[]) => {
  const list = 'GET /applications/campaign/cmp_1';
  answerApi({ [`${list}?status=rejected`]: { json: [] }, [list]: { json: applications } });
  renderScreen(
    <>
      <Address />
      <ApplicationsReview queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />
    </>,
    `/loot-management/cmp_1${search}`,
  );
};
const pending = anApplicationOnTheWire();

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

describe('ApplicationsReview', () => {
  it('takes its status from the address and puts it there, beside what else is in it', async () => {
    show('?tab=applications&status=pending', [pending]);
    const status = await screen.findByLabelText('Status');
    expect(status).toHaveValue('pending');
    expect(await screen.findByText('Ada')).toBeVisible();
    await fill(status, 'rejected');
    expect(screen.getByText('at ?tab=applications&status=rejected')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No applications with this status' })).toBeVisible();
    expect(screen.queryByText('Ada')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByText('at ?tab=applications')).toBeVisible();
    expect(await screen.findByText('Ada')).toBeVisible();
  });

  const creator = {
    rating: 4.8,
    reviewCount: 12,
    followers: 340,
    verified: true,
    socialLinks: { tiktok: 'https://www.tiktok.com/@ada', youtube: 'https://www.youtube.com/@ada' },
    accountFollowers: { tiktok: { count: 12_400, at: '2026-11-19T00:00:00.000Z' } },
  };

  it.each(['pending', 'approved'])(
    'tells of a %s applicant where they post, who follows them and their rating',
    async (status) => {
      show('', [anApplicationOnTheWire({ status, creator })]);
      const row = (await screen.findByText('Ada')).closest('tr');
      if (!row) throw new Error('The applicant has no row');
      const accounts = within(within(row).getByRole('list', { name: 'Linked accounts' })).getAllByRole('listitem');
      expect(accounts.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^12\.4K followers, Read from TikTok/),
        '',
      ]);
      expect(within(row).getByRole('img', { name: '4.8 out of 5 stars' })).toBeVisible();
      expect(row.textContent).toContain('4.8 (12 reviews)');
      expect(row.textContent).toContain('340 followers here');
      expect(within(row).getByRole('img', { name: 'Verified' })).toBeVisible();
      await user.click(within(row).getByRole('button', { name: /Review|Details/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Ada' });
      expect(within(sheet).getByRole('img', { name: '4.8 out of 5 stars' })).toBeVisible();
    },
  );

  it('says that nobody has reviewed an applicant, and nothing of one without an open store', async () => {
    const unrated = { ...creator, rating: 0, reviewCount: 0, followers: 1 };
    show('', [
      anApplicationOnTheWire({ creator: unrated }),
      anApplicationOnTheWire({ id: 'cmp_1__u2', creatorName: 'Bo' }),
    ]);
    const rowOf = (name: string) => screen.getByText(name).closest('tr')?.textContent;
    await screen.findByText('Ada');
    expect(rowOf('Ada')).toContain('No reviews yet');
    expect(rowOf('Ada')).toContain('1 follower here');
    expect(rowOf('Bo')).not.toMatch(/review|follower/);
  });

  it('gives the id to quote once, where the reason carries it already', async () => {
    const failed = { code: 'internal', message: 'Something went wrong', requestId: 'req_1' };
    answerApi({ 'GET /applications/campaign/cmp_1': { status: 500, json: failed } });
    renderScreen(<ApplicationsReview namesLoots queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />);
    const problem = await screen.findByRole('alert');
    expect(problem.textContent.match(/req_1/g)).toHaveLength(1);
  });

  it('does not promise applications of a closed loot', async () => {
    answerApi({ 'GET /applications/campaign/cmp_1': { json: [] } });
    renderScreen(<ApplicationsReview closed queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />);
    expect(await screen.findByText('This loot is closed and takes no applications any more.')).toBeVisible();
    expect(screen.queryByText('They show up here as soon as a creator applies.')).toBeNull();
  });

  it('keeps an application open that a decision took out of the list, until its reader closes it', async () => {
    const list = 'GET /applications/campaign/cmp_1?status=pending';
    answerApi({ [list]: { json: [pending] } });
    const { client } = renderScreen(
      <ApplicationsReview queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />,
      '/loot-management/cmp_1?status=pending',
    );
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ada' });
    answerApi({ [list]: { json: [] } });
    await client.invalidateQueries();
    expect(await screen.findByRole('heading', { name: 'No applications with this status' })).toBeVisible();
    expect(dialog.isConnected).toBe(true);
  });

  it('shows a decision in the row at once, before the list was asked again', async () => {
    const decided = { ...pending, status: 'approved' };
    show('', [pending]);
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const asked = vi.fn();
    vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
      if (method !== 'GET') return Promise.resolve(Response.json(decided));
      asked(url);
      return new Promise(() => undefined);
    });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(screen.getByRole('table')).getByText('Approved')).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalled());
  });

  it('waits for nothing of a creator whose account is gone, and says so', async () => {
    const content = {
      status: 'approved',
      text: 'First cut',
      url: null,
      feedback: null,
      submitted_at: '2026-11-19T00:00:00.000Z',
      decide_by: '2026-11-24T00:00:00.000Z',
    };
    const left = anApplicationOnTheWire({ status: 'approved', content, account_closed: 'creator' });
    show('', [left]);
    expect(await screen.findByText('Account closed')).toBeVisible();
    expect(screen.queryByText('Payment to approve')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(await screen.findByText('The creator has closed their account')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve Payment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
  });

  it.each([
    [true, 'Application approved successfully'],
    [false, 'Application approved successfully!'],
  ])('confirms a decision in the words of its screen, of all loots (%s): %s', async (namesLoots, text) => {
    answerApi({
      'GET /applications/campaign/cmp_1': { json: [pending] },
      'PUT /applications/cmp_1__u1/status': { json: anApplicationOnTheWire({ status: 'approved' }) },
    });
    renderScreen(
      <ApplicationsReview namesLoots={namesLoots} queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    expect(await screen.findByRole('link', { name: 'See store' })).toHaveAttribute('href', '/store/u1');
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(toastTexts()).toEqual([text]));
  });

  it.each([
    [true, 'pending', ['Creator', 'Loot', 'Status', 'Applied', 'Actions']],
    [true, 'rejected', ['Creator', 'Loot', 'Status', 'Applied', 'Actions']],
    [false, 'pending', ['Creator', 'Record', 'Can earn', 'Applied', 'Actions']],
    [false, 'rejected', ['Creator', 'Record', 'Status', 'Applied', 'Actions']],
  ])('has columns for a list of several loots (%s) of which one is %s', async (namesLoots, status, headers) => {
    const creator = { rating: 0, reviewCount: 0, followers: 7, verified: false, socialLinks: {}, accountFollowers: {} };
    answerApi({ 'GET /applications/campaign/cmp_1': { json: [anApplicationOnTheWire({ creator, status })] } });
    renderScreen(
      <ApplicationsReview namesLoots={namesLoots} queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />,
    );
    await screen.findByText('Ada');
    // A decided one of several loots is a quiet line.
    expect(screen.queryByText('7 followers here') !== null).toBe(!namesLoots || status === 'pending');
    expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
      headers,
    );
  });

  it('says of a pending applicant in one row what they propose and the most they can earn', async () => {
    show('', [anApplicationOnTheWire({ cover_letter: 'Rain is my favourite light.' })]);
    const row = (await screen.findByText('Ada')).closest('tr')?.textContent.replaceAll('\u00a0', ' ');
    expect(row).toContain('Rain is my favourite light.');
    expect(row).toContain('SGD 450.00at most');
    expect(row).not.toContain('Pending');
  });

  it('says that nobody has applied only when nobody has', async () => {
    show('', []);
    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeVisible();
    expect(screen.queryByText('No applications with this status')).toBeNull();
  });

  it('reads a status it does not know as all', async () => {
    show('?status=toString', [pending]);
    await showFilters();
    expect(screen.getByLabelText('Status')).toHaveValue('all');
    expect(await screen.findByText('Ada')).toBeVisible();
  });

  it('searches creators and loots, keeps the words in the address, and offers to show all again', async () => {
    show('?q=iced+ad', [pending]);
    expect(await screen.findByText('Ada')).toBeVisible();
    await fill(screen.getByLabelText('Search'), 'nobody');
    expect(await screen.findByText('at ?q=nobody')).toBeVisible();
    expect(screen.queryByText('Ada')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByText('Ada')).toBeVisible();
  });

  it('shows content that waits for its owner, and what is reviewed of it', async () => {
    const content = {
      text: 'A reel by the sea',
      url: null,
      status: 'submitted',
      feedback: null,
      submitted_at: '2026-11-19T00:00:00.000Z',
      decide_by: '2026-11-24T00:00:00.000Z',
    };
    show('', [anApplicationOnTheWire({ status: 'approved', content })]);
    expect(await screen.findByText('Content to review')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByText('A reel by the sea')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve Content' })).toBeVisible();
  });
});
