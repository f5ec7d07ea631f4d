import { PLATFORMS } from '@doubloon/contract/shared/platforms.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { useCallback, useId, useState } from 'react';
import { useDraft, type Draft } from '../../../shared/drafts/use-draft.ts';
import { fieldsOf } from '../../../shared/form/form-parts.tsx';
import { FormBody } from '../../../shared/form/form.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { ProofOffer } from '../../../shared/proven-email/proof-offer.tsx';
import type { SessionUser } from '../../../shared/state/session.ts';
import { useMediaQuery, useOnPhone } from '../../../shared/state/use-media-query.ts';
import { usePageShownAgain } from '../../../shared/state/use-page-shown-again.ts';
import { useReady } from '../../../shared/state/use-ready.ts';
import { Card, Hint, HStack, SectionTitle, Stack } from '../../../shared/style/chakra.tsx';
import { campaignsText, discardAsks } from '../../../shared/text/campaigns.ts';
import { ConfirmButton } from '../../../shared/ui/buttons/confirm-button.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';
import { Pair } from '../../../shared/ui/forms/pair.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { PageSkeleton } from '../../../shared/ui/lists/query-view.tsx';
import { ChipGroup, Chips } from './chip-group.tsx';
import { MAX_REQUIREMENTS, type CreateLootValues } from './create-loot-schema.ts';
import { LOOT_DRAFT_KEY, LootDraft } from './loot-draft.ts';
import { useCreateLoot } from './use-create-loot.ts';
import { AudienceFields } from './parts/audience-fields.tsx';
import { BriefExtras } from './parts/brief-extras.tsx';
import { FeeSummary } from './what-you-pay/fee-summary.tsx';
import { PayButton } from './what-you-pay/pay-button.tsx';
import { PayBar, StillMissing } from './what-you-pay/still-missing.tsx';
import { Columns, FormSection, Rail } from './form-section.tsx';
import { FormProgress } from './steps/form-progress.tsx';
import { BudgetFields } from './budget/budget-fields.tsx';
import { ReturnedDraft } from './returned-draft.tsx';
import { TextRows } from './text-rows.tsx';
import { UnlessPaid, type TurnedBack } from './unless-paid.tsx';

const { TextField, TextareaField } = fieldsOf<CreateLootValues>();
const questions = [
  { name: 'cover_letter', label: 'Cover Letter' },
  { name: 'relevant_experience', label: 'Relevant Experience' },
  { name: 'years_of_experience', label: 'Years of Experience' },
  { name: 'formal_training', label: 'Formal Training' },
] as const;

const EmbeddedCheckout = lazyPart(
  async () => (await import('../../../shared/payments/checkout/embedded-checkout.tsx')).EmbeddedCheckout,
);
const PagePreview = lazyPart(async () => (await import('./preview/page-preview.tsx')).PagePreview);
const CardPreview = lazyPart(async () => (await import('./preview/card-preview.tsx')).CardPreview);

interface CreateLootFormProps {
  owner: SessionUser;
  /** True when somebody comes back from the checkout without having paid there. */
  returned?: boolean;
  /** The title of the loot that the draft is a copy of. */
  copyOf?: string | undefined;
}

/** Describes a loot and goes to the checkout. The loot exists once that has been paid. */
export function CreateLootForm(props: CreateLootFormProps) {
  // Coming back from the payment page is a new visit too: it may have been paid there.
  const [visit, setVisit] = useState(0);
  usePageShownAgain(useCallback(() => setVisit((visits) => visits + 1), []));
  // Only the first visit can be a return from a cancelled checkout.
  return <DraftedLoot key={visit} {...props} {...(visit > 0 && { returned: false, copyOf: undefined })} />;
}

function DraftedLoot({ owner, returned = false, copyOf }: CreateLootFormProps) {
  const draft = useDraft(owner.uid, LOOT_DRAFT_KEY, LootDraft);
  if (!useReady(draft.found !== undefined)) return <PageSkeleton />;
  return (
    <UnlessPaid draft={draft} returned={returned}>
      {(unpaid, turnedBack) => <LootForm owner={owner} draft={unpaid} turnedBack={turnedBack} copyOf={copyOf} />}
    </UnlessPaid>
  );
}

interface LootFormProps {
  owner: SessionUser;
  draft: Draft<LootDraft>;
  turnedBack: TurnedBack | undefined;
  copyOf: string | undefined;
}

