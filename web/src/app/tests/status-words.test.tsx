import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { campaignApplicationsQuery } from '../../features/applications/api/queries.ts';
import { ApplicationsReview } from '../../features/applications/review/applications-review.tsx';
import { ManagedLoots } from '../../features/campaigns/manage/managed-loots.tsx';
import { DeliverablesReview } from '../../features/deliverables/components/deliverables-review.tsx';
import { CampaignPayouts } from '../../features/payouts/components/campaign-payouts.tsx';
import { ProofsReview } from '../../features/proofs/components/proofs-review.tsx';
import { saveSession } from '../../shared/state/session.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { aPayoutOnTheWire } from '../../testing/wire/payout.ts';
import { aPerson } from '../../testing/people.ts';
import { aProofOnTheWire } from '../../testing/wire/proof.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { ApprovedProjectsRoute } from '../routes/creator/approved-projects.tsx';

/** Every list that is narrowed to a status: how it is shown, what it asks for, an item of a status, and a status that it has. */
const LISTS: [string, React.ReactElement, string, (status: string) => unknown, string][] = [
  [
    'applications',
    <ApplicationsReview key="a" queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />,
    'GET /applications/campaign/cmp_1',
    (status) => anApplicationOnTheWire({ status, id: status }),
    'pending',
  ],
  [
    'treasures',
    <DeliverablesReview key="t" campaignId="cmp_1" remainingCents={0} />,
    'GET /deliverables',
    (status) => aDeliverableOnTheWire({ status, treasure_id: status }),
    'submitted',
  ],
  [
    'proofs',
    <ProofsReview key="p" campaignId="cmp_1" remainingCents={0} />,
    'GET /proofs/campaign/cmp_1',
    (status) => aProofOnTheWire({ status, proof_id: status }),
    'pending',
  ],
  [
    'payouts',
    <CampaignPayouts key="m" isOwner={false} campaignId="cmp_1" ownerId="owner1" />,
    'GET /payments/authorizations/business-owner/owner1',
    (status) => aPayoutOnTheWire(status, { status }),
    'paid',
  ],
  [
    'loots',
    <ManagedLoots key="l" ownerId="owner1" />,
    'GET /campaigns/user/owner1',
    (status) => OfferedCampaignView.encode(aCampaign({ id: status, status: status as 'open' })),
    'open',
  ],
  [
    'projects',
    <ApprovedProjectsRoute key="j" />,
    'GET /applications/creator/u1',
    (status) => anApplicationOnTheWire({ status, id: status }),
    'approved',
  ],
];

it.each(LISTS)(
  'reads a status of %s in one word, in the filter and on the badge',
  async (_what, list, call, item, some) => {
    saveSession('t', aPerson());
    const deliverable = { 'GET /deliverables/dlv_1': { json: aDeliverableOnTheWire() } };
    answerApi({ ...deliverable, [call]: { json: [item(some)] } });
    // Narrowed, every list shows its filters.
    const { unmount } = renderScreen(list, `/?status=${some}&payouts=${some}`);
    const statuses = [
      ...(await screen.findByRole<HTMLSelectElement>('combobox', { name: /^(Status|Show)$/ })).options,
    ].slice(1);
    expect(statuses.length).toBeGreaterThan(1);
    unmount();
    for (const { value, text } of statuses) {
      answerApi({ ...deliverable, [call]: { json: [item(value)] } });
      const shown = renderScreen(list);
      await waitFor(() => expect(screen.getAllByText(text, { selector: ':not(option)' })[0]).toBeVisible());
      shown.unmount();
    }
  },
);
