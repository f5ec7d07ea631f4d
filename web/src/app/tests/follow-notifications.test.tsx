import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import {
  NotificationKind,
  type NotificationSubject,
  type NotificationView,
} from '@doubloon/contract/notifications/notification.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { StoreView } from '@doubloon/contract/stores/store.ts';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { NotificationRow } from '../../features/notifications/components/notification-row.tsx';
import { saveSession } from '../../shared/state/session.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { aStore } from '../../testing/a-store.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { aPayoutAccountOnTheWire } from '../../testing/wire/payout-account.ts';
import { aProfile, aPerson } from '../../testing/people.ts';
import { aProofOnTheWire } from '../../testing/wire/proof.ts';
import { aQuestionOnTheWire } from '../../testing/wire/question.ts';
import { aRefundOnTheWire } from '../../testing/wire/refund.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { user } from '../../testing/user.ts';
import { ApprovedProjectRoute } from '../routes/creator/approved-project.tsx';
import { CreateLootRoute } from '../routes/create-loot.tsx';
import { LootRoute } from '../routes/loot.tsx';
import { ManagedLootRoute } from '../routes/managed-loot.tsx';
import { MarketplaceRoute } from '../routes/marketplace.tsx';
import { ProfileRoute } from '../routes/profile.tsx';
import { StoreRoute } from '../routes/store.tsx';

interface Following {
  role: Exclude<Role, 'user' | 'admin'>;
  subject: NotificationSubject;
  /** Fails where what the notification speaks of is not in sight. */
  shows: () => Promise<unknown>;
  /** How the application of the story is. */
  application?: Record<string, unknown>;
}

const owner = 'business_owner';
const creator = 'content_creator';
const loot = { type: 'campaign', id: 'cmp_1' } as const;
const project = { type: 'application', id: 'cmp_1__u1' } as const;
const inPart = (subject: NotificationSubject, part: NotificationSubject['part']) => ({ ...subject, part });

const heading = (name: string | RegExp) => () => screen.findByRole('heading', { name });
const dialog = (name: string) => () => screen.findByRole('dialog', { name });
const tab = (name: RegExp) => () => screen.findByRole('tab', { name, selected: true });
const place = (id: string) => () => waitFor(() => expect(document.activeElement?.id).toBe(id));

const toLoot = (shows: Following['shows'] = heading('Iced Tea')): Following => ({ role: owner, subject: loot, shows });
const toProject = (shows: Following['shows'] = heading('Project Overview')): Following => ({
  role: creator,
  subject: project,
  shows,
});
const toTab = (name: RegExp, part?: NotificationSubject['part']): Following => ({
  ...toLoot(tab(name)),
  subject: inPart(loot, part),
});
const toPayouts = [toLoot(place('payouts')), toProject(place('payouts'))];
/** A payment that failed before its payout existed is shown where the work was accepted. */
const toUnpaid = [
  ...toPayouts,
  toTab(/^Treasures/, 'treasures'),
  toTab(/^Proofs/, 'proofs'),
  toTab(/^Applications/, 'applications'),
];
const toReviews: Following = { role: creator, subject: { type: 'store', id: 'cy' }, shows: place('reviews') };
const toProfile: Following = {
  role: creator,
  subject: { type: 'profile', id: 'u1' },
  shows: heading('Profile Settings'),
};
const question = { type: 'question', id: 'cmp_1__qst_1' } as const;
const namedQuestion = async () => {
  const article = await screen.findByRole('article', { name: 'Question by Cy' });
  await waitFor(() => expect(article).toHaveFocus());
};
const toRefund = toLoot(heading('Refund'));
const toReview: Following = { role: owner, subject: project, shows: dialog('Ada') };
const toProofs = toProject(dialog('Manage Proof for Treasure'));

