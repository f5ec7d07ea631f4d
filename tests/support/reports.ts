import { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { decideReport } from '@doubloon/contract/admin/work-operations.ts';
import { report } from '@doubloon/contract/cases/operations.ts';
import type { ReportDecision, ReportedType } from '@doubloon/contract/cases/report.ts';
import { succeed } from './api.ts';
import type { Person } from './given/person.ts';

/** The call that reports a thing. */
export const about = (type: ReportedType, id: string) => ({ body: { type, id, reason: 'hate' as const, details: '' } });

/** Returns the id of the case about a thing that somebody has reported. */
export const reportedBy = async (person: Person, type: ReportedType, id: string): Promise<string> =>
  (await succeed(report, about(type, id), person)).id;

/** The call that decides on a report. */
export const deciding = (id: string, decision: ReportDecision) => ({
  params: { id },
  body: { decision, reason: 'House rules' },
});

/** Returns what an admin's decision on a report answers. */
export const decideAs = (admin: Person, id: string, decision: ReportDecision) =>
  succeed(decideReport, deciding(id, decision), admin);

/** Returns what the log has of something. */
export const logOf = (admin: Person, subject: string) => succeed(listAuditLog, { query: { subject } }, admin);

/** Returns the status of the answer to a file's address. */
export const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
/** The answer to the address of a file that is not there. */
export const gone = 403;
