import { chakra } from '@chakra-ui/react/styled-system';
import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { CONTENT_TYPES } from '@doubloon/contract/shared/content-types.ts';
import { PLATFORMS } from '@doubloon/contract/shared/platforms.ts';
import { useWatch } from 'react-hook-form';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { centsFromText } from '../dollars-text.ts';
import { useCreateLoot } from '../use-create-loot.ts';
import { FeeSummary } from './fee-summary.tsx';
import { FormSection } from './form-section.tsx';
import { PayoutModelFields } from './payout-model-fields.tsx';
import { RequirementRows } from './requirement-rows.tsx';

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
const Problem = chakra('p', { base: { color: 'coralText', fontSize: 'sm', fontWeight: 'medium' } });

/** Describes a loot and goes to the hosted checkout. The loot exists once that has been paid. */
export function CreateLootForm({ owner }: { owner: SessionUser }) {
  const { form, submit, leaving, begun, startOver } = useCreateLoot(owner);
  const { register, control, formState } = form;
  const { errors } = formState;
  const budget = useWatch({ control, name: 'budget' });

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      display="grid"
      gap="6"
      maxWidth="46rem"
    >
      <FormSection title="The brief">
        <Field label="Title" required error={errors.title?.message}>
          <TextInput maxLength={120} {...register('title')} />
        </Field>
        <Field label="Description" required error={errors.description?.message}>
          <Textarea rows={5} {...register('description')} />
        </Field>
        <div>
          <chakra.p fontWeight="semibold" fontSize="sm" marginBottom="2">
            Requirements
          </chakra.p>
          <RequirementRows control={control} register={register} errors={errors} />
        </div>
        <Pair>
          <Field label="Start Date" optional error={errors.startDate?.message}>
            <TextInput type="date" {...register('startDate')} />
          </Field>
          <Field label="End Date" optional error={errors.endDate?.message}>
            <TextInput type="date" {...register('endDate')} />
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
            Content types
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
          <Field label="Niche" optional error={errors.niche?.message}>
            <Select {...register('niche')}>
              <option value="">Any</option>
              {NICHES.map((niche) => (
                <option key={niche}>{niche}</option>
              ))}
            </Select>
          </Field>
          <Field label="Gender" error={errors.gender?.message}>
            <Select {...register('gender')}>
              {GENDERS.map((gender) => (
                <option key={gender}>{gender}</option>
              ))}
            </Select>
          </Field>
          <Field label="Minimum age" optional error={errors.ageMin?.message}>
            <TextInput inputMode="numeric" maxLength={3} {...register('ageMin')} />
          </Field>
          <Field label="Maximum age" optional error={errors.ageMax?.message}>
            <TextInput inputMode="numeric" maxLength={3} {...register('ageMax')} />
          </Field>
        </Pair>
        <Field label="Interests" optional hint="Separate them with commas." error={errors.interests?.message}>
          <TextInput {...register('interests')} />
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
          <Field label="Expected Reach" optional hint="Views" error={errors.expectedReach?.message}>
            <TextInput type="number" min={1} step={1} inputMode="numeric" {...register('expectedReach')} />
          </Field>
        </Pair>
        <PayoutModelFields control={control} register={register} errors={errors} />
        <FeeSummary budgetCents={centsFromText(budget) ?? 0} />
      </FormSection>

      <chakra.div display="flex" flexDirection={{ base: 'column-reverse', md: 'row' }} justifyContent="end" gap="3">
        {begun && (
          <Button look="quiet" size="lg" disabled={leaving} onClick={startOver}>
            Start over
          </Button>
        )}
        <Button type="submit" size="lg" busy={leaving} busyLabel="Going to checkout...">
          {campaignsText.createTitle}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
