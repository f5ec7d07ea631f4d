import type { CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import { startCheckout as operation } from '@doubloon/contract/payments/operations.ts';
import type { StripeEmbeddedCheckout } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { useGiveUpDraft } from '../api/cancel-checkout.ts';
import { checkoutFailure } from './checkout-failure.ts';
import { createLootSchema, type CreateLootValues } from './create-loot-schema.ts';
import { emptyLoot, isEmpty, requiredFields } from './create-loot-values.ts';
import { forgetBegunFiles } from './begun/begun-files.ts';
import { useBegunFiles } from './begun/use-begun-files.ts';
import { isDraftOf, newLootDraft, type LootDraft } from './loot-draft.ts';
import { refusedFields, type RefusedField } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import type { Draft } from '../../../shared/drafts/use-draft.ts';
import { useFormOf } from '../../../shared/form/use-form-of.ts';
import { findStripeJs, openPayment } from '../../../shared/payments/checkout/open-payment.ts';
import { requireModeOf } from '../../../shared/payments/checkout/stripe-js.ts';
import { usePayButton } from '../../../shared/payments/checkout/use-pay-button.ts';
import { afterAMoment } from '../../../shared/state/after-a-moment.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { campaignsText } from '../../../shared/text/campaigns.ts';

/**
 * The create form. What is typed is kept as a draft until it is paid for, through reloads and checkouts that were not paid;
 * submitting opens the checkout and goes there, or shows it here. Starting over throws the draft away once nobody can pay for it any more; when it was paid before, it
 * leads to the payment instead.
 */
export function useCreateLoot(owner: SessionUser, { found, keep, flush, discard }: Draft<LootDraft>) {
  const [draft, setDraft] = useState(found ?? undefined);
  const [checkout, setCheckout] = useState<StripeEmbeddedCheckout>();
  const [begun, setBegun] = useState<Omit<LootDraft, 'values'>>(() => draft ?? newLootDraft());
  const sent = useRef(begun);
  const giveUp = useGiveUpDraft();
  const { payButton, typed, refused } = usePayButton();

  const pay = async (loot: Parameters<typeof startCheckout>[0]): Promise<void> => {
    const stripe = await findStripeJs();
    const opened = await startCheckout(loot, owner, sent.current.id, Boolean(stripe));
    const { id, url, clientSecret } = opened;
    requireModeOf(id);
    // A payment that there was before is not known to be for what the form says now.
    const isThere = !clientSecret && new URL(url).origin === window.location.origin;
    const isOther = isThere && (sent.current.changed || sent.current.checkoutId !== id);
    sent.current = { ...sent.current, checkoutId: id, changed: isOther };
    keep({ ...sent.current, values: getValues() });
    // So that another device, too, finds what was sent, and knows that it was. A server that is slow to answer stops nobody from paying.
    await Promise.race([Promise.all([flush(), chosen.takeTo(id)]), afterAMoment()]);
    setCheckout(await openPayment(opened, stripe));
  };
  const bound = useFormOf({
    schema: createLootSchema,
    defaults: draft?.values ?? emptyLoot,
    draft: {
      // It is what the form begins with.
      found: null,
      keep: (values) => {
        typed();
        sent.current = { ...sent.current, changed: sent.current.checkoutId !== null };
        keep({ ...sent.current, values });
      },
    },
    onSubmit: (loot) =>
      pay(loot).catch((error: unknown) => {
        toastError(checkoutFailure('Failed to create loot', error));
        return refused(error);
      }),
    refusals: refusedLootFields,
    onInvalid: (): void => {
      if (getValues(requiredFields).some(isEmpty)) toastError(campaignsText.fillRequired);
    },
  });
  const { getValues, reset, formState } = bound.form;
  const chosen = useBegunFiles({
    uid: owner.uid,
    draftId: begun.id,
    said: begun,
    note: (said) => {
      sent.current = { ...sent.current, ...said };
      setBegun(sent.current);
      keep({ ...sent.current, values: getValues() });
    },
  });
  const { isDirty, isSubmitting, isSubmitSuccessful } = formState;
  const startOver = async () => {
    if (!(await giveUp(sent.current.id))) return;
    const isIt = isDraftOf(sent.current);
    void forgetBegunFiles(sent.current.id);
    sent.current = newLootDraft();
    setBegun(sent.current);
    reset(emptyLoot);
    setDraft(undefined);
    discard(isIt);
  };

  return {
    bound,
    /** The cover and the files. */
    chosen,
    /** The button that sends the form. */
    payButton,
    /** The payment form to show in place of the loot's, where this build embeds it. */
    checkout,
    leaving: isSubmitting || isSubmitSuccessful,
    startOver,
    restored: draft !== undefined,
    begun: isDirty || begun.hasCover || begun.fileNames.length > 0 || draft !== undefined,
  };
}

/**
 * Opens a checkout for a loot, which ends any other of the same draft; answers its id and the address to go to, and the secret of one to show here.
 * The address is one of the product's when the draft is paid for already.
 */
async function startCheckout(draft: CampaignDraft, owner: SessionUser, draftId: string, embedded: boolean) {
  const { origin } = window.location;
  return request(operation, {
    body: {
      formData: { ...draft, owner_id: owner.uid, owner_email: owner.email, owner_name: owner.name },
      draftId,
      customerEmail: owner.email,
      ...(embedded && { embedded }),
      successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}&payment_gateway=stripe`,
      cancelUrl: `${origin}/create-loot?checkout=cancelled`,
    },
  });
}

const FIELD_OF_WIRE: Readonly<Record<string, keyof CreateLootValues>> = {
  title: 'title',
  description: 'description',
  budget: 'budget',
  platforms: 'platforms',
  content_types: 'contentTypes',
  niche: 'niche',
  age_range: 'ageMax',
  gender: 'gender',
  interests: 'interests',
  expected_reach: 'expectedReach',
  startDate: 'startDate',
  endDate: 'endDate',
  example_posts: 'examplePosts',
  creator_slots: 'creatorSlots',
  creator_cap: 'creatorCap',
};

/** Fields of the create form that the server refused; none when it refused something else. */
export function refusedLootFields(error: unknown): RefusedField[] {
  return refusedFields(error).flatMap(({ field, message }) => {
    const name = FIELD_OF_WIRE[/^formData\.(\w+)/.exec(field)?.[1] ?? ''];
    return name ? [{ field: name, message }] : [];
  });
}
