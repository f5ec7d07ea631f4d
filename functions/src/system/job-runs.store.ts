import { JobRun } from '@doubloon/contract/system/status.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** When each scheduled job last came to its end. */
export class JobRuns extends storeOf('jobRuns', JobRun, ({ job }) => job) {
  /** The last runs of all jobs. Reads 1 for each job that has run. */
  list(): Promise<JobRun[]> {
    return this.all(this.documents);
  }
}
