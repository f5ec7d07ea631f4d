import {
  applicationStatusLabels,
  deliverableStatusLabels,
  proofStatusLabels,
} from '@doubloon/contract/shared/status-labels.ts';
import type { ComponentProps } from 'react';
import { Badge } from './badge.tsx';

type Palette = ComponentProps<typeof Badge>['colorPalette'];

/** A badge that shows where something stands, each status with its word and colour; gold is for paid money alone. */
function statusBadge<Status extends string>(labels: Record<Status, string>, palettes: Record<Status, Palette>) {
  return function StatusBadge({ status, label = labels[status] }: { status: Status; label?: string }) {
    return <Badge colorPalette={palettes[status]}>{label}</Badge>;
  };
}

/** Shows where an application stands. */
export const ApplicationStatusBadge = statusBadge(applicationStatusLabels, {
  pending: 'outline',
  approved: 'sea',
  rejected: 'coral',
  completed: 'plain',
});

/** Shows where a treasure stands. */
export const DeliverableStatusBadge = statusBadge(deliverableStatusLabels, {
  approved: 'sea',
  submitted: 'outline',
  revision_requested: 'outline',
  rejected: 'coral',
});

/** Shows where a proof stands. */
export const ProofStatusBadge = statusBadge(proofStatusLabels, {
  pending: 'outline',
  verified: 'sea',
  rejected: 'coral',
  revision_requested: 'outline',
});
