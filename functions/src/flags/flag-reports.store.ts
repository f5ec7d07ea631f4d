import { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import { storeOf } from '../platform/database/document-store.ts';

export class FlagReports extends storeOf('flagReports', FlagReport, ({ deliverableId }) => deliverableId, {
  of: 'creatorId',
}) {}
