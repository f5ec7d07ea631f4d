import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** Sentences about the work that closing a loot leaves open; empty when there is none. */
export function openWork({
  pending_treasures: deliverables,
  pending_proofs: proofs,
  pending_applications: applications,
}: Pick<CampaignView, 'pending_treasures' | 'pending_proofs' | 'pending_applications'>): readonly string[] {
  const lines: string[] = [];
  if (deliverables > 0) {
    lines.push(
      `${many(deliverables, 'treasure still waits', 'treasures still wait')} for your decision. What you approve is paid before anything is refunded.`,
    );
  }
  if (proofs > 0) {
    lines.push(`${many(proofs, 'proof still waits', 'proofs still wait')} for your decision, and can still be paid.`);
  }
  if (deliverables + proofs > 0) lines.push('The refund follows once they are decided or their deadline has passed.');
  if (applications > 0) {
    lines.push(
      `${many(applications, 'application', 'applications')} can no longer be approved; reject them, or they are rejected at their deadline.`,
    );
  }
  return lines;
}
