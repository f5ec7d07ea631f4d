import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { ProofOfProject } from './proof-of-project.tsx';

it('lets one choose among the approved treasures of every page', async () => {
  saveSession('t', aPerson());
  const approved = (id: string) =>
    aDeliverableOnTheWire({ treasure_id: id, url: `https://tiktok.com/@ada/video/${id}`, status: 'approved' });
  const list = 'GET /deliverables/application/cmp_1__u1';
  answerApi({
    [list]: { json: [approved('7301')], headers: { 'x-next-cursor': 'c2' } },
    [`${list}?cursor=c2`]: { json: [approved('7302')] },
  });
  renderScreen(<ProofOfProject applicationId="cmp_1__u1" onClose={vi.fn()} />);
  expect(await screen.findByText('tiktok.com/@ada/video/7302')).toBeVisible();
  expect(screen.getByText('tiktok.com/@ada/video/7301')).toBeVisible();
});
