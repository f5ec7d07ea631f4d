import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { QuestionStatus } from '@doubloon/contract/questions/lifecycle.ts';
import { Question } from '@doubloon/contract/questions/question.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** The questions about a loot that are wanted: those of one status, of one creator only if named. */
interface QuestionsWanted {
  readonly campaignId: string;
  readonly status: QuestionStatus;
  readonly creatorId?: string | undefined;
}

export class Questions extends storeOf('questions', Question, ({ id }) => id, { of: 'creatorId', label: 'Question' }) {
  /** A page of the wanted questions, newest first. Reads one document more than the page. */
  page(page: PageWanted, wanted: QuestionsWanted): Promise<Page<Question>> {
    return newestFirst(this.#wanted(wanted), page);
  }

  /** Returns how many of a creator's questions about a loot wait; several that are asked at once do not count each other. Reads 1. */
  countWaiting(campaignId: string, creatorId: string): Promise<number> {
    return this.count(this.#wanted({ campaignId, status: 'waiting', creatorId }));
  }

  /** Yields the questions about an owner's loots. */
  eachTo(ownerId: string): AsyncIterable<Question> {
    return this.each(this.documents.where('ownerId', '==', ownerId));
  }

  /** Removes the questions that a person has asked, and those about their loots. */
  override async removeAllOf(uid: string): Promise<void> {
    await super.removeAllOf(uid);
    await this.removeEach(this.documents.where('ownerId', '==', uid));
  }

  #wanted({ campaignId, status, creatorId }: QuestionsWanted) {
    const all = this.documents.where('campaignId', '==', campaignId).where('status', '==', status);
    return creatorId === undefined ? all : all.where('creatorId', '==', creatorId);
  }
}
