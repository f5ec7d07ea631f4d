import type { StripeEmbeddedCheckout } from '@stripe/stripe-js';
import { useEffect, useRef } from 'react';
import { Card, chakra, Stack } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';

/**
 * Shows the provider's payment form inside the page. The provider leads on to the loot once it is paid; going back is a new visit of the create
 * form, as coming back from the hosted page is.
 */
export function EmbeddedCheckout({ checkout }: { checkout: StripeEmbeddedCheckout }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) checkout.mount(place.current);
    return () => checkout.unmount();
  }, [checkout]);
  return (
    <Stack gap="4">
      <div>
        <Button variant="quiet" paddingX="0" onClick={() => window.location.assign('/create-loot?checkout=cancelled')}>
          Back to your loot
        </Button>
      </div>
      <Card role="region" aria-label="Payment" padding={{ base: '2', sm: '4' }}>
        <chakra.div ref={place} />
      </Card>
    </Stack>
  );
}
