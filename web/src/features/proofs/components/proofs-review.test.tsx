import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aProofOnTheWire } from '../../../testing/wire/proof.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { ProofsReview } from './proofs-review.tsx';

it('searches proofs by whose treasure they prove, and asks for no further page before that is known', async () => {
  const calls = answerApi({
    'GET /proofs/campaign/cmp_1': {
      json: [aProofOnTheWire(), aProofOnTheWire({ proof_id: 'prf_2', treasure_id: 'dlv_2', reported_view_count: 77 })],
      headers: { 'X-Next-Cursor': 'older' },
    },
    'GET /deliverables/dlv_1': { json: aDeliverableOnTheWire({ creatorName: 'Noah' }) },
    'GET /deliverables/dlv_2': { json: aDeliverableOnTheWire({ treasure_id: 'dlv_2', creatorName: 'Sofia' }) },
  });
  renderScreen(
    <ProofsReview campaignId="cmp_1" remainingCents={50_000} />,
    '/loot-management/cmp_1?tab=proofs&q=sofia',
  );
  expect((await screen.findAllByText('Sofia')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Noah')).toBeNull();
  expect(calls.filter(({ call }) => call === 'GET /proofs/campaign/cmp_1')).toHaveLength(1);
});
