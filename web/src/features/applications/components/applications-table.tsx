import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useState } from 'react';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DataTable, type Column } from '../../../shared/ui/data-table.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { ReviewApplicationDialog } from './review-application-dialog.tsx';

/** Applications for their owner: who, for what, since when, and the details in a dialog. */
export function ApplicationsTable({ applications }: { applications: readonly ApplicationView[] }) {
  const [openId, setOpenId] = useState<string>();
  const open = applications.find(({ id }) => id === openId);
  const columns: readonly Column<ApplicationView>[] = [
    { header: 'Creator', cell: ({ creatorName }) => creatorName || applicationsText.unknownCreator },
    { header: 'Loot', cell: ({ campaignTitle }) => campaignTitle },
    { header: 'Status', cell: ({ status }) => <ApplicationStatusBadge status={status} /> },
    { header: 'Applied', cell: (application) => <DateText value={application.created_at} /> },
    {
      header: 'Actions',
      cell: (application) => (
        <Button look="outline" onClick={() => setOpenId(application.id)}>
          {application.status === 'pending' ? 'Review' : 'Details'}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable caption="Applications" columns={columns} items={applications} keyOf={({ id }) => id} />
      {open && <ReviewApplicationDialog application={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
