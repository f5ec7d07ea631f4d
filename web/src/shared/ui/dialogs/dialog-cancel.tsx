import { use, type ComponentProps } from 'react';
import { Button } from '../buttons/button.tsx';
import { DialogGuard } from './dialog-guard.ts';

/** Leaves the dialog it stands in, as its cross does. */
export function DialogCancel({
  children = 'Cancel',
  disabled,
}: Pick<ComponentProps<typeof Button>, 'children' | 'disabled'>) {
  const guard = use(DialogGuard);
  return (
    <Button look="quiet" disabled={disabled} onClick={() => guard?.close()}>
      {children}
    </Button>
  );
}
