import { isHiddenFrom, mayReadAll } from '@doubloon/contract/campaigns/visibility.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import {
  readAttachmentId,
  type Reported,
  type ReportedType,
  type ReportView,
} from '@doubloon/contract/cases/report.ts';
import type { Question } from '@doubloon/contract/questions/question.ts';
import type { Review } from '@doubloon/contract/reviews/review.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { AppError, forbidden, ifRefused, notFound } from '../platform/app-error.ts';
import { type Database, unitOfWork } from '../platform/database/database.ts';
import { isAlreadyThere } from '../platform/database/grpc-status.ts';
import type { Caller, Handler } from '../platform/dependencies.ts';
import { findShownStore } from '../stores/show-stores.ts';
import { openCase } from './cases.ts';

type Found = Pick<Reported, 'personId' | 'name' | 'text'> & {
  readonly campaignId?: string;
  readonly hasFiles?: boolean;
};

/** The subject of the cases about somebody's report of something. */
const reportIdOf = (uid: string, { type, id }: Pick<Reported, 'type' | 'id'>): string => `${uid}:${type}:${id}`;

/** Texts as one copy, without those that are empty. */
const copyOf = (...texts: readonly (string | null)[]): string => texts.filter((text) => Boolean(text)).join('\n\n');

/** Returns the copy of a review that a report of it keeps. */
export const copyOfReview = ({ rating, comment }: Pick<Review, 'rating' | 'comment'>): string =>
  `${rating} of 5 stars\n\n${comment}`;

/** Returns the copy of the reply to a review that a report of it keeps. */
export const copyOfReply = ({ reply }: Pick<NonNullable<Review['reply']>, 'reply'>): string => reply;

/** Returns the copies of a question, which is hidden with its answer, and of the answer alone that reports of them keep. */
export const copyOfQuestion = ({ question, answer }: Pick<Question, 'question' | 'answer'>): string =>
  copyOf(question, answer?.answer ?? null);
export const copyOfAnswer = ({ answer }: Pick<NonNullable<Question['answer']>, 'answer'>): string => answer;

/** Finders of each kind of reportable thing; null when it does not exist for the caller. Each reads up to 5. */
const FINDERS: Readonly<Record<ReportedType, (db: Database, id: string, caller: Caller) => Promise<Found | null>>> = {
  person: async (db, id) => {
    const user = await db.users.find(id);
    return user && { personId: id, name: user.name, text: copyOf(user.username && `@${user.username}`, user.bio) };
  },
  message: async (db, id, { uid }) => {
    const message = await db.messages.find(id);
    if (!message?.participantIds.includes(uid)) return null;
    const author = await db.users.find(message.senderId);
    const files = message.attachments.map(({ fileName }) => fileName);
    return {
      personId: message.senderId,
      name: author?.name ?? DELETED_USER_NAME,
      text: copyOf(message.text, files.join('\n')),
      hasFiles: message.attachments.some(({ removed }) => !removed),
    };
  },
  store: async (db, id) => {
    const [store, user] = await Promise.all([db.stores.find(id), db.users.find(id)]);
    if (user?.role !== 'content_creator' || store?.status === 'closed') return null;
    const words = store && [store.description, store.personalDescription, store.background, ...store.achievements];
    return { personId: id, name: user.name, text: copyOf(...(words ?? [])) };
  },
  loot: async (db, id, caller) => {
    const campaign = await db.campaigns.find(id);
    if (!campaign || isHiddenFrom(campaign, caller)) return null;
    const { ownerId, title, description, requirements } = campaign;
    return { personId: ownerId, name: title, text: copyOf(description, ...requirements), campaignId: id };
  },
  review: async (db, id, caller) => {
    const review = await findShownReview(db, id, caller);
    return review && { personId: review.userId, name: review.userName, text: copyOfReview(review) };
  },
  reply: async (db, id, caller) => {
    const review = await findShownReview(db, id, caller);
    return review?.reply
      ? { personId: review.creatorId, name: review.reply.creatorName, text: copyOfReply(review.reply) }
      : null;
  },
  file: async (db, id, { uid }) => {
    const { messageId, place } = readAttachmentId(id) ?? {};
    const message = messageId === undefined ? null : await db.messages.find(messageId);
    const file = place === undefined ? undefined : message?.attachments[place];
    if (!message?.participantIds.includes(uid) || !file || file.removed) return null;
    const author = await db.users.find(message.senderId);
    return { personId: message.senderId, name: author?.name ?? DELETED_USER_NAME, text: file.fileName };
  },
  work: async (db, id, caller) => {
    const work = await db.media.find(id);
    if (!work || !(await showsSection(db, work.creatorId, 'media', caller))) return null;
    const { name } = await db.users.get(work.creatorId);
    return { personId: work.creatorId, name, text: copyOf(work.caption, work.originalName) };
  },
  question: async (db, id, caller) => {
    const shown = await findShownQuestion(db, id, caller);
    return shown && { personId: shown.creatorId, name: shown.creatorName, text: copyOfQuestion(shown) };
  },
  answer: async (db, id, caller) => {
    const shown = await findShownQuestion(db, id, caller);
    return shown?.answer ? { personId: shown.ownerId, name: shown.ownerName, text: copyOfAnswer(shown.answer) } : null;
  },
};

