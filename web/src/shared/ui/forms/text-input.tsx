import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { controlRecipe } from './control-recipe.ts';
import { useFieldAttributes } from './field-context.ts';

const Input = chakra('input', controlRecipe);

/** A one-line input; inside a `Field` it is labelled by it. */
export function TextInput(props: ComponentProps<typeof Input>) {
  return <Input {...useFieldAttributes()} {...props} />;
}
