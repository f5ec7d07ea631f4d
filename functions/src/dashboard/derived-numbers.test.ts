import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import { PayoutStatus } from '@doubloon/contract/payments/payout.ts';
import { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applicationDocument,
  campaignDocument,
  conversationDocument,
  deliverableDocument,
  payoutDocument,
  proofDocument,
} from '../../testing/documents.ts';
import { applicationContributions } from '../applications/contributions.ts';
import { campaignContributions } from '../campaigns/contributions.ts';
import { deliverablesContributions } from '../deliverables/contributions.ts';
import { conversationContributions } from '../messaging/contributions.ts';
import { payoutContributions } from '../payments/contributions.ts';
import { proofContributions } from '../proofs/contributions.ts';
import { missingFrom, sumContributions, type Contributions } from '../platform/contributions.ts';

const SOURCES = [
  'campaign 1',
  'campaign 2',
  'application 1',
  'application 2',
  'treasures 1',
  'proof 1',
  'payout 1',
  'payout 2',
  'conversation 1',
];
const OWNER = 'owner';
const CREATOR = 'creator';
const application = applicationDocument({ campaignId: 'campaign1', creatorId: CREATOR, ownerId: OWNER });

const campaigns = fc
  .record({ status: fc.constantFrom(...CampaignStatus.options), budgetCents: fc.nat({ max: 1_000_000 }) })
  .map((fields) => campaignContributions(campaignDocument({ id: 'campaign1', ownerId: OWNER, ...fields })));

const applications = fc
  .record({
    status: fc.constantFrom(...ApplicationStatus.options),
    creatorId: fc.constantFrom(CREATOR, 'another'),
    decidedAt: fc.option(fc.date({ min: application.createdAt, max: application.decideBy, noInvalidDate: true })),
  })
  .map((fields) => applicationContributions(applicationDocument({ ...application, ...fields })));

const treasures = fc
  .array(
    fc.record({
      status: fc.constantFrom(...DeliverableStatus.options),
      platform: fc.constantFrom('tiktok' as const, 'youtube' as const),
      viewCount: fc.nat({ max: 50_000 }),
    }),
    { maxLength: 4 },
  )
  .map((listed) =>
    deliverablesContributions(
      listed.map((fields, index) => deliverableDocument(application, { id: `d${index}`, ...fields })),
    ),
  );

const payouts = fc
  .record({ status: fc.constantFrom(...PayoutStatus.options), amountCents: fc.nat({ max: 100_000 }) })
  .map((fields) =>
    payoutContributions(payoutDocument(deliverableDocument(application, { id: 'd1' }), { id: 'p1', ...fields })),
  );

const proofs = fc
  .constantFrom(...ProofStatus.options)
  .map((status) =>
    proofContributions(proofDocument(deliverableDocument(application, { id: 'd1' }), { id: 'prf1', status })),
  );

const countsOfBoth = fc.record({ [OWNER]: fc.nat({ max: 9 }), [CREATOR]: fc.nat({ max: 9 }) });
const conversations = fc
  .record({ sentCounts: countsOfBoth, readCounts: countsOfBoth })
  .map((fields) =>
    conversationContributions(conversationDocument({ id: 'cnv1', participantIds: [CREATOR, OWNER], ...fields })),
  );

/** What happens: a source changes (or is deleted), or an event about one arrives, however late and however often. */
const step = fc.oneof(
  fc.record({
    change: fc.constantFrom(...SOURCES),
    to: fc.oneof(campaigns, applications, treasures, proofs, payouts, conversations, fc.constant({})),
  }),
  fc.record({ settle: fc.constantFrom(...SOURCES) }),
);

/** One settled source, as `settleTally` does it in its transaction. */
function settle(
  source: string,
  state: { sources: Map<string, Contributions>; tallies: Map<string, Contributions>; derived: Contributions },
): void {
  const now = state.sources.get(source) ?? {};
  state.derived = sumContributions([state.derived, missingFrom(state.tallies.get(source) ?? {}, now)]);
  state.tallies.set(source, sumContributions([now]));
}

describe('derived numbers', () => {
  it('equal a recount after any sequence of changes with events repeated, late and out of order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.shuffledSubarray(SOURCES), (steps, lastEvents) => {
        const state = {
          sources: new Map<string, Contributions>(),
          tallies: new Map<string, Contributions>(),
          derived: {},
        };
        for (const one of steps) {
          if ('settle' in one) settle(one.settle, state);
          else state.sources.set(one.change, one.to);
        }
        // Every event arrives at least once after the change it is about; which others come again, and in which order, is open.
        const unsettled = SOURCES.filter((source) => !lastEvents.includes(source));
        for (const source of [...lastEvents, ...unsettled, ...lastEvents]) settle(source, state);
        expect(state.derived).toEqual(sumContributions([...state.sources.values()]));
      }),
    );
  });

  it('have a place in the documents they are kept in', () => {
    fc.assert(
      fc.property(fc.oneof(campaigns, applications, treasures, payouts, conversations), (contributions) => {
        const dashboard = Dashboard.parse({});
        const counts = campaignDocument({ id: 'c', ownerId: OWNER });
        for (const [target, amounts] of Object.entries(contributions)) {
          const document: object = target.startsWith('dashboards/') ? dashboard : counts;
          for (const path of Object.keys(amounts)) expect(document).toHaveProperty(path, 0);
        }
      }),
    );
  });
});
