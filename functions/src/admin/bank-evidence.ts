import { isDeepStrictEqual } from 'node:util';
import type { BankEvidence, BankEvidenceView } from '@doubloon/contract/cases/bank-evidence.ts';
import { EvidencePart } from '@doubloon/contract/cases/bank-evidence.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { recordEvidence } from '../cases/cases.ts';
import { NO_CONVERSATIONS, withoutWithdrawn } from '../messaging/bank-consent.ts';
import { costsFee, lookUpDispute, sendEvidence, wantsEvidence } from '../payments/disputes/bank-evidence.ts';
import { answerBy } from '../payments/disputes/dispute-book.ts';
import type { AnswerableDispute } from '../payments/provider/stripe-objects.ts';
import { AppError, illegalState, notFound } from '../platform/app-error.ts';
import { type Database, unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { recordAction } from './audit-log.ts';
import { type EvidenceFacts, evidenceParts, evidenceTexts, leftOutParts } from './evidence-texts.ts';
import { type DisputedPayment, gatherEvidence } from './gather-evidence.ts';

/** Shows how a dispute stands with its bank, and what can be sent to it. Throws `not_found` for a case of another kind, `illegal_state` for a mere warning. */
export const getBankEvidence: Handler<'getBankEvidence'> = async (call, { params }) => {
  const found = await findDisputed(call.db, params.id);
  const dispute = await lookUpDispute(call, found.subjectId);
  return show(call, found, await gather(call, found, dispute), dispute);
};

/**
 * Sends evidence to the bank of a dispute. Recorded before it is sent, so that nothing is said without a record; repeated after the answer was lost, it finds out whether the provider
 * has it. The provider takes evidence once.
 */
export const sendBankEvidence: Handler<'sendBankEvidence'> = async (call, { params, body }) => {
  const found = await findDisputed(call.db, params.id);
  const before = await lookUpDispute(call, found.subjectId);
  const facts = await gather(call, found, before);
  const asked = evidenceOf(call, facts, body);
  const { evidence: earlier } = found;
  if (!wantsEvidence(before, asked.askedAt)) {
    const has = hasTaken(before);
    if (earlier && has && earlier.sentAt === null) {
      return show(call, { ...found, evidence: (await recordSent(call, found.id, earlier)).evidence }, facts, before);
    }
    if (earlier && has && isSame(earlier, asked)) return show(call, found, facts, before);
    throw illegalState(refusalOf(before, asked.askedAt));
  }
  if (!isLastCase(found)) throw illegalState('This dispute has a later case: answer its bank there');
  const agreed = await recordAsked(call, { found, before, facts, body });
  const texts = evidenceTexts(agreed.facts, body.statement, new Set(agreed.asked.parts));
  const key = `${found.subjectId}_evidence_${agreed.asked.askedAt.getTime()}_${call.caller.uid}`;
  try {
    const after = await sendEvidence(call, found.subjectId, texts, key);
    return await show(
      call,
      { ...found, evidence: (await recordSent(call, found.id, agreed.asked)).evidence },
      agreed.facts,
      after,
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'illegal_state')
      await forget(call, found.id, agreed.asked, earlier);
    throw error;
  }
};

/** An admin's words to a bank, and the parts that they chose. */
type Wanted = Pick<BankEvidence, 'statement' | 'parts'>;

/** The record of evidence that the caller sends now: of the chosen parts those that there is something to say about. */
function evidenceOf({ clock, caller }: Call, facts: EvidenceFacts, { statement, parts }: Wanted): BankEvidence {
  const leftOut = leftOutParts(facts);
  return {
    adminId: caller.uid,
    statement,
    parts: EvidencePart.options.filter((part) => parts.includes(part) && !leftOut.some((out) => out.part === part)),
    leftOut,
    askedAt: clock.now(),
    sentAt: null,
  };
}

/** A dispute as it was found, and what is to be sent to its bank. */
interface Sending {
  readonly found: AdminCase;
  readonly before: AnswerableDispute;
  readonly facts: EvidenceFacts;
  readonly body: Wanted;
}

/**
 * Records in the case and the log what is sent next, and returns it. Who agrees to show messages is read in the same unit of work, so that none are sent after a
 * withdrawal. Throws `illegal_state` for a dispute that was accepted, or that another admin has answered meanwhile.
 */
function recordAsked(
  call: Call,
  { found, before, facts, body }: Sending,
): Promise<{ readonly facts: EvidenceFacts; readonly asked: BankEvidence }> {
  return unitOfWork(call, async (tx) => {
    const current = await tx.cases.get(found.id);
    if (current.status === 'granted')
      throw illegalState('This dispute was accepted: nothing is sent to its bank any more');
    if (!isDeepStrictEqual(current.evidence, found.evidence))
      throw illegalState('Another admin has just answered this dispute: load it again');
    const conversations = await withoutWithdrawn(tx, facts.conversations);
    const agreed = { ...facts, conversations };
    const asked = evidenceOf(call, agreed, body);
    const shown = asked.parts.includes('messages') ? conversations.agreed.map(({ id }) => id) : [];
    recordEvidence(tx, current, asked);
    recordAction(tx, call, {
      action: 'dispute_evidence_asked',
      subject: { kind: 'case', id: found.id },
      before: { status: before.status },
      after: {
        parts: asked.parts.join(', '),
        left_out: asked.leftOut.map(({ part, reason }) => `${part}: ${reason}`).join(', '),
        conversations: shown.join(', '),
      },
      reason: body.statement,
    });
    return { facts: agreed, asked };
  });
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

/** True while evidence for a case can be sent from here. */
const canSend = ({ clock }: Call, found: AdminCase & DisputedPayment, dispute: AnswerableDispute) =>
  found.status !== 'granted' && isLastCase(found) && wantsEvidence(dispute, clock.now());

/** True unless its dispute has got another case since. */
const isLastCase = ({ id, subjectId, disputed }: AdminCase & DisputedPayment) =>
  disputed.disputes.every((record) => record.id !== subjectId || record.caseId === null || record.caseId === id);

const gather = (call: Call, found: AdminCase & DisputedPayment, dispute: AnswerableDispute) =>
  gatherEvidence(call, found, { withMessages: canSend(call, found, dispute) });

/** True when the same admin sends the same; what was left out of either says nothing about what was chosen. */
function isSame(one: BankEvidence, other: BankEvidence): boolean {
  const leftOut = new Set([...one.leftOut, ...other.leftOut].map(({ part }) => part));
  const partsOf = ({ parts }: BankEvidence) => parts.filter((part) => !leftOut.has(part)).join();
  return one.adminId === other.adminId && one.statement === other.statement && partsOf(one) === partsOf(other);
}

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
  call: Call,
  found: AdminCase & DisputedPayment,
  gathered: EvidenceFacts,
  dispute: AnswerableDispute,
): Promise<BankEvidenceView> {
  const isOpen = canSend(call, found, dispute);
  // Nobody needs to read the messages any more.
  const facts = isOpen ? gathered : { ...gathered, conversations: NO_CONVERSATIONS };
  const texts = evidenceParts(facts);
  const { evidence } = found;
  const sender = evidence && (await call.db.users.find(evidence.adminId));
  return {
    case_id: found.id,
    status: dispute.status,
    reason: dispute.reason,
    answer_by: answerBy(dispute),
    can_send: isOpen,
    costs_fee: costsFee(dispute),
    parts: EvidencePart.options.flatMap((part) => {
      const text = texts[part];
      return text === null ? [] : [{ part, text }];
    }),
    left_out: isOpen ? leftOutParts(facts) : [],
    sent: evidence && {
      admin_id: evidence.adminId,
      admin_name: sender?.name ?? DELETED_USER_NAME,
      statement: evidence.statement,
      parts: evidence.parts,
      left_out: evidence.leftOut,
      asked_at: evidence.askedAt,
      sent_at: evidence.sentAt ?? (hasTaken(dispute) ? evidence.askedAt : null),
    },
  };
}
