import { Draft, MAX_DRAFTS } from '@doubloon/contract/drafts/operations.ts';
import { storeOf } from '../platform/database/document-store.ts';

const idOf = ({ uid, key }: Pick<Draft, 'uid' | 'key'>): string => `${uid}__${key}`;

export class Drafts extends storeOf('drafts', Draft, idOf, { of: 'uid' }) {
  /** Somebody's drafts, the latest first. Reads at most `MAX_DRAFTS`. */
  findLatest(uid: string): Promise<Draft[]> {
    return this.all(this.#latestOf(uid).limit(MAX_DRAFTS));
  }

  /**
   * Puts a draft in the place of the one with its key; a new one pushes the oldest out when there are `MAX_DRAFTS`. Reads 1, or
   * `MAX_DRAFTS` + 2 for a new one; writes at most 3.
   */
  async keep(draft: Draft): Promise<void> {
    const [before] = await this.session.read([this.ref(idOf(draft))]);
    // Two that were new at the same moment may leave one too many, which the next one takes along.
    const kept = before ? [] : await this.ids(this.#latestOf(draft.uid).limit(MAX_DRAFTS + 1));
    for (const oldest of kept.slice(MAX_DRAFTS - 1)) this.remove(oldest);
    this.put(draft);
  }

  /** Removes the draft of a person with a key, if there is one. Writes 1. */
  removeOf(uid: string, key: string): void {
    this.remove(idOf({ uid, key }));
  }

  #latestOf(uid: string) {
    return this.of(uid).orderBy('updatedAt', 'desc');
  }
}
