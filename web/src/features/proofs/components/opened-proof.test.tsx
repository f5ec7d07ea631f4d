import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { aProofOnTheWire } from '../../../testing/wire/proof.ts';
import { ProofsReview } from './proofs-review.tsx';

it.each([
  ['opens the review of the proof that the address names', 'cmp_1', []],
  ['opens no proof of another loot, and says so', 'cmp_2', ['Proof not found']],
])('%s', async (_what, campaignId, toasts) => {
  saveSession('t', aPerson({ role: 'business_owner' }));
  answerApi({
    'GET /proofs/campaign/cmp_1': { json: [] },
    'GET /proofs/prf_9': { json: aProofOnTheWire({ proof_id: 'prf_9', campaign_id: campaignId }) },
    'GET /deliverables/dlv_1': { json: aDeliverableOnTheWire({ creatorName: 'Noah' }) },
  });
  renderScreen(
    <ProofsReview campaignId="cmp_1" remainingCents={50_000} />,
    '/loot-management/cmp_1?tab=proofs&proof=prf_9',
  );
  await screen.findByText(/No proofs/);
  if (toasts.length === 0) await eventually(() => expect(screen.getByRole('dialog').textContent).toContain('Noah'));
  else await eventually(() => expect(toastTexts()).toEqual(toasts));
  expect(screen.queryAllByRole('dialog')).toHaveLength(toasts.length === 0 ? 1 : 0);
});