/** Everybody who is told of a kind, and what they come to. A kind without one does not compile. */
const FOLLOWED: Record<NotificationKind, readonly Following[]> = {
  // Those of earlier days lead to the loot.
  application_received: [toReview, toTab(/^Applications/)],
  content_submitted: [toReview, toTab(/^Applications/)],
  treasure_submitted: [toTab(/^Treasures/)],
  proof_submitted: [toTab(/^Proofs/)],
  question_received: [{ role: owner, subject: question, shows: dialog('Answer this question') }],
  campaign_approved: [toLoot()],
  campaign_rejected: [toLoot()],
  campaign_paused: [toLoot()],
  campaign_completed: [toLoot()],
  campaign_lost: [toLoot(), toProject()],
  checkout_completed: [toLoot()],
  checkout_failed: [{ role: owner, subject: { type: 'checkout', id: 'cko_1' }, shows: heading('Create Loot') }],
  checkout_repeated: [toLoot()],
  checkout_refused: [toLoot()],
  refund_requested: [toRefund],
  refund_granted: [toRefund],
  refund_refused: [toRefund],
  refund_sent: [toRefund],
  refund_delayed: [toRefund],
  refund_failed: [toRefund],
  refund_lapsed: [toRefund],
  refund_settled: [toRefund],
  // The loot on which the invitation is shown.
  invitation_received: [{ role: creator, subject: loot, shows: heading('Iced Tea') }],
  loots_found: [
    { role: creator, subject: loot, shows: heading('Iced Tea') },
    { role: creator, subject: { type: 'search', id: 'srh_1' }, shows: heading('Marketplace') },
  ],
  saved_loot_ends_soon: [{ role: creator, subject: loot, shows: heading('Iced Tea') }],
  saved_loot_ended: [{ role: creator, subject: loot, shows: heading('Iced Tea') }],
  application_approved: [toProject()],
  application_rejected: [{ ...toProject(dialog('My Application')), application: { status: 'rejected' } }],
  application_completed: [{ ...toProject(), application: { status: 'completed' } }],
  slot_freed: [{ ...toProject(dialog('My Application')), application: { status: 'rejected' } }],
  campaign_extended: [toProject(), { ...toProject(dialog('My Application')), application: { status: 'pending' } }],
  content_approved: [toProject(heading('Content'))],
  content_revision_requested: [toProject(heading('Content'))],
  treasure_approved: [toProject(heading('Treasure History'))],
  treasure_left_undecided: [toTab(/^Treasures/), toProject(heading('Treasure History'))],
  views_lapse_soon: [toTab(/^Treasures/), toProject(heading('Treasure History'))],
  views_lapsed: [toTab(/^Treasures/), toProject(heading('Treasure History'))],
  treasure_rejected: [toProject(heading('Treasure History'))],
  treasure_revision_requested: [toProject(heading('Treasure History'))],
  proof_verified: [toProofs],
  proof_rejected: [toProofs],
  proof_revision_requested: [toProofs],
  verification_granted: [toProfile],
  verification_refused: [toProfile],
  review_received: [toReviews],
  review_replied: [{ ...toReviews, role: owner }],
  question_answered: [{ role: creator, subject: question, shows: namedQuestion }],
  appeal_granted: [
    toProject(heading('Treasure History')),
    { ...toProofs, subject: inPart(project, 'proofs') },
    { ...toProject(dialog('My Application')), application: { status: 'pending' } },
  ],
  appeal_refused: [
    toLoot(),
    toProject(heading('Treasure History')),
    { ...toProofs, subject: inPart(project, 'proofs') },
    { ...toProject(dialog('My Application')), application: { status: 'rejected' } },
  ],
  record_corrected: [toProfile],
  record_confirmed: [toProfile],
  report_upheld: [toProfile],
  report_dismissed: [toProfile],
  views_paid: [toLoot(place('payouts'))],
  payout_paid: [toProject(place('payouts'))],
  payout_failed: toUnpaid,
  payout_reversed: toPayouts,
  payout_given_up: toUnpaid,
  payout_held: toUnpaid,
  payout_waits: toUnpaid,
  payout_refused: toUnpaid,
  payout_needs_account: [toProject(heading('Payment Account'))],
  payout_account_disconnected: [{ ...toProfile, shows: heading('Payment Account') }],
  payout_account_replaced: [{ ...toProfile, shows: heading('Payment Account') }],
  payout_account_bank_refused: [{ ...toProfile, shows: heading('Payment Account') }],
  payout_account_restricted: [{ ...toProfile, shows: heading('Payment Account') }],
};

