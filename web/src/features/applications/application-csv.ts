import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { CsvColumn } from '@doubloon/contract/shared/csv.ts';
import { applicationStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { QUESTIONS } from './answers.ts';
import { awaitedDelivery } from './awaited-delivery.ts';
import { applicationsText, contentStatusLabels } from '../../shared/text/applications.ts';

/** Columns of a file of applications for their owner. */
export const applicationCsv: readonly CsvColumn<ApplicationView>[] = [
  { header: 'Creator', cell: ({ creatorName }) => creatorName || applicationsText.unknownCreator },
  { header: 'Loot', cell: ({ campaignTitle }) => campaignTitle },
  { header: 'Status', cell: ({ status }) => applicationStatusLabels[status] },
  { header: 'Shortlisted', cell: ({ shortlisted }) => (shortlisted ? 'Yes' : null) },
  { header: 'Applied', cell: (application) => application.created_at },
  { header: 'Decided', cell: (application) => application.decided_at },
  { header: 'Content', cell: ({ content }) => content && contentStatusLabels.owner[content.status] },
  { header: 'Completed', cell: (application) => application.completed_at },
  ...QUESTIONS.map(({ id, label }) => ({ header: label, cell: (application: ApplicationView) => application[id] })),
  { header: 'Application ID', cell: ({ id }) => id },
];

/** Columns of a file of a creator's own applications, or of the projects that they became. */
export const ownApplicationCsv: readonly CsvColumn<ApplicationView>[] = [
  { header: 'Loot', cell: ({ campaignTitle }) => campaignTitle },
  { header: 'Business Owner', cell: ({ campaign }) => campaign.businessOwner.name },
  { header: 'Status', cell: ({ status }) => applicationStatusLabels[status] },
  {
    header: 'Pays Up To (SGD)',
    cell: ({ campaign: { pays_up_to: cents } }) => (cents === null ? null : { cents }),
  },
  { header: 'End Date', cell: ({ campaign }) => campaign.endDate },
  { header: 'Applied', cell: (application) => application.created_at },
  { header: 'Decided', cell: (application) => application.decided_at },
  { header: 'Deliver By', cell: awaitedDelivery },
  { header: 'Content', cell: ({ content }) => content && contentStatusLabels.creator[content.status] },
  { header: 'Completed', cell: (application) => application.completed_at },
  { header: 'Application ID', cell: ({ id }) => id },
];
