import { isDeepStrictEqual } from 'node:util';
import type { BankEvidence, BankEvidenceView } from '@doubloon/contract/cases/bank-evidence.ts';
import { EvidencePart } from '@doubloon/contract/cases/bank-evidence.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { recordEvidence } from '../cases/cases.ts';
import { costsFee, lookUpDispute, sendEvidence, wantsEvidence } from '../payments/disputes/bank-evidence.ts';
import { answerBy } from '../payments/disputes/dispute-book.ts';
import type { AnswerableDispute } from '../payments/provider/stripe-objects.ts';
import { AppError, illegalState, notFound } from '../platform/app-error.ts';
import { type Database, unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { recordAction } from './audit-log.ts';
import { type EvidenceFacts, evidenceParts, evidenceTexts } from './evidence-texts.ts';

/** Treasures and payouts that are listed; the texts of more would not fit. */
const MAX_LISTED = 50;
/** Payouts of all payments for a campaign among which those of the disputed one are looked for. */
const MAX_SEARCHED = 200;

/** Shows how a dispute stands with its bank, and what can be sent to it. Throws `not_found` for a case of another kind, `illegal_state` for a mere warning. */
export const getBankEvidence: Handler<'getBankEvidence'> = async (call, { params }) => {
  const found = await findDisputed(call.db, params.id);
  const [facts, dispute] = await Promise.all([gatherFacts(call, found), lookUpDispute(call, found.subjectId)]);
  return show(call, found, facts, dispute);
};

/**
 * Sends evidence to the bank of a dispute. Recorded before it is sent, so that nothing is said without a record; repeated after the answer was lost, it finds out whether the provider
 * has it. The provider takes evidence once.
 */
export const sendBankEvidence: Handler<'sendBankEvidence'> = async (call, { params, body }) => {
  const { db, clock, caller } = call;
  const found = await findDisputed(db, params.id);
  const facts = await gatherFacts(call, found);
  const before = await lookUpDispute(call, found.subjectId);
  const asked: BankEvidence = {
    adminId: caller.uid,
    statement: body.statement,
    parts: EvidencePart.options.filter((part) => body.parts.includes(part)),
    askedAt: clock.now(),
    sentAt: null,
  };
  const { evidence: earlier } = found;
  if (!wantsEvidence(before, asked.askedAt)) {
    const has = hasTaken(before);
    if (earlier && has && earlier.sentAt === null) {
      return show(call, await recordSent(call, found.id, earlier), facts, before);
    }
    if (earlier && has && isSame(earlier, asked)) return show(call, found, facts, before);
    throw illegalState(refusalOf(before, asked.askedAt));
  }
  await unitOfWork(call, async (tx) => {
    const current = await tx.cases.get(found.id);
    if (current.status === 'granted')
      throw illegalState('This dispute was accepted: nothing is sent to its bank any more');
    if (!isDeepStrictEqual(current.evidence, earlier))
      throw illegalState('Another admin has just answered this dispute: load it again');
    recordEvidence(tx, current, asked);
    recordAction(tx, call, {
      action: 'dispute_evidence_asked',
      subject: { kind: 'case', id: found.id },
      before: { status: before.status },
      after: { parts: asked.parts.join(', ') },
      reason: body.statement,
    });
  });
  const texts = evidenceTexts(facts, asked.statement, new Set(asked.parts));
  const key = `${found.subjectId}_evidence_${asked.askedAt.getTime()}_${caller.uid}`;
  try {
    const after = await sendEvidence(call, found.subjectId, texts, key);
    return await show(call, await recordSent(call, found.id, asked), facts, after);
  } catch (error) {
    if (error instanceof AppError && error.code === 'illegal_state') await forget(call, found.id, asked, earlier);
    throw error;
  }
};

/** A campaign with all its funds, and those whose payment is disputed. */
interface DisputedPayment {
  readonly campaignId: string;
  readonly all: readonly CampaignFunds[];
  readonly disputed: CampaignFunds;
}

/** Finds the case of a dispute that the books know. */
async function findDisputed(db: Database, id: string): Promise<AdminCase & DisputedPayment> {
  const found = await db.cases.get(id);
  const { campaignId } = found;
  if (found.kind !== 'dispute' || campaignId === null) throw notFound('Dispute');
  const all = await db.campaignFunds.getAllOf(campaignId);
  const disputed = all.find(({ disputes }) => disputes.some((dispute) => dispute.id === found.subjectId));
  if (!disputed) throw illegalState('This is a warning, not a dispute: no bank waits for evidence');
  return { ...found, campaignId, all, disputed };
}

const paidBudget = ({ createdAt: at, balances: { funded: budgetCents } }: CampaignFunds) => ({ at, budgetCents });

async function gatherFacts(
  { db, config }: Pick<Call, 'db' | 'config'>,
  { campaignId, all, disputed }: DisputedPayment,
): Promise<EvidenceFacts> {
  const campaign = await db.campaigns.get(campaignId);
  const [user, own, deliverables, payouts] = await Promise.all([
    db.users.find(campaign.ownerId),
    db.userPrivate.find(campaign.ownerId),
    db.deliverables.findApproved(campaignId, MAX_LISTED),
    db.payouts.findPaidFrom(disputed, MAX_SEARCHED),
  ]);
  const listed = payouts.slice(0, MAX_LISTED);
  const groups = await db.ledgerGroups.findPayments(listed);
  const booked = listed.flatMap((payout) => {
    const paidAt = groups.get(payout.id)?.createdAt;
    return paidAt ? [{ payout, paidAt }] : [];
  });
  return {
    campaign,
    payments: all.map(paidBudget),
    disputed: paidBudget(disputed),
    payer: user && own && { ...own, name: user.name, registeredAt: user.createdAt },
    deliverables: deliverables.sort((one, other) => +one.createdAt - +other.createdAt),
    payouts: booked.sort((one, other) => +one.paidAt - +other.paidAt),
    siteOrigin: config.siteOrigin,
  };
}

const isSame = (one: BankEvidence, other: BankEvidence) =>
  one.adminId === other.adminId && one.statement === other.statement && one.parts.join() === other.parts.join();

/** True when the bank has got evidence since it last waited for some. */
const hasTaken = ({ status, evidence_details: details }: AnswerableDispute) =>
  details.submission_count > 0 && !status.endsWith('needs_response');

function refusalOf(dispute: AnswerableDispute, now: Date): string {
  const until = answerBy(dispute);
  if (dispute.status === 'appeal_needs_response') return 'An appeal is answered at the payment provider';
  if (until && until <= now) return 'The bank does not wait for evidence any more: its day is over';
  return dispute.status.endsWith('under_review')
    ? 'The bank has evidence already, and takes it once'
    : 'The bank has decided, or takes no evidence';
}

/** Records that the provider has the evidence. */
function recordSent(call: Call, id: string, asked: BankEvidence): Promise<AdminCase> {
  return unitOfWork(call, async (tx) =>
    recordEvidence(tx, await tx.cases.get(id), { ...asked, sentAt: call.clock.now() }),
  );
}

/** Takes a record back of what the provider has refused, unless another has come since. */
function forget(call: Call, id: string, asked: BankEvidence, earlier: BankEvidence | null): Promise<void> {
  return unitOfWork(call, async (tx) => {
    const found = await tx.cases.get(id);
    const { evidence } = found;
    if (evidence?.sentAt === null && isSame(evidence, asked) && +evidence.askedAt === +asked.askedAt)
      recordEvidence(tx, found, earlier);
  });
}

async function show(
  { db, clock }: Call,
  found: AdminCase,
  facts: EvidenceFacts,
  dispute: AnswerableDispute,
): Promise<BankEvidenceView> {
  const texts = evidenceParts(facts);
  const { evidence } = found;
  const sender = evidence && (await db.users.find(evidence.adminId));
  return {
    case_id: found.id,
    status: dispute.status,
    reason: dispute.reason,
    answer_by: answerBy(dispute),
    can_send: found.status !== 'granted' && wantsEvidence(dispute, clock.now()),
    costs_fee: costsFee(dispute),
    parts: EvidencePart.options.flatMap((part) => {
      const text = texts[part];
      return text === null ? [] : [{ part, text }];
    }),
    sent: evidence && {
      admin_id: evidence.adminId,
      admin_name: sender?.name ?? DELETED_USER_NAME,
      statement: evidence.statement,
      parts: evidence.parts,
      asked_at: evidence.askedAt,
      sent_at: evidence.sentAt ?? (hasTaken(dispute) ? evidence.askedAt : null),
    },
  };
}
