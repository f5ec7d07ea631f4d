import { BadgeCheck } from 'lucide-react';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { Badge } from '../../../shared/ui/badge.tsx';

/** Marks a business owner whose identity has been checked. */
export function VerifiedBadge() {
  return (
    <Badge tone="sea">
      <BadgeCheck aria-hidden />
      {campaignsText.verified}
    </Badge>
  );
}
