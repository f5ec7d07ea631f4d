import type { ComponentProps } from 'react';
import { campaignsText } from '../../../../shared/text/campaigns.ts';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { useFormSteps } from '../steps/use-form-steps.ts';

/** Leads to the payment. It is quiet until there is a budget to pay, and leads to what is missing while something is. */
export function PayButton(button: ComponentProps<typeof Button>) {
  const hasBudget = useFormSteps()[0]?.state === 'done';
  return (
    <Button type="submit" variant={hasBudget ? 'gold' : 'outline'} wide loadingText="Going to checkout..." {...button}>
      {campaignsText.toPayment}
    </Button>
  );
}
