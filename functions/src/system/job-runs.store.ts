import { JobRun } from '@doubloon/contract/system/status.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** When each scheduled job last came to its end, or since when it is expected to. */
export class JobRuns extends storeOf('jobRuns', JobRun, ({ job }) => job) {
  /** Returns the jobs that have run or were missed. Reads 1 for each of them. */
  list(): Promise<JobRun[]> {
    return this.all(this.documents);
  }
}
