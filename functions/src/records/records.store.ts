import { PersonRecord } from '@doubloon/contract/records/record.ts';
import { storeOf } from '../platform/database/document-store.ts';

const NOTHING_COUNTED = PersonRecord.parse({});

/** The records of people, by their uids. Only the tallies write them. */
export class Records extends storeOf('records', PersonRecord) {
  /** Returns the record of a person, all zero before anything was counted. Reads 1. */
  override async get(uid: string): Promise<PersonRecord> {
    return (await this.find(uid)) ?? NOTHING_COUNTED;
  }

  /** Reads the records of people, who may repeat, and returns a lookup by uid. Reads 1 each. */
  async getEach(uids: readonly string[]): Promise<(uid: string) => PersonRecord> {
    const different = [...new Set(uids)];
    const found = await this.findEach(different);
    const records = new Map(different.map((uid, index) => [uid, found[index]]));
    return (uid) => records.get(uid) ?? NOTHING_COUNTED;
  }
}
