import { startCheckout as operation } from '@doubloon/contract/payments/operations.ts';
import { request } from '../../../shared/api/request.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import type { LootDraft } from '../create/create-loot-schema.ts';

/**
 * Opens a hosted checkout for a loot, which ends any other of the same draft; answers its id and the address to go to. That is one of the product's
 * when the draft is paid for already.
 */
export async function startCheckout(
  draft: LootDraft,
  owner: SessionUser,
  draftId: string,
): Promise<{ id: string; url: string }> {
  const { origin } = window.location;
  return request(operation, {
    body: {
      formData: { ...draft, owner_id: owner.uid, owner_email: owner.email, owner_name: owner.name },
      draftId,
      customerEmail: owner.email,
      successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}&payment_gateway=stripe`,
      cancelUrl: `${origin}/create-loot?checkout=cancelled`,
    },
  });
}
