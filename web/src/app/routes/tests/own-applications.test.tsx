import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { keepFiles } from '../../../testing/files/kept-files.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { someEarningsOnTheWire } from '../../../testing/wire/earnings.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { OwnApplicationsRoute } from '../creator/own-applications.tsx';

const LIST = 'GET /applications/creator/u1';
const one = (id: string, change: Record<string, unknown>) =>
  anApplicationOnTheWire({ id, campaign_id: `cmp_${id}`, campaignTitle: `Loot ${id}`, ...change });
const rowOf = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(`^${title}`) }));

beforeEach(() => saveSession('t', aPerson()));

it('has every status with what comes next, and opens the project or the application', async () => {
  answerApi({
    [LIST]: {
      json: [
        one('a', {}),
        one('b', { status: 'approved', slot: { deliver_by: '2126-12-01T00:00:00.000Z', delivered: false } }),
        one('c', { status: 'rejected', feedback: 'We look for cyclists.' }),
        one('d', { status: 'completed' }),
      ],
    },
  });
  renderScreen(<OwnApplicationsRoute />);
  const waiting = await rowOf('Loot a');
  expect(waiting.getByText(/^SGD.450\.00$/)).toBeVisible();
  // First the one in which something is to deliver.
  expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
    'My applications, your turn',
    'My applications, others',
  ]);
  expect(waiting.getByText('Pending Review')).toBeVisible();
  expect(waiting.getByText(/answers by/).textContent).toBe('Tea House answers by Nov 25, 2026');
  expect(waiting.getByRole('link', { name: 'Loot a' })).toHaveAttribute('href', '/loot/cmp_a?application=open');
  const approved = await rowOf('Loot b');
  expect(approved.getByText(/Deliver your first treasure/)).toBeVisible();
  expect(approved.getByRole('link', { name: 'Loot b' })).toHaveAttribute('href', '/my-approved-projects/b');
  const rejected = await rowOf('Loot c');
  expect(rejected.getByText('We look for cyclists.')).toBeVisible();
  expect(rejected.getByRole('link', { name: 'Loot c' })).toHaveAttribute('href', '/loot/cmp_c?application=open');
  const completed = await rowOf('Loot d');
  expect(completed.getByRole('link', { name: 'Loot d' })).toHaveAttribute('href', '/my-approved-projects/d');
});

it('counts content that was sent back as its creator’s turn, and says of none of the others that nothing is to do', async () => {
  const content = {
    ...{ status: 'revision_requested', text: 'Cut', url: null, feedback: 'Under 45 seconds' },
    ...{ submitted_at: '2026-11-18T00:00:00.000Z', decide_by: '2026-11-23T00:00:00.000Z' },
  };
  const slot = { deliver_by: '2126-12-01T00:00:00.000Z', delivered: true };
  answerApi({
    [LIST]: {
      json: [one('a', { status: 'approved', slot: null }), one('b', { status: 'approved', slot, content })],
    },
  });
  renderScreen(<OwnApplicationsRoute />);
  const turn = within(await screen.findByRole('table', { name: 'My applications, your turn' }));
  expect(turn.getByRole('link', { name: 'Revise content' })).toHaveAttribute('href', '/my-approved-projects/b');
  expect(turn.getByText('Under 45 seconds')).toBeVisible();
  const others = within(screen.getByRole('table', { name: 'My applications, others' }));
  expect(others.getByRole('link', { name: 'Loot a' })).toBeVisible();
  expect(screen.queryByText(/nothing for you to do/i)).toBeNull();
});

it('leads on from each status by a button', async () => {
  answerApi({
    [LIST]: {
      json: [
        one('a', {}),
        one('b', { status: 'approved' }),
        one('c', { status: 'rejected', feedback: 'We look for cyclists.' }),
        one('d', { status: 'completed' }),
      ],
    },
  });
  renderScreen(<OwnApplicationsRoute />);
  const step = async (title: string, name: string) => (await rowOf(title)).getByRole('link', { name });
  expect(await step('Loot a', 'See application')).toHaveAttribute('href', '/loot/cmp_a?application=open');
  expect(await step('Loot b', 'Submit Treasure')).toHaveAttribute('href', '/my-approved-projects/b');
  expect(await step('Loot c', 'Find another loot')).toHaveAttribute('href', '/marketplace');
  expect((await rowOf('Loot c')).getByText('Reason')).toBeVisible();
  expect(await step('Loot d', 'See payouts')).toHaveAttribute('href', '/my-approved-projects/d#payouts');
});