/** A question that somebody sees, with the name of its loot's owner: one without an answer is for its two sides and admins. Reads 2. */
async function findShownQuestion(
  db: Database,
  id: string,
  caller: Caller,
): Promise<(Question & { readonly ownerName: string }) | null> {
  const question = await db.questions.find(id);
  const campaign = question && (await db.campaigns.find(question.campaignId));
  if (!campaign || isHiddenFrom(campaign, caller)) return null;
  const isShown = question.answer !== null || question.creatorId === caller.uid || mayReadAll(campaign, caller);
  return isShown ? { ...question, ownerName: campaign.ownerName } : null;
}

async function findShownReview(db: Database, id: string, caller: Caller): Promise<Review | null> {
  const review = await db.reviews.find(id);
  return review && (await showsSection(db, review.creatorId, 'reviews', caller)) ? review : null;
}

/** True when somebody sees this section of a creator's store. Reads 3. */
function showsSection(db: Database, creatorId: string, section: 'media' | 'reviews', caller: Caller): Promise<boolean> {
  const shown = findShownStore(db, creatorId, caller).then(({ sections }) => sections[section]);
  return shown.catch(ifRefused({ not_found: false }));
}

const NAMES: Readonly<Record<ReportedType, string>> = {
  person: 'User',
  message: 'Message',
  store: 'Creator',
  loot: 'Loot',
  review: 'Review',
  reply: 'Reply',
  file: 'File',
  work: 'Work',
  question: 'Question',
  answer: 'Answer',
};

const again = () => new AppError('already_exists', 'You have reported this already. Our team looks at it.');

/**
 * Puts something before the admins with a copy of its text. Throws `not_found` for what the caller cannot see, and without an account, `forbidden` for what is
 * the caller's own, `already_exists` while an earlier report of the same waits.
 */
export const report: Handler<'report'> = async ({ db, clock, caller }, { body }) => {
  const { type, id, reason, details } = body;
  await db.users.get(caller.uid);
  const subjectId = reportIdOf(caller.uid, body);
  const found = await FINDERS[type](db, id, caller);
  if (!found) throw notFound(NAMES[type]);
  const { campaignId = null, hasFiles = false, ...copy } = found;
  if (copy.personId === caller.uid) throw forbidden('You cannot report yourself');
  try {
    const opened = await unitOfWork({ db }, async (tx) => {
      if (await tx.cases.hasOpen('report', subjectId)) throw again();
      const asked = { campaignId, openedBy: caller.uid, summary: details, amountCents: null, createdAt: clock.now() };
      // New facts may follow once this is decided; of two at once both have the same number, and one is stored.
      const number = await tx.cases.countAbout('report', subjectId);
      const reported = { type, id, reason, hasFiles, ...copy };
      return openCase(tx, { kind: 'report', subjectId, reported, ...asked }, number || undefined);
    });
    return toReportView(opened);
  } catch (error) {
    if (isAlreadyThere(error)) throw again();
    throw error;
  }
};

/** A report as its author reads it: why it was decided so is not theirs to know. Throws for a case of another kind. */
function toReportView({ id, reported, status, createdAt }: AdminCase): ReportView {
  if (!reported) throw new TypeError(`${id} is no report`);
  return { id, type: reported.type, reason: reported.reason, status, created_at: createdAt };
}
