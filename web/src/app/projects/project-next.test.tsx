import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { aPaymentProblemOnTheWire } from '../../testing/wire/payment-problem.ts';
import { aPayoutAccountOnTheWire } from '../../testing/wire/payout-account.ts';
import { ProjectNext } from './project-next.tsx';

const me = aPerson();
const ACCOUNT = `GET /payments/stripe-connect/account/${me.uid}`;

beforeEach(() => saveSession('t', me));

/** Shows what is next where a payment is kept back for a reason that the creator has to mend. */
function show(reason: string, account: object = {}) {
  const problem = { ...aPaymentProblemOnTheWire(), reason, must_act: 'creator' };
  const calls = answerApi({
    [`GET /deliverables/project/cmp_1/${me.uid}`]: {
      json: {
        project: anApplicationOnTheWire({ status: 'approved' }),
        treasures: [aDeliverableOnTheWire({ payment_problem: problem })],
      },
    },
    [ACCOUNT]: { json: { ...aPayoutAccountOnTheWire(), ...account } },
  });
  const conversation = { participant: { name: 'Tea House', uid: 'owner1' } } as never;
  const { client } = renderScreen(<ProjectNext user={me} conversation={conversation} campaignId="cmp_1" />);
  return { client, asked: () => calls.filter(({ call }) => call === ACCOUNT).length };
}

it('leads to the payment account that keeps a payment back', async () => {
  show('account_not_ready', { status: 'pending' });
  expect(await screen.findByRole('link', { name: 'Payment Account' })).toBeVisible();
  expect(screen.getByText('Your turn')).toBeVisible();
});

it('does not wait for a creator whose account is ready by now', async () => {
  show('account_not_ready', { status: 'active' });
  expect(await screen.findByRole('link', { name: 'Submit Treasure' })).toBeVisible();
  expect(screen.queryByText('Your turn')).toBeNull();
});

it('leads to the project where something else keeps it back, and asks for no account', async () => {
  const { client, asked } = show('email_not_proven');
  expect(await screen.findByRole('link', { name: 'Open Project' })).toBeVisible();
  expect(screen.getByText('Your turn')).toBeVisible();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(asked()).toBe(0);
});
