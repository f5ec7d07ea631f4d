import type { Role } from '@doubloon/contract/shared/roles.ts';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';

/** Says why somebody who is no creator has no payout account here. */
export function NoPayoutAccount({ role }: { role: Role }) {
  return (
    <SettingsSection title={payoutsText.title}>
      <p>{role === 'business_owner' ? payoutsText.ownersPay : payoutsText.forCreators}</p>
    </SettingsSection>
  );
}
