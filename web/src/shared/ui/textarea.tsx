import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe.ts';
import { useFieldAttributes } from './field-context.ts';

const Area = chakra('textarea', controlRecipe);

/** A text of several lines; inside a `Field` it is labelled by it. */
export function Textarea(props: ComponentProps<typeof Area>) {
  return <Area rows={4} resize="vertical" {...useFieldAttributes()} {...props} />;
}
