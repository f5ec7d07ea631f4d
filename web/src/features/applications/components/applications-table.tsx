import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useState } from 'react';
import { useSession } from '../../../shared/state/session.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DataTable, type Column } from '../../../shared/ui/data-table.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { ReviewApplicationDialog } from './review-application-dialog.tsx';

interface ApplicationsTableProps {
  applications: readonly ApplicationView[];
  /** The list is of several loots: each is named. */
  namesLoots: boolean;
}

/** Whether an application waits for its owner's decision, on itself, on its content or on its payment. */
const waits = (application: ApplicationView) => application.status === 'pending' || contentWaits(application) !== null;

/** What of an approved application waits for its owner's decision; nothing of a creator whose account has ended. */
const contentWaits = ({ status, content, account_closed: left }: ApplicationView) =>
  status === 'approved' && !left && (content?.status === 'submitted' || content?.status === 'approved')
    ? content.status
    : null;

/** Applications for their owner: who, for what, since when, and the details in a dialog. */
export function ApplicationsTable({ applications, namesLoots }: ApplicationsTableProps) {
  const decides = useSession((state) => state.user?.role === 'business_owner');
  const [opened, setOpened] = useState<ApplicationView>();
  // A decision can take it out of the filtered list while its result is being read.
  const open = opened && (applications.find(({ id }) => id === opened.id) ?? opened);
  const columns: readonly Column<ApplicationView>[] = [
    { header: 'Creator', cell: ({ creatorName }) => creatorName || applicationsText.unknownCreator },
    ...(namesLoots ? [{ header: 'Loot', cell: ({ campaignTitle }: ApplicationView) => campaignTitle }] : []),
    {
      header: 'Status',
      cell: (application) => (
        <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
          <ApplicationStatusBadge status={application.status} />
          {contentWaits(application) === 'submitted' && <Badge tone="gold">Content to review</Badge>}
          {contentWaits(application) === 'approved' && <Badge tone="gold">Payment to approve</Badge>}
          {application.status === 'approved' && application.account_closed === 'creator' && (
            <Badge>{applicationsText.accountClosed}</Badge>
          )}
        </chakra.span>
      ),
    },
    {
      header: 'Applied',
      cell: (application) => (
        <>
          <DateText value={application.created_at} />
          {application.status === 'pending' && (
            <Waiting since={application.created_at} decideBy={application.decide_by} />
          )}
          {contentWaits(application) === 'submitted' && application.content && (
            <Waiting since={application.content.submitted_at} decideBy={application.content.decide_by} />
          )}
        </>
      ),
    },
    {
      header: 'Actions',
      actions: true,
      cell: (application) => (
        <Button look="outline" onClick={() => setOpened(application)}>
          {decides && waits(application) ? 'Review' : 'Details'}
        </Button>
      ),
    },
  ];
  return (
    <>
      {applications.length > 0 && (
        <DataTable caption="Applications" columns={columns} items={applications} keyOf={({ id }) => id} />
      )}
      {open && <ReviewApplicationDialog application={open} onClose={() => setOpened(undefined)} />}
    </>
  );
}
