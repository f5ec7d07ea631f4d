import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { aProofOnTheWire } from '../../../testing/wire/proof.ts';
import { aPayoutReceiptOnTheWire, aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { ProofsReview } from './proofs-review.tsx';

const CREATORS = ['Ada', 'Bo', 'Cleo'];
const proof = (number: number, change = {}) =>
  aProofOnTheWire({ proof_id: `prf_${number}`, treasure_id: `dlv_${number}`, ...change });
const creators = Object.fromEntries(
  CREATORS.flatMap((creatorName, index): [string, { json: unknown }][] => [
    [`GET /deliverables/dlv_${index + 1}`, { json: aDeliverableOnTheWire({ creatorName, status: 'approved' }) }],
    [`GET /proofs/prf_${index + 1}/payout-preview`, { json: { receipt: aReceiptOnTheWire(), problem: null } }],
  ]),
);
const shown = (name: string) => within(screen.getByRole('dialog', { name: `Proof by ${name}` }));

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

async function openFirst(proofs: readonly unknown[], more = {}) {
  answerApi({ 'GET /proofs/campaign/cmp_1': { json: proofs }, ...creators, ...more });
  renderScreen(<ProofsReview campaignId="cmp_1" remainingCents={50_000} />);
  await screen.findAllByText('Ada');
  const [first] = screen.getAllByRole('button', { name: 'Review' });
  if (!first) throw new Error('there are proofs');
  await user.click(first);
  await screen.findByRole('dialog', { name: 'Proof by Ada' });
}

it('goes through the proofs of the list by keys and buttons', async () => {
  await openFirst([proof(1), proof(2)]);
  await user.keyboard('j');
  expect(shown('Bo').getByText('2 of 2')).toBeVisible();
  expect(shown('Bo').getByRole('group', { name: 'Proofs' })).toBeVisible();
  expect(shown('Bo').getByRole('button', { name: 'Next proof' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(shown('Bo').getByRole('button', { name: 'Previous proof' }));
  expect(shown('Ada').getByText('1 of 2')).toBeVisible();
});

it('shows the receipt of a verified proof, then the next that waits, and nothing after the last', async () => {
  const verified = (number: number) => ({
    [`PATCH /proofs/prf_${number}`]: {
      json: { ...proof(number, { status: 'verified' }), payout: aPayoutOnTheWire('po_1') },
    },
    'GET /payments/receipts/po_1': { json: aPayoutReceiptOnTheWire() },
  });
  await openFirst([proof(1), proof(2, { status: 'rejected' }), proof(3)], { ...verified(1), ...verified(3) });
  await screen.findByText('Approving pays now');
  await user.click(shown('Ada').getByRole('button', { name: 'Verify' }));
  const receipt = () => screen.findByRole('dialog', { name: 'Payment receipt' });
  answerApi({
    'GET /proofs/campaign/cmp_1': { json: [proof(1, { status: 'verified' }), proof(3)] },
    ...creators,
    ...verified(3),
  });
  await user.click(within(await receipt()).getByRole('button', { name: 'Close' }));
  await screen.findByRole('dialog', { name: 'Proof by Cleo' });
  await screen.findByText('Approving pays now');
  await user.click(shown('Cleo').getByRole('button', { name: 'Verify' }));
  await user.click(within(await receipt()).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
