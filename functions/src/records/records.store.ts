import { PersonRecord, RECORD_FROM } from '@doubloon/contract/records/record.ts';
import { storeOf } from '../platform/database/document-store.ts';

const NOTHING_COUNTED = PersonRecord.parse({});

/** The records of people, by their uids. Only the tallies write them. */
export class Records extends storeOf('records', PersonRecord) {
  /** Returns the record of a person, all zero before anything was counted. Reads 1. */
  override async get(uid: string): Promise<PersonRecord> {
    return (await this.find(uid)) ?? NOTHING_COUNTED;
  }

  /** Returns the creators with a record who have completed most loots, with their records. Reads one for each. */
  async findMostCompleted(limit: number): Promise<(readonly [uid: string, record: PersonRecord])[]> {
    const completed = 'loots.completed';
    const query = this.documents.where(completed, '>=', RECORD_FROM).orderBy(completed, 'desc').limit(limit);
    return (await this.found(query)).map((document) => [document.id, document.data()] as const);
  }

  /** Reads the records of people, who may repeat, and returns a lookup by uid. Reads 1 each. */
  async getEach(uids: readonly string[]): Promise<(uid: string) => PersonRecord> {
    const different = [...new Set(uids)];
    const found = await this.findEach(different);
    const records = new Map(different.map((uid, index) => [uid, found[index]]));
    return (uid) => records.get(uid) ?? NOTHING_COUNTED;
  }
}
