import type { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { proofStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const tones = { pending: 'gold', verified: 'sea', rejected: 'coral', revision_requested: 'gold' } as const;

/** Shows where a proof stands. */
export function ProofStatusBadge({ status }: { status: ProofStatus }) {
  return <Badge tone={tones[status]}>{proofStatusLabels[status]}</Badge>;
}
