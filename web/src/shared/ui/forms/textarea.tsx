import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { controlRecipe } from './control-recipe.ts';
import { useFieldAttributes } from './field-context.ts';

const Area = chakra('textarea', controlRecipe);

/** A text of several lines; inside a `Field` it is labelled by it. */
export function Textarea(props: ComponentProps<typeof Area>) {
  return <Area rows={4} resize="vertical" {...useFieldAttributes()} {...props} />;
}
