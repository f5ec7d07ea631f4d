import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { addedTerms, type AddedBudgetView } from '@doubloon/contract/payments/budget/added-budget.ts';
import { addBudget, previewAddedBudget } from '@doubloon/contract/payments/budget/operations.ts';
import type { StripeEmbeddedCheckout } from '@stripe/stripe-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { refusedFields } from '../../../../shared/api/api-error.ts';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import { request } from '../../../../shared/api/request.ts';
import { CancelButton, DOLLARS, fieldsOf, WHOLE_NUMBER } from '../../../../shared/form/form-parts.tsx';
import { FormBody } from '../../../../shared/form/form.tsx';
import { useFormOf } from '../../../../shared/form/use-form-of.ts';
import { EmbeddedCheckout } from '../../../../shared/payments/checkout/embedded-checkout.tsx';
import { findStripeJs, openPayment } from '../../../../shared/payments/checkout/open-payment.ts';
import { requireModeOf } from '../../../../shared/payments/checkout/stripe-js.ts';
import { usePayButton } from '../../../../shared/payments/checkout/use-pay-button.ts';
import { ProofOffer } from '../../../../shared/proven-email/proof-offer.tsx';
import { useSession } from '../../../../shared/state/session.ts';
import { usePageShownAgain } from '../../../../shared/state/use-page-shown-again.ts';
import { chakra, Hint } from '../../../../shared/style/chakra.tsx';
import { addedBudgetTexts } from '../../../../shared/text/checkout.ts';
import { Actions, Button } from '../../../../shared/ui/buttons/button.tsx';
import { formatCents, formatNumber } from '../../../../shared/ui/figures/numbers.tsx';
import { checkoutFailure } from '../../create/checkout-failure.ts';
import { FeeLines, Line } from '../../create/what-you-pay/fee-lines.tsx';
import { OfferDialog } from '../offer-dialog.tsx';
import { additionFromText, additionSchema, type AdditionRange } from './add-budget-schema.ts';

interface AddBudgetProps {
  campaign: CampaignView;
  onClose: () => void;
}

const { TextField } = fieldsOf<{ added: string }>();

/** Adds budget to a running loot: how much is possible, what it brings and costs, and the way to the payment; or why nothing can be added. */
export function AddBudgetDialog({ campaign, onClose }: AddBudgetProps) {
  const budget = useQuery(queryOf(previewAddedBudget, { params: { id: campaign.id } }, { staleTime: 0, gcTime: 0 }));
  const [checkout, setCheckout] = useState<StripeEmbeddedCheckout>();
  // Somebody who comes back from the payment page may have paid there.
  usePageShownAgain(onClose);
  return (
    <OfferDialog
      title="Add Budget"
      query={budget}
      failed="Failed to load how much can be added to this loot"
      height="64"
      onClose={onClose}
    >
      {(view) => {
        if (checkout) {
          const goBack = () => setCheckout(undefined);
          return <EmbeddedCheckout checkout={checkout} back="Change what is added" onBack={goBack} />;
        }
        const range = view.slots ?? view.amount;
        if (view.problem !== null || range === null) return null;
        const of = { campaign, view, range: { ...range, isShared: view.slots !== null } };
        return <AdditionForm {...of} onOpened={setCheckout} />;
      }}
    </OfferDialog>
  );
}

interface AdditionProps {
  campaign: CampaignView;
  view: AddedBudgetView;
  range: AdditionRange;
}

interface AdditionFormProps extends AdditionProps {
  /** Takes the payment form where it is to be shown in the page. */
  onOpened: (checkout: StripeEmbeddedCheckout | undefined) => void;
}

function AdditionForm({ campaign, view, range, onOpened }: AdditionFormProps) {
  const { isShared, least, most } = range;
  const owner = useSession(({ user }) => user);
  const { payButton, typed, refused } = usePayButton();
  const adding = useMutation({
    mutationFn: async (added: number) => {
      const stripe = await findStripeJs();
      const body = { ...(isShared ? { slots: added } : { amount: added }), ...(stripe && { embedded: true }) };
      const opened = await request(addBudget, { params: { id: campaign.id }, body });
      requireModeOf(opened.id);
      onOpened(await openPayment(opened, stripe));
    },
    meta: { failure: (error) => checkoutFailure('Failed to add budget', error) },
  });
  const bound = useFormOf({
    schema: additionSchema(range),
    defaults: { added: '' },
    onSubmit: ({ added }) => adding.mutateAsync(added).catch(refused),
    draft: { found: null, keep: typed },
    refusals: (error) => refusedFields(error).map(({ message }) => ({ field: 'added', message })),
  });
  const { isSubmitting, isSubmitSuccessful } = bound.form.formState;

  return (
    <FormBody {...bound} leaving="free" gap="5">
      <p>
        {isShared ? `A slot costs ${slotPrice(view)}, as before` : 'A view costs what it did before'}, and what creators
        were promised stays as it is.
      </p>
      {isShared ? (
        <TextField
          name="added"
          label="Slots to Add"
          required
          {...WHOLE_NUMBER}
          min={least}
          max={most}
          hint={`${formatNumber(least)} to ${formatNumber(most)} slots at once.`}
        />
      ) : (
        <TextField
          name="added"
          label="Budget to Add (SGD)"
          required
          {...DOLLARS}
          hint={`${formatCents(least)} to ${formatCents(most)}.`}
        />
      )}
      <Totals campaign={campaign} view={view} range={range} control={bound.form.control} />
      <Hint>{addedBudgetTexts.refund}</Hint>
      {owner && !owner.emailVerified && <ProofOffer email={owner.email} why={addedBudgetTexts.proofFirst} />}
      <Actions close>
        <CancelButton />
        <Button
          ref={payButton}
          type="submit"
          loading={isSubmitting || isSubmitSuccessful}
          loadingText="Going to checkout..."
        >
          Continue to Payment
        </Button>
      </Actions>
    </FormBody>
  );
}

const slotPrice = ({ budget, creator_slots: slots }: AddedBudgetView) => formatCents(Math.floor(budget / slots));

type Control = ReturnType<typeof useFormOf<{ added: string }, { added: number }>>['form']['control'];

/** The price of what is typed, and what that brings. */
function Totals({ campaign, view, range, control }: AdditionProps & { control: Control }) {
  const { isShared, most } = range;
  const typed = additionFromText(useWatch({ control, name: 'added' }), isShared) ?? 0;
  const added = typed > most ? 0 : typed;
  const reachSoFar = view.expected_reach;
  const { budgetCents, slots, reach } = addedTerms(
    {
      payoutModel: view.payout_model,
      budgetCents: view.budget,
      expectedReach: reachSoFar,
      creatorSlots: view.creator_slots,
      creatorCapCents: null,
    },
    isShared ? { slots: added } : { budgetCents: added },
  );
  const isReachSaid = !isShared || campaign.expected_reach !== null;
  return (
    <chakra.div aria-live="polite">
      <FeeLines name="Budget added" budgetCents={budgetCents}>
        {isShared && <Line name="Creator slots">{more(slots, view.creator_slots)}</Line>}
        {isReachSaid && <Line name="Expected reach">{more(reach, reachSoFar)}</Line>}
      </FeeLines>
    </chakra.div>
  );
}

const more = (added: number, before: number) => `${formatNumber(added)} more, ${formatNumber(before + added)} in all`;
