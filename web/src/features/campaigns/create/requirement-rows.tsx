import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { TextInput } from '../../../shared/ui/forms/field.tsx';
import { MAX_REQUIREMENTS, type CreateLootValues } from './create-loot-schema.ts';

/** Input rows for the requirements on creators, one each; the last remaining row cannot be deleted. */
export function RequirementRows() {
  const { control, register } = useFormContext<CreateLootValues>();
  const { errors } = useFormState({ control, name: 'requirements' });
  const { fields, append, remove } = useFieldArray({ control, name: 'requirements' });
  return (
    <Stack gap="3">
      {fields.map((field, index) => (
        <chakra.div key={field.id}>
          <chakra.div display="flex" gap="2">
            <TextInput
              aria-label={`Requirement ${index + 1}`}
              placeholder="Show the product in the first 5 seconds"
              aria-invalid={errors.requirements?.[index]?.text && true}
              {...register(`requirements.${index}.text`)}
            />
            <IconButton
              label={`Delete requirement ${index + 1}`}
              color="muted"
              disabled={fields.length === 1}
              opacity={fields.length === 1 ? 0.4 : 1}
              onClick={() => remove(index)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </chakra.div>
          {errors.requirements?.[index]?.text && (
            <chakra.p role="alert" textStyle="error" marginTop="1.5">
              {errors.requirements[index].text.message}
            </chakra.p>
          )}
        </chakra.div>
      ))}
      <div>
        <Button variant="outline" disabled={fields.length >= MAX_REQUIREMENTS} onClick={() => append({ text: '' })}>
          <Plus aria-hidden />
          Add requirement
        </Button>
      </div>
    </Stack>
  );
}
