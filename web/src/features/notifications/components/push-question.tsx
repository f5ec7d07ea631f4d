import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { endPushQuestion, rememberPushQuestion } from '../../../shared/push/push-question-state.ts';
import { pushSettingsQuery, usePushSwitch } from '../../../shared/push/use-push-switch.ts';
import { chakra, Hint, Wrap } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';

const Corner = chakra('section', {
  base: {
    position: 'fixed',
    // Above the bar at the lower edge of phones.
    bottom: 'calc({spacing.4} + var(--covered-below))',
    '@media (max-width: 767.98px)': { 'html:has([data-phone-bar]) &': { bottom: '6rem' } },
    insetInline: { base: '0.75rem', md: 'auto 1rem' },
    width: { base: 'auto', md: '24rem' },
    zIndex: 'header',
    padding: '4',
    bg: 'raised',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'lifted',
    animation: 'fade 200ms ease-out both',
  },
});

/** Offers to be told in this browser of the answer that somebody waits for now. Shown once; the browser's own question comes only after a yes. */
export function PushQuestion({ uid }: { uid: string }) {
  const titleId = useId();
  const vapidKey = useQuery(pushSettingsQuery).data?.vapidKey ?? null;
  const switching = usePushSwitch(uid);
  useEffect(() => {
    if (vapidKey !== null) rememberPushQuestion();
  }, [vapidKey]);
  if (vapidKey === null) return null;
  return (
    <Corner aria-labelledby={titleId}>
      <chakra.h2 id={titleId} fontWeight="semibold" fontSize="md">
        Shall we tell you when there is an answer?
      </chakra.h2>
      <Hint marginTop="1">
        This browser can show it, also while Doubloon is closed. You can change that on your profile.
      </Hint>
      <Wrap gap="2" marginTop="3">
        <Button
          loading={switching.isPending}
          loadingText="Turning on..."
          onClick={() => switching.mutate({ on: true, vapidKey }, { onSettled: endPushQuestion })}
        >
          Notify me
        </Button>
        <Button variant="quiet" onClick={endPushQuestion}>
          Not now
        </Button>
      </Wrap>
    </Corner>
  );
}
