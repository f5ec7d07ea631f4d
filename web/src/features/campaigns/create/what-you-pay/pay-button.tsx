import type { ComponentProps } from 'react';
import { campaignsText } from '../../../../shared/text/campaigns.ts';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { useFormSteps } from '../steps/use-form-steps.ts';

/** Leads to the payment. It is quiet while something is missing, and then leads to that. */
export function PayButton(button: ComponentProps<typeof Button>) {
  const isComplete = useFormSteps().every(({ state }) => state === 'done');
  return (
    <Button type="submit" variant={isComplete ? 'gold' : 'outline'} wide loadingText="Going to checkout..." {...button}>
      {campaignsText.toPayment}
    </Button>
  );
}
