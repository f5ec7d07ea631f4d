import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { buttonRecipe } from './button-recipe.ts';

const StyledButton = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

interface ButtonProps extends ComponentProps<typeof StyledButton> {
  /** While true the button shows `busyLabel`, stays focusable and ignores presses. */
  busy?: boolean;
  busyLabel?: string;
}

/** A button of at least 44 px that never submits twice: while busy it says so and does nothing. */
export function Button({ busy = false, busyLabel, children, onClick, ...rest }: ButtonProps) {
  return (
    <StyledButton
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && busyLabel ? busyLabel : children}
    </StyledButton>
  );
}
