import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { CONTENT_TYPES } from '@doubloon/contract/shared/content-types.ts';
import type { FormEvent } from 'react';
import { Controller, useFormContext, useFormState } from 'react-hook-form';
import { fieldsOf } from '../../../../shared/form/form-parts.tsx';
import { Field } from '../../../../shared/ui/forms/field.tsx';
import { Pair } from '../../../../shared/ui/forms/pair.tsx';
import { ChipGroup } from '../chip-group.tsx';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { InterestsInput } from '../interests-input.tsx';
import { FoldedFields } from './folded-fields.tsx';

const { TextField, SelectField } = fieldsOf<CreateLootValues>();
const NAMES = ['contentTypes', 'niche', 'gender', 'ageMin', 'ageMax', 'interests'] as const;

const keepDigits = (event: FormEvent<HTMLInputElement>) => {
  event.currentTarget.value = event.currentTarget.value.replace(/\D/g, '');
};
const AGE = { optional: true, inputMode: 'numeric', maxLength: 3, onInput: keepDigits } as const;

/** Asks for whom a loot is, for owners who want to say so. */
export function AudienceFields() {
  const { control, getValues, register } = useFormContext<CreateLootValues>();
  const { errors } = useFormState({ control, name: NAMES });
  const { gender, ...rest } = getValues();
  const used =
    gender !== 'All' ||
    [rest.contentTypes, rest.niche, rest.ageMin, rest.ageMax, rest.interests].some(({ length }) => length > 0);
  return (
    <FoldedFields title="Narrow the audience" used={used} wrong={NAMES.some((name) => errors[name])}>
      <ChipGroup label="Content types" optional options={CONTENT_TYPES} {...register('contentTypes')} />
      <Pair>
        <SelectField name="niche" label="Niche" optional none="Any" options={NICHES} />
        <SelectField name="gender" label="Gender" options={GENDERS} />
        <TextField name="ageMin" label="Minimum age" {...AGE} />
        <TextField name="ageMax" label="Maximum age" {...AGE} />
      </Pair>
      <Field label="Interests" optional hint="Enter or a comma adds one." error={errors.interests?.message}>
        <Controller
          control={control}
          name="interests"
          render={({ field: { value, onChange } }) => <InterestsInput value={value} onChange={onChange} />}
        />
      </Field>
    </FoldedFields>
  );
}
