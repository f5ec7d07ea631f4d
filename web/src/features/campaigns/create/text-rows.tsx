import { Plus, Trash2 } from 'lucide-react';
import { useId, type HTMLAttributes } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { FieldError, TextInput } from '../../../shared/ui/forms/field.tsx';
import { Optional } from './chip-group.tsx';
import type { CreateLootValues } from './create-loot-schema.ts';

const Name = chakra('p', { base: { fontWeight: 'semibold', fontSize: 'sm', marginBottom: '2' } });

interface TextRowsProps {
  name: 'requirements' | 'examplePosts';
  /** The name of all of them, and of one. */
  label: string;
  item: string;
  placeholder: string;
  /** Number of rows at most. */
  most: number;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** Input rows for a list of texts that may be left empty, one each; the last remaining row cannot be deleted. */
export function TextRows({ name, label, item, placeholder, most, inputMode }: TextRowsProps) {
  const { control, register } = useFormContext<CreateLootValues>();
  const problems = useFormState({ control, name }).errors[name];
  // The form's own checks tell of the list as a whole at its root, the server at the list.
  const problem = problems?.root?.message ?? problems?.message;
  const { fields, append, remove } = useFieldArray({ control, name });
  const each = item.toLowerCase();
  const id = useId();
  const nameId = `${id}-name`;
  const problemId = `${id}-problem`;
  return (
    <div role="group" aria-labelledby={nameId} aria-describedby={problem ? problemId : undefined}>
      <Name id={nameId}>
        {label} <Optional />
      </Name>
      <Stack gap="3">
        {fields.map((field, index) => {
          const wrong = problems?.[index]?.text?.message;
          const wrongId = `${id}-${field.id}`;
          return (
            <chakra.div key={field.id}>
              <chakra.div display="flex" gap="2">
                <TextInput
                  aria-label={`${item} ${index + 1}`}
                  placeholder={placeholder}
                  inputMode={inputMode}
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={wrong ? wrongId : undefined}
                  {...register(`${name}.${index}.text`)}
                />
                <IconButton
                  label={`Delete ${each} ${index + 1}`}
                  color="muted"
                  disabled={fields.length === 1}
                  opacity={fields.length === 1 ? 0.4 : 1}
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </chakra.div>
              {wrong && <FieldError id={wrongId}>{wrong}</FieldError>}
            </chakra.div>
          );
        })}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
        <div>
          <Button variant="outline" disabled={fields.length >= most} onClick={() => append({ text: '' })}>
            <Plus aria-hidden />
            Add {each}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
