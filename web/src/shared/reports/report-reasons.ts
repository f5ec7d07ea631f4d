import type { ReportReason } from '@doubloon/contract/cases/report.ts';

/** Labels of the reasons for a report. */
export const reportReasons: Record<ReportReason, string> = {
  scam: 'Scam or fraud',
  impersonation: 'Pretends to be somebody else',
  harassment: 'Harassment or threats',
  hate: 'Hate',
  sexual: 'Sexual content',
  prohibited: 'Prohibited product or service',
  copyright: 'Uses somebody’s work without permission',
  spam: 'Spam',
  other: 'Something else',
};
