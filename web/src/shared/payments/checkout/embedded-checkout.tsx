import type { StripeEmbeddedCheckout } from '@stripe/stripe-js';
import { useEffect, useRef } from 'react';
import { Card, chakra, Stack } from '../../style/chakra.tsx';
import { Button } from '../../ui/buttons/button.tsx';

interface EmbeddedCheckoutProps {
  checkout: StripeEmbeddedCheckout;
  /** Label of the button that leads back. */
  back: string;
  onBack: () => void;
}

/** Shows the provider's payment form inside the page. The provider leads on to the success page once it is paid. */
export function EmbeddedCheckout({ checkout, back, onBack }: EmbeddedCheckoutProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) checkout.mount(place.current);
    return () => checkout.unmount();
  }, [checkout]);
  return (
    <Stack gap="4">
      <div>
        <Button variant="quiet" paddingX="0" onClick={onBack}>
          {back}
        </Button>
      </div>
      <Card role="region" aria-label="Payment" padding={{ base: '2', sm: '4' }}>
        <chakra.div ref={place} />
      </Card>
    </Stack>
  );
}
