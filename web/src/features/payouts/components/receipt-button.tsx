import { wasPaid, type PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';

interface ReceiptButtonProps {
  status: PayoutStatus;
  /** Which payout, such as "payout to Ada". */
  payoutName: string;
  onOpen: () => void;
}

/** Opens a payout's receipt or, where nothing was paid, how its amount comes about. */
export function ReceiptButton({ status, payoutName, onOpen }: ReceiptButtonProps) {
  const isPaid = wasPaid(status);
  return (
    <Button
      variant="quiet"
      paddingX="0"
      color="seaText"
      textDecoration="underline"
      textDecorationThickness="1px"
      textUnderlineOffset="0.2em"
      _hover={{ textDecorationThickness: '2px' }}
      aria-label={isPaid ? `Receipt of the ${payoutName}` : `Why this amount? Of the ${payoutName}`}
      onClick={onOpen}
    >
      {isPaid ? 'Receipt' : 'Why this amount?'}
    </Button>
  );
}
