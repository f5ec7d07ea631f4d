import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { defineOperation, onlyRoles, signedIn } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { AppealRequest, AppealView } from './appeal.ts';
import { REPORTS_PER_DAY, ReportRequest, ReportView } from './report.ts';
import { RecordDisputeRequest, RecordDisputeView } from './record-dispute.ts';

const bothSides = onlyRoles('content_creator', 'business_owner');
const DAY_SECONDS = 24 * 60 * 60;

export const createAppeal = defineOperation('POST /cases/appeals', {
  id: 'createAppeal',
  summary:
    "Ask an admin to have the rejection of the caller's application, treasure or proof, or of the caller's campaign, or a refused payment to the caller decided again; once for each",
  access: bothSides,
  rateLimits: [{ bucket: 'appeals', per: 'user', max: 10, windowSeconds: DAY_SECONDS }],
  input: { body: AppealRequest },
  output: AppealView,
  status: 201,
  errors: ['not_found', 'already_exists', 'illegal_state'],
  cost: { reads: 6, writes: 3 },
});

export const listOwnAppeals = defineOperation('GET /cases/mine', {
  id: 'listOwnAppeals',
  summary: "The caller's appeals with what was decided, newest first",
  access: bothSides,
  input: { query: PageQuery },
  pageOf: AppealView,
  cost: { reads: MAX_PAGE_SIZE + 1, writes: 0 },
});

export const disputeRecord = defineOperation('POST /cases/records', {
  id: 'disputeRecord',
  summary: "Ask an admin to look at a figure of the caller's own record that is wrong; one at a time for each figure",
  access: bothSides,
  rateLimits: [{ bucket: 'record-disputes', per: 'user', max: 10, windowSeconds: DAY_SECONDS }],
  input: { body: RecordDisputeRequest },
  output: RecordDisputeView,
  status: 201,
  errors: ['already_exists', 'illegal_state'],
  cost: { reads: 2, writes: 1 },
});

export const listRecordDisputes = defineOperation('GET /cases/records', {
  id: 'listRecordDisputes',
  summary: "The figures of the caller's record that they found wrong, with what was decided, newest first",
  access: bothSides,
  input: { query: PageQuery },
  pageOf: RecordDisputeView,
  cost: { reads: MAX_PAGE_SIZE + 1, writes: 0 },
});

export const report = defineOperation('POST /cases/reports', {
  id: 'report',
  summary: `Report a person, a message that the caller received or a file in it, a store or a work of it, a loot, a question about it or the answer to one, a review or the reply to one to our team; again only once the earlier report is decided, at most ${REPORTS_PER_DAY} a day`,
  access: signedIn,
  rateLimits: [{ bucket: 'reports', per: 'user', max: REPORTS_PER_DAY, windowSeconds: DAY_SECONDS }],
  input: { body: ReportRequest },
  output: ReportView,
  status: 201,
  errors: ['not_found', 'already_exists', 'forbidden'],
  cost: { reads: 9, writes: 1 },
});