const { id: _id, ...look } = defaultStoreSettings('cy');
const answers = (application: Record<string, unknown>) => {
  const wire = anApplicationOnTheWire({ status: 'approved', ...application });
  const deliverable = aDeliverableOnTheWire({ status: 'approved' });
  return {
    'GET /campaigns/cmp_1': {
      json: OfferedCampaignView.encode(aCampaign({ owner_id: 'ada', closed_at: new Date(0) })),
    },
    'GET /campaigns/cmp_1/refund': { json: aRefundOnTheWire({ status: 'requested' }) },
    'GET /applications': { json: [wire] },
    'GET /applications/cmp_1__u1': { json: wire },
    'GET /applications/campaign/cmp_1': { json: [wire] },
    'GET /deliverables/application/cmp_1__u1': { json: [deliverable] },
    'GET /deliverables/campaign/cmp_1': { json: [deliverable] },
    'GET /proofs/deliverable/dlv_1': { json: [aProofOnTheWire()] },
    'GET /payments/authorizations/business-owner/ada': { json: [] },
    'GET /payments/authorizations/creator/u1': { json: [] },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
    'GET /auth/profile': { json: aProfile() },
    'GET /social-accounts': { json: [] },
    'GET /calendar': { json: { created_at: null } },
    'GET /mails/choices': { json: { decisions: true, progress: false, messages: true, saved: true, quiet: null } },
    'GET /push': {
      json: {
        vapidKey: null,
        choices: { decisions: true, progress: false, messages: true, saved: true },
        devices: [],
      },
    },
    'GET /cases/mine': { json: [] },
    'GET /stores/cy': { json: StoreView.encode(aStore()) },
    'GET /stores/cy/settings': { json: look },
    'GET /reviews/creator/cy': { json: [] },
    'GET /questions/cmp_1__qst_1': { json: aQuestionOnTheWire() },
    'GET /questions/campaign/cmp_1': { json: [] },
    'GET /drafts': { json: [] },
    'GET /campaigns': { json: [] },
    'GET /saved-loots/ids': { json: { ids: [] } },
    'GET /saved-searches': { json: [] },
  };
};

const routes = (notification: NotificationView, role: Role) => (
  <Routes>
    <Route
      path="/dashboard"
      element={<NotificationRow notification={notification} role={role} onPressed={() => undefined} />}
    />
    <Route path="/loot/:id" element={<LootRoute />} />
    <Route path="/loot-management/:productId" element={<ManagedLootRoute />} />
    <Route path="/my-approved-projects/:projectId" element={<ApprovedProjectRoute />} />
    <Route path="/marketplace" element={<MarketplaceRoute />} />
    <Route path="/profile/*" element={<ProfileRoute />} />
    <Route path="/store/:creatorId" element={<StoreRoute />} />
    <Route path="/create-loot" element={<CreateLootRoute />} />
  </Routes>
);

beforeEach(() => sessionStorage.clear());

describe('a notification that is followed leads to what it speaks of', () => {
  const cases = NotificationKind.options.flatMap((kind) =>
    FOLLOWED[kind].map((following, index) => ({ kind, following, name: `${kind} ${index + 1}, ${following.role}` })),
  );
  it.each(cases)('$name', async ({ kind, following: { role, subject, shows, application = {} } }) => {
    saveSession('t', aPerson({ role, uid: role === owner ? 'ada' : 'u1' }));
    answerApi(answers(application));
    const notification = { kind, subject, id: 'ntf_1', title: 'Iced Tea', actorName: 'Cy', created_at: new Date(0) };
    renderScreen(routes({ ...notification, read: true }, role), '/dashboard');
    await user.click(screen.getByRole('link'));
    await shows();
  });

  it('for somebody, whatever kind it is', () => {
    expect(NotificationKind.options.filter((kind) => FOLLOWED[kind].length === 0)).toEqual([]);
  });
});
