import { mayReadAll } from '@doubloon/contract/campaigns/visibility.ts';
import { questionLife } from '@doubloon/contract/questions/lifecycle.ts';
import {
  MAX_WAITING_QUESTIONS,
  questionId,
  takesQuestions,
  type Question,
  type QuestionView,
} from '@doubloon/contract/questions/question.ts';
import { findBlocked, requireNoBlock } from '../blocks/blocks.ts';
import { getVisibleCampaign } from '../campaigns/show-campaigns.ts';
import { forbidden, illegalState, notFound } from '../platform/app-error.ts';
import { type Database, type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Caller, Handler } from '../platform/dependencies.ts';
import { newId } from '../platform/ids.ts';
import { requireProvenEmail } from '../platform/identity/proven-email.ts';

/** A question as the caller (null is a visitor) may see it: others than its two sides and admins learn who asked only from an open store. */
function toQuestionView(
  question: Question,
  caller: Caller | null,
  { hasStore, isBlocked }: { readonly hasStore: boolean; readonly isBlocked: boolean },
): QuestionView {
  const { id, campaignId, ownerId, creatorId, creatorName, creatorPic, answer } = question;
  const isOwn = caller?.uid === creatorId;
  const isNamed = hasStore || isOwn || mayReadAll(question, caller);
  return {
    id,
    campaign_id: campaignId,
    owner_id: ownerId,
    asker: isNamed ? { id: creatorId, name: creatorName, picture: creatorPic, has_store: hasStore } : null,
    is_own: isOwn,
    answerable: caller?.uid === ownerId && (answer !== null || !isBlocked),
    question: question.question,
    status: question.status,
    answer: answer && { answer: answer.answer, created_at: answer.createdAt, edited_at: answer.editedAt },
    created_at: question.createdAt,
  };
}

/** Questions as the caller may see them. Reads 1 for each asker, and 2 for each whom the caller has still to answer. */
async function viewQuestions<Q extends readonly Question[]>(
  db: Database,
  questions: Q,
  caller: Caller | null,
): Promise<{ -readonly [Place in keyof Q]: QuestionView }> {
  const unanswered = questions.filter(({ ownerId, answer }) => ownerId === caller?.uid && answer === null);
  const [stores, blocked] = await Promise.all([
    db.stores.findMap(questions.map(({ creatorId }) => creatorId)),
    findBlocked(
      db,
      caller?.uid ?? '',
      unanswered.map(({ creatorId }) => creatorId),
    ),
  ]);
  return questions.map((question) =>
    toQuestionView(question, caller, {
      hasStore: stores.get(question.creatorId)?.status === 'open',
      isBlocked: blocked.has(question.creatorId),
    }),
  ) as { -readonly [Place in keyof Q]: QuestionView };
}

/** One question as the caller may see it. Reads up to 3. */
async function viewQuestion(db: Database, question: Question, caller: Caller | null): Promise<QuestionView> {
  const [view] = await viewQuestions(db, [question] as const, caller);
  return view;
}

/**
 * Asks the owner of a loot a question. Throws `not_found` for a loot that the caller cannot see, and without an account, `forbidden` for one's own, without
 * a proven e-mail and beyond a block, `illegal_state` when the loot takes no questions (any more) or too many of the caller's wait.
 */
export const askQuestion: Handler<'askQuestion'> = async (call, { body }) => {
  const { db, clock, caller } = call;
  const { name: creatorName, profilePic: creatorPic } = await db.users.get(caller.uid);
  await requireProvenEmail(call, 'ask a question');
  const asked = await unitOfWork({ db }, async (tx) => {
    const campaign = await getVisibleCampaign(tx, body.campaign_id, caller);
    if (campaign.ownerId === caller.uid) throw forbidden('You cannot ask about your own loot');
    await requireNoBlock(tx, caller.uid, campaign.ownerId);
    const now = clock.now();
    if (!takesQuestions(campaign, now)) throw illegalState('This loot takes no more questions');
    if ((await tx.questions.countWaiting(campaign.id, caller.uid)) >= MAX_WAITING_QUESTIONS) {
      throw illegalState(
        `${MAX_WAITING_QUESTIONS} of your questions wait for an answer here. Please wait, or take one back.`,
      );
    }
    const question: Question = {
      id: questionId(campaign.id, newId('qst', now)),
      campaignId: campaign.id,
      ownerId: campaign.ownerId,
      creatorId: caller.uid,
      creatorName,
      creatorPic,
      campaignTitle: campaign.title,
      question: body.question,
      ...questionLife.start('waiting'),
      answer: null,
      createdAt: now,
      answerRemovedAt: null,
    };
    tx.questions.add(question);
    return question;
  });
  return viewQuestion(db, asked, caller);
};

