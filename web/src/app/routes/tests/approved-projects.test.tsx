import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { user } from '../../../testing/user.ts';
import { ApprovedProjectsRoute } from '../creator/approved-projects.tsx';

const project = (id: string) => anApplicationOnTheWire({ id, campaignTitle: `Loot ${id}`, status: 'approved' });
const approved = (id: string) =>
  aDeliverableOnTheWire({ treasure_id: `dlv_${id}`, application_id: id, status: 'approved' });

beforeEach(() => saveSession('t', aPerson()));

it('offers proofs of the projects that have an approved treasure, of a later page too, and of no other', async () => {
  answerApi({
    'GET /applications/creator/u1': { json: ['a', 'b', 'c'].map(project) },
    'GET /deliverables': { json: [approved('a')], headers: { 'x-next-cursor': 'c2' } },
    'GET /deliverables?cursor=c2': { json: [approved('c')] },
  });
  renderScreen(<ApprovedProjectsRoute />);
  expect((await screen.findAllByRole('button', { name: 'Manage Proof for Loot c' }))[0]).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Manage Proof for Loot a' })[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Manage Proof for Loot b' })).toBeNull();
});

it('says when it is not known which projects take proofs, and asks again for what did not come', async () => {
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /applications/creator/u1': { json: ['a', 'c'].map(project) },
    'GET /deliverables': { json: [approved('a')], headers: { 'x-next-cursor': 'c2' } },
    'GET /deliverables?cursor=c2': { status: 503, json: { message: 'The hold is locked' } },
  };
  answerApi(answers);
  renderScreen(<ApprovedProjectsRoute />);
  const problem = await screen.findByRole('alert');
  expect(within(problem).getByText('We could not find out which projects take proofs')).toBeVisible();
  expect(within(problem).getByText('The hold is locked')).toBeVisible();
  answers['GET /deliverables?cursor=c2'] = { json: [approved('c')] };
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('button', { name: 'Manage Proof for Loot c' }))[0]).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
