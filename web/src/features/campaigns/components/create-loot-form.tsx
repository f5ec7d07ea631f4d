import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { CONTENT_TYPES } from '@doubloon/contract/shared/content-types.ts';
import { PLATFORMS } from '@doubloon/contract/shared/platforms.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { useCallback, useState, type FormEvent } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useDraft, type KeptDraft } from '../../../shared/drafts/use-draft.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { usePageShownAgain } from '../../../shared/state/use-page-shown-again.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { discardAsks } from '../../../shared/text/checkout.ts';
import { AskingButton } from '../../../shared/ui/asking-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ChoiceField } from '../../../shared/ui/choice-field.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Stack } from '../../../shared/ui/layout.ts';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { centsFromText } from '../dollars-text.ts';
import { LOOT_DRAFT_KEY } from '../loot-draft.ts';
import { useCreateLoot } from '../use-create-loot.ts';
import { FeeSummary } from './fee-summary.tsx';
import { FormSection } from './form-section.tsx';
import { InterestsInput } from './interests-input.tsx';
import { PayoutModelFields } from './payout-model-fields.tsx';
import { RequirementRows } from './requirement-rows.tsx';
import { ReturnedDraft } from './returned-draft.tsx';
import { UnlessPaid, type TurnedBack } from './unless-paid.tsx';

const questions = [
  { name: 'cover_letter', label: 'Cover Letter' },
  { name: 'relevant_experience', label: 'Relevant Experience' },
  { name: 'years_of_experience', label: 'Years of Experience' },
  { name: 'formal_training', label: 'Formal Training' },
] as const;

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } });
const Optional = () => (
  <chakra.span color="muted" fontWeight="normal">
    (optional)
  </chakra.span>
);
const Problem = chakra('p', { base: { textStyle: 'error', fontWeight: 'medium' } });

const keepDigits = (event: FormEvent<HTMLInputElement>) => {
  event.currentTarget.value = event.currentTarget.value.replace(/\D/g, '');
};

interface CreateLootFormProps {
  owner: SessionUser;
  /** Somebody comes back from the checkout without having paid there. */
  returned?: boolean;
}

/** Describes a loot and goes to the hosted checkout. The loot exists once that has been paid. */
export function CreateLootForm(props: CreateLootFormProps) {
  // Coming Back from the payment page is a new visit too: it may have been paid there.
  const [visit, setVisit] = useState(0);
  usePageShownAgain(useCallback(() => setVisit((visits) => visits + 1), []));
  // What they turned back from the first time is over.
  return <DraftedLoot key={visit} {...props} {...(visit > 0 && { returned: false })} />;
}

function DraftedLoot({ owner, returned = false }: CreateLootFormProps) {
  const draft = useDraft(owner.uid, LOOT_DRAFT_KEY);
  if (draft.found === undefined) return <PageSkeleton />;
  return (
    <UnlessPaid draft={draft} returned={returned}>
      {(unpaid, turnedBack) => <LootForm owner={owner} draft={unpaid} turnedBack={turnedBack} />}
    </UnlessPaid>
  );
}

interface LootFormProps {
  owner: SessionUser;
  draft: KeptDraft;
  turnedBack: TurnedBack | undefined;
}

