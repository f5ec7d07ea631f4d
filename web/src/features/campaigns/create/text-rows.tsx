import { Plus, Trash2 } from 'lucide-react';
import type { HTMLAttributes } from 'react';
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
  const { fields, append, remove } = useFieldArray({ control, name });
  const each = item.toLowerCase();
  return (
    <div>
      <Name>
        {label} <Optional />
      </Name>
      <Stack gap="3">
        {fields.map((field, index) => {
          const problem = problems?.[index]?.text?.message;
          return (
            <chakra.div key={field.id}>
              <chakra.div display="flex" gap="2">
                <TextInput
                  aria-label={`${item} ${index + 1}`}
                  placeholder={placeholder}
                  inputMode={inputMode}
                  aria-invalid={problem ? true : undefined}
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
              {problem && (
                <chakra.p role="alert" textStyle="error" marginTop="1.5">
                  {problem}
                </chakra.p>
              )}
            </chakra.div>
          );
        })}
        {problems?.message && <FieldError>{problems.message}</FieldError>}
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
