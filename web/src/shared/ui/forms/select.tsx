import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { controlRecipe } from './control-recipe.ts';
import { useFieldAttributes } from './field-context.ts';

const Native = chakra('select', controlRecipe);

/** The browser's own select, so that phones show their own picker; inside a `Field` it is labelled by it. */
export function Select({ children, ...rest }: ComponentProps<typeof Native>) {
  return (
    <chakra.div position="relative">
      <Native appearance="none" paddingRight="10" cursor="pointer" {...useFieldAttributes()} {...rest}>
        {children}
      </Native>
      <chakra.span
        position="absolute"
        right="3"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="muted"
        aria-hidden
      >
        <ChevronDown size={18} />
      </chakra.span>
    </chakra.div>
  );
}