function LootForm({ owner, draft, turnedBack }: LootFormProps) {
  const { form, submit, leaving, begun, restored, startOver } = useCreateLoot(owner, draft);
  const { register, control, formState } = form;
  const { errors } = formState;
  const budget = useWatch({ control, name: 'budget' });
  const today = dayInSingapore(currentTime());

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
    >
      <Stack gap="6" minWidth="0">
        {(restored || turnedBack) && (
          <ReturnedDraft turnedBack={turnedBack} leaving={leaving} onDiscard={restored ? startOver : undefined} />
        )}
        <FormSection title="The brief">
          <Field label="Title" required error={errors.title?.message}>
            <TextInput maxLength={120} {...register('title')} />
          </Field>
          <Field label="Description" required error={errors.description?.message}>
            <Textarea rows={5} {...register('description')} />
          </Field>
          <div>
            <chakra.p fontWeight="semibold" fontSize="sm" marginBottom="2">
              Requirements <Optional />
            </chakra.p>
            <RequirementRows control={control} register={register} errors={errors} />
          </div>
          <Pair>
            <Field label="Start Date" optional error={errors.startDate?.message}>
              <TextInput type="date" min={today} {...register('startDate')} />
            </Field>
            <Field label="End Date" optional error={errors.endDate?.message}>
              <TextInput type="date" min={today} {...register('endDate')} />
            </Field>
          </Pair>
        </FormSection>

        <FormSection title="Where and for whom">
          <div role="group" aria-labelledby="platforms-label">
            <chakra.p id="platforms-label" fontWeight="semibold" fontSize="sm" marginBottom="2">
              Platforms
            </chakra.p>
            <Chips>
              {PLATFORMS.map(({ id, label }) => (
                <Chip key={id} value={id} {...register('platforms')}>
                  {label}
                </Chip>
              ))}
            </Chips>
            {errors.platforms && (
              <Problem role="alert" marginTop="1.5">
                {errors.platforms.message}
              </Problem>
            )}
          </div>
          <div role="group" aria-labelledby="content-types-label">
            <chakra.p id="content-types-label" fontWeight="semibold" fontSize="sm" marginBottom="2">
              Content types <Optional />
            </chakra.p>
            <Chips>
              {CONTENT_TYPES.map(({ id, label }) => (
                <Chip key={id} value={id} {...register('contentTypes')}>
                  {label}
                </Chip>
              ))}
            </Chips>
          </div>
          <Pair>
            <ChoiceField
              label="Niche"
              optional
              none="Any"
              options={NICHES}
              error={errors.niche?.message}
              {...register('niche')}
            />
            <ChoiceField label="Gender" options={GENDERS} error={errors.gender?.message} {...register('gender')} />
            <Field label="Minimum age" optional error={errors.ageMin?.message}>
              <TextInput inputMode="numeric" maxLength={3} onInput={keepDigits} {...register('ageMin')} />
            </Field>
            <Field label="Maximum age" optional error={errors.ageMax?.message}>
              <TextInput inputMode="numeric" maxLength={3} onInput={keepDigits} {...register('ageMax')} />
            </Field>
          </Pair>
          <Field label="Interests" optional hint="Enter or a comma adds one." error={errors.interests?.message}>
            <Controller
              control={control}
              name="interests"
              render={({ field: { value, onChange } }) => <InterestsInput value={value} onChange={onChange} />}
            />
          </Field>
        </FormSection>

        <FormSection title="What applicants answer" hint="Creators answer what you tick, and nothing else.">
          <Chips role="group" aria-label="Applicant questions">
            {questions.map(({ name, label }) => (
              <Chip key={name} {...register(`questions.${name}`)}>
                {label}
              </Chip>
            ))}
          </Chips>
        </FormSection>

        <FormSection title="Budget and payout" hint="The payout terms are fixed once the loot is paid for.">
          <Pair>
            <Field label="Budget (SGD)" required error={errors.budget?.message}>
              <TextInput type="number" min={0.01} step={0.01} inputMode="decimal" {...register('budget')} />
            </Field>
            <Field
              label="Expected Reach"
              optional
              hint="The views you hope for in all."
              error={errors.expectedReach?.message}
            >
              <TextInput type="number" min={1} step={1} inputMode="numeric" {...register('expectedReach')} />
            </Field>
          </Pair>
          <PayoutModelFields control={control} register={register} errors={errors} />
        </FormSection>
      </Stack>

      <Card position={{ lg: 'sticky' }} top="6" display="grid" gap="4">
        <chakra.h2 textStyle="sectionTitle">What you pay</chakra.h2>
        <FeeSummary budgetCents={centsFromText(budget) ?? 0} />
        <chakra.p textStyle="hint">
          You pay on the payment provider's page. Your loot opens as soon as that is done, and what creators do not earn
          comes back to you.
        </chakra.p>
        <Button type="submit" size="lg" wide busy={leaving} busyLabel="Going to checkout...">
          {campaignsText.createTitle}
        </Button>
        {begun && (
          <>
            <AskingButton asks={discardAsks} look="quiet" wide disabled={leaving} onConfirm={startOver}>
              Start over
            </AskingButton>
            <chakra.p textStyle="hint" textAlign="center">
              What you type is kept as a draft.
            </chakra.p>
          </>
        )}
      </Card>
    </chakra.form>
  );
}