/** Lists the questions about a loot that the caller may read. Throws `not_found` for a loot that they cannot see. */
export const listQuestions: Handler<'listQuestions'> = async ({ db, caller }, { params, query }) => {
  const campaign = await getVisibleCampaign(db, params.id, caller);
  const { status = 'answered' } = query;
  const isLimited = status === 'waiting' && !mayReadAll(campaign, caller);
  if (isLimited && !caller) return { items: [], nextCursor: null };
  const creatorId = isLimited ? caller?.uid : undefined;
  const page = await db.questions.page(query, { campaignId: campaign.id, status, creatorId });
  return { ...page, items: await viewQuestions(db, page.items, caller) };
};

/** Returns a question that the caller may read. Throws `not_found`, also for one of a hidden loot. */
export const getQuestion: Handler<'getQuestion'> = async ({ db, caller }, { params }) => {
  const question = await db.questions.get(params.id);
  const isSide = caller?.uid === question.creatorId || mayReadAll(question, caller);
  if (question.status === 'waiting' && !isSide) throw notFound('Question');
  await getVisibleCampaign(db, question.campaignId, caller);
  return viewQuestion(db, question, caller);
};

/** Answers a question about the caller's loot, or changes the answer. Throws `not_found` for loots of others, `forbidden` for a first answer beyond a block. */
export const answerQuestion: Handler<'answerQuestion'> = async ({ db, clock, caller }, { params, body }) => {
  const answered = await unitOfWork({ db }, async (tx) => {
    const question = await tx.questions.get(params.id);
    if (question.ownerId !== caller.uid) throw notFound('Question');
    if (question.answer?.answer === body.answer) return question;
    // A published answer can be corrected, whoever has blocked whom since.
    if (!question.answer) await requireNoBlock(tx, caller.uid, question.creatorId);
    const now = clock.now();
    const changes = question.answer
      ? { answer: { ...question.answer, answer: body.answer, editedAt: now } }
      : { ...questionLife.move(question, 'answer'), answer: { answer: body.answer, createdAt: now, editedAt: null } };
    tx.questions.update(question.id, changes);
    return { ...question, ...changes };
  });
  return viewQuestion(db, answered, caller);
};

/**
 * Removes a question: its asker's while it waits, its owner's at any time, with the answer. Throws `not_found` for everybody else, `illegal_state` for an asker
 * whose question is answered: it belongs to the loot's page then.
 */
export const deleteQuestion: Handler<'deleteQuestion'> = async ({ db, caller }, { params }) => {
  await unitOfWork({ db }, async (tx) => {
    const question = await tx.questions.get(params.id);
    const isOwner = question.ownerId === caller.uid;
    if (!isOwner && question.creatorId !== caller.uid) throw notFound('Question');
    if (!isOwner && question.status === 'answered') {
      throw illegalState('This question is answered and cannot be taken back any more');
    }
    removeQuestion(tx, question);
  });
  return { success: true };
};

/** Removes a question that the unit of work has read, with its answer. Moderation uses it. Writes 1. */
export function removeQuestion(tx: Tx, { id }: Question): void {
  tx.questions.remove(id);
}

/** Removes the answer to a question that the unit of work has read, so that it waits again, of which its owner is told. Writes 1. */
export function removeAnswer(tx: Tx, question: Question, now: Date): void {
  const moved = questionLife.move(question, 'removeAnswer');
  tx.questions.update(question.id, { ...moved, answer: null, answerRemovedAt: now });
}