it('is narrowed to a status by the server, which the address keeps, and to words', async () => {
  answerApi({
    [LIST]: { json: [one('a', {}), one('b', { campaignTitle: 'Hot Soup' })] },
    [`${LIST}?status=rejected`]: { json: [] },
  });
  renderScreen(<OwnApplicationsRoute />, '/my-applications?status=rejected');
  expect(await screen.findByText('No applications with this status')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Hot Soup')).toBeVisible();
});

it('leads somebody who has applied to nothing to the marketplace', async () => {
  answerApi({ [LIST]: { json: [] } });
  renderScreen(<OwnApplicationsRoute />);
  expect(await screen.findByText('No applications yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the marketplace' })).toHaveAttribute('href', '/marketplace');
});

it('has the projects that can earn before what is only waited for', async () => {
  answerApi({ [LIST]: { json: [one('a', {}), one('b', { status: 'completed' }), one('c', { status: 'approved' })] } });
  renderScreen(<OwnApplicationsRoute />);
  await rowOf('Loot c');
  const titles = screen.getAllByRole('link', { name: /^Loot/ }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Loot c', 'Loot a', 'Loot b']);
  expect(screen.getByText(/^Left to earn SGD.450\.00$/)).toBeVisible();
});

it('shows what each project has paid, and what it can still pay while it can', async () => {
  const earningsOf = (application_id: string) => ({ ...someEarningsOnTheWire, application_id, paid: 90 });
  answerApi({
    [LIST]: { json: [one('a', {}), one('b', { status: 'completed' }), one('c', { status: 'approved' })] },
    'GET /applications/creator/u1/earnings': { json: [earningsOf('b'), earningsOf('c')] },
  });
  renderScreen(<OwnApplicationsRoute />);
  const earns = await rowOf('Loot c');
  expect(await earns.findByText('paid, SGD 360.00 left')).toBeVisible();
  expect((await rowOf('Loot b')).getByText('paid').previousSibling?.textContent).toMatch(/^SGD.90\.00$/);
});

it('is in the order that its reader chose, on the screen and in its file', async () => {
  const kept = keepFiles();
  const pays = (pays_up_to: number, endDate: string | null) => ({
    campaign: { ...anApplicationOnTheWire().campaign, pays_up_to, endDate },
  });
  answerApi({
    [LIST]: {
      json: [
        one('a', pays(20, '2026-12-31')),
        one('b', pays(900, null)),
        one('c', { ...pays(45, '2026-12-01'), status: 'completed', completed_at: '2026-11-29T00:00:00.000Z' }),
      ],
    },
  });
  renderScreen(<OwnApplicationsRoute />, '/my-applications?sort=pay');
  await rowOf('Loot b');
  const titles = () => screen.getAllByRole('link', { name: /^Loot/ }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Loot b', 'Loot c', 'Loot a']);
  await user.click(await screen.findByRole('button', { name: 'Download CSV of applications' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(((await kept[0]?.text) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'Loot,Business Owner,Status,Pays Up To (SGD),End Date,Applied,Decided,Deliver By,Content,Completed,Application ID',
    'Loot b,Tea House,Pending Review,900.00,,2026-11-18T00:00:00.000Z,,,,,b',
    'Loot c,Tea House,Completed,45.00,2026-12-01,2026-11-18T00:00:00.000Z,,,,2026-11-29T00:00:00.000Z,c',
    'Loot a,Tea House,Pending Review,20.00,2026-12-31,2026-11-18T00:00:00.000Z,,,,,a',
  ]);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Ending soonest');
  await waitFor(() => expect(titles()).toEqual(['Loot c', 'Loot a', 'Loot b']));
});

it('keeps what waits for its reader first in every order', async () => {
  const slot = { deliver_by: '2126-12-01T00:00:00.000Z', delivered: false };
  answerApi({ [LIST]: { json: [one('a', {}), one('b', { status: 'approved', slot })] } });
  renderScreen(<OwnApplicationsRoute />, '/my-applications?sort=loot');
  const turn = within(await screen.findByRole('table', { name: 'My applications, your turn' }));
  expect(turn.getByRole('link', { name: 'Loot b' })).toBeVisible();
});
