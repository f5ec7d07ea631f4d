import { toastError, toastSuccess } from '../../../../shared/state/toasts.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { Actions, Button } from '../../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../../shared/ui/dialogs/dialog.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toastSuccess('Recovery codes copied'),
      () => toastError('The codes could not be copied. Please select them and copy them yourself.'),
    );
  return (
    <Dialog title="Two-step sign-in is on" width="30rem">
      <p>
        Keep these recovery codes where you find them without your phone. Each signs you in once if you lose your app,
        and switches two-step sign-in off. They are not shown again.
      </p>
      <chakra.ul
        bg="sunken"
        borderRadius="md"
        paddingX="4"
        paddingY="3"
        marginTop="4"
        listStyleType="none"
        display="grid"
        gap="1"
        fontVariantNumeric="tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </chakra.ul>
      <Actions>
        <Button variant="outline" onClick={() => void copy()}>
          Copy codes
        </Button>
        <Button onClick={onClose}>I have kept them</Button>
      </Actions>
    </Dialog>
  );
}