function LootForm({ owner, draft, turnedBack, copyOf }: LootFormProps) {
  const { bound, chosen, payButton, checkout, leaving, begun, restored, startOver } = useCreateLoot(owner, draft);
  const { register, formState } = bound.form;
  const { errors } = formState;
  const today = dayInSingapore(currentTime());
  const onPhone = useOnPhone();
  const isStacked = useMediaQuery('(max-width: 1023.98px)', false);
  const missingId = useId();
  const [previewed, setPreviewed] = useState<CreateLootValues>();
  if (checkout) {
    // Coming back is a new visit of the form, as it is from the hosted page.
    const goBack = () => window.location.assign('/create-loot?checkout=cancelled');
    return <EmbeddedCheckout checkout={checkout} back="Back to your loot" onBack={goBack} />;
  }

  const receipt = <FeeSummary />;
  return (
    <>
      <FormBody {...bound} leaving="kept" display="block">
        <Columns>
          <Stack gap={{ base: '4', md: '5' }} minWidth="0">
            {(restored || turnedBack) && (
              <ReturnedDraft
                turnedBack={turnedBack}
                copyOf={copyOf}
                leaving={leaving}
                onDiscard={restored ? startOver : undefined}
              />
            )}
            <FormProgress />
            <FormSection index={0}>
              <BudgetFields>{isStacked && receipt}</BudgetFields>
            </FormSection>

            <FormSection index={1}>
              <TextField name="title" label="Title" required maxLength={120} />
              <TextareaField name="description" label="Description" required rows={5} />
              <TextRows
                name="requirements"
                label="Requirements"
                item="Requirement"
                placeholder="Show the product in the first 5 seconds"
                most={MAX_REQUIREMENTS}
              />
              <Pair>
                <TextField name="startDate" label="Start Date" optional type="date" min={today} />
                <TextField name="endDate" label="End Date" optional type="date" min={today} />
              </Pair>
              <BriefExtras begun={chosen} />
            </FormSection>

            <FormSection index={2}>
              <ChipGroup
                label="Platforms"
                options={PLATFORMS}
                error={errors.platforms?.message}
                {...register('platforms')}
              />
              <AudienceFields />
              <div role="group" aria-label="Applicant questions">
                <Hint marginBottom="2">Applicants answer what you tick, and nothing else.</Hint>
                <Chips>
                  {questions.map(({ name, label }) => (
                    <Chip key={name} {...register(`questions.${name}`)}>
                      {label}
                    </Chip>
                  ))}
                </Chips>
              </div>
            </FormSection>
          </Stack>

          <Rail>
            <Card display="grid" gap="3" padding={{ base: '4', md: '5' }}>
              {!isStacked && (
                <>
                  <SectionTitle>What you pay</SectionTitle>
                  {receipt}
                </>
              )}
              {!owner.emailVerified && <ProofOffer email={owner.email} why={campaignsText.proofFirst} />}
              {!onPhone && (
                <Stack gap="2" data-actions-of-screen>
                  <PayButton ref={payButton} loading={leaving} size="lg" aria-describedby={missingId} />
                  <StillMissing id={missingId} />
                </Stack>
              )}
              <Hint fontSize="xs">
                Payout terms are fixed once you pay. What no creator earns comes back after the loot closes, with its
                part of the fee. We bear what the payment provider keeps of a refund.
              </Hint>
            </Card>
            <Stack gap="1">
              <HStack justifyContent="space-between" gap="2" data-actions-of-screen>
                <Hint aria-hidden display={{ base: 'none', lg: 'block' }}>
                  What creators will see
                </Hint>
                <Button
                  variant={isStacked ? 'outline' : 'quiet'}
                  color={isStacked ? 'text' : 'seaText'}
                  fontSize="sm"
                  width={{ base: 'full', lg: 'auto' }}
                  paddingX="3"
                  marginRight={{ lg: '-3' }}
                  aria-haspopup="dialog"
                  onClick={() => setPreviewed(bound.form.getValues())}
                >
                  Preview the page
                </Button>
              </HStack>
              <CardPreview owner={owner} chosen={chosen} />
            </Stack>
            {begun && (
              <HStack justifyContent="space-between" gap="2">
                <Hint>What you type is kept as a draft.</Hint>
                <ConfirmButton
                  asks={discardAsks}
                  variant="quiet"
                  fontSize="sm"
                  paddingX="2"
                  whiteSpace="nowrap"
                  flexShrink="0"
                  disabled={leaving}
                  onConfirm={startOver}
                >
                  Start over
                </ConfirmButton>
              </HStack>
            )}
          </Rail>
        </Columns>
        {onPhone && (
          <PayBar>
            <PayButton ref={payButton} loading={leaving} />
          </PayBar>
        )}
      </FormBody>
      {/* Not part of the form, which its keys would send. */}
      {previewed && (
        <PagePreview owner={owner} form={previewed} chosen={chosen} onClose={() => setPreviewed(undefined)} />
      )}
    </>
  );
}
