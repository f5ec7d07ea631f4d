import { useQueryClient } from '@tanstack/react-query';
import { CloudOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLiveStatus } from '../../shared/live/live-status.ts';
import { useConnection } from '../../shared/state/connection.ts';
import { chakra, HStack } from '../../shared/style/chakra.tsx';
import { reloadPage } from '../../shared/reload-page.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';

/**
 * Says that there is no connection until it is back, else that Doubloon was updated: at the bottom of the screen, on phones above the page, where
 * it covers nothing.
 */
export function ConnectionNotice() {
  const { online, reachable, outdated } = useConnection();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const silent = useLiveStatus(({ open }) => [...open.values()].includes('lost'));
  const lost = !online || !reachable || silent;
  const words = reachable
    ? 'Live updates are interrupted. Changes show up to half a minute late.'
    : 'Doubloon cannot be reached right now. Your work on this screen is kept.';
  const lostText = online ? words : 'You are offline. What you see may be old; it is loaded again once you are back.';

  const tryAgain = async () => {
    setBusy(true);
    await client.refetchQueries({ type: 'active' });
    setBusy(false);
  };

  return (
    <chakra.div
      role="status"
      position={{ base: 'static', md: 'fixed' }}
      insetX="0"
      bottom="0"
      zIndex="header"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems={{ base: 'stretch', md: 'center' }}
      padding={{ md: '5' }}
      pointerEvents="none"
    >
      {(lost || outdated) && (
        <HStack
          gap="3"
          maxWidth={{ md: '36rem' }}
          bg="raised"
          color="text"
          // From edge to edge it is a part of the bar; elsewhere it floats.
          borderWidth={{ base: '0 0 1px 4px', md: '1px 1px 1px 4px' }}
          borderColor="line"
          borderLeftColor={lost ? 'coralText' : 'seaText'}
          borderRadius={{ md: 'md' }}
          boxShadow={{ md: 'lifted' }}
          paddingX="4"
          paddingY="2"
          pointerEvents="auto"
          // A page that is being left drops its calls, too; nobody should see that.
          animation="fade 200ms 800ms ease-out both"
        >
          <chakra.span color={lost ? 'coralText' : 'seaText'} flexShrink="0" aria-hidden>
            {lost ? <CloudOff size={20} /> : <RefreshCw size={20} />}
          </chakra.span>
          <chakra.span flex="1" paddingY="1.5">
            {lost ? lostText : 'Doubloon has been updated. Load the page again when it suits you.'}
          </chakra.span>
          {online && (
            <Button
              variant="quiet"
              paddingX="3"
              marginRight="-2"
              loading={busy}
              onClick={() => void (lost ? tryAgain() : reloadPage())}
            >
              {lost ? 'Try again' : 'Reload page'}
            </Button>
          )}
        </HStack>
      )}
    </chakra.div>
  );
}
