import type { GrantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { useState } from 'react';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { readingTexts } from '../../../shared/text/social-accounts.ts';
import { Actions, Button } from '../../../shared/ui/buttons/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialogs/dialog-frame.tsx';
import { Checkbox } from '../../../shared/ui/forms/checkbox.tsx';

const Terms = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    fontSize: 'sm',
    bg: 'raised',
    borderRadius: 'md',
    '& > div': { display: 'grid', gridTemplateColumns: { base: '1fr', md: '7rem 1fr' }, columnGap: '4' },
  },
});

interface ConnectDialogProps {
  platform: GrantPlatform;
  /** True for an account that is linked already, and connects again to let its views be read. */
  isLinked: boolean;
  loading: boolean;
  onConnect: (readsViews: boolean) => void;
  onClose: () => void;
}

/** Says what is read of an account, how often and until when, before its person goes to the platform; they choose whether it is. */
export function ConnectDialog({ platform, isLinked, loading, onConnect, onClose }: ConnectDialogProps) {
  const [readsViews, setReadsViews] = useState(isLinked);
  const label = platformLabel(platform);
  return (
    <DialogFrame title={`Connect ${label}`} onClose={loading ? undefined : onClose} width="32rem">
      <Stack gap="4">
        <p>{readingTexts.signIn(label)}</p>
        <Checkbox
          label={readingTexts.choice(label)}
          checked={readsViews}
          onChange={({ target }) => setReadsViews(target.checked)}
        />
        <Terms>
          {readingTexts.facts(label).map(([name, text]) => (
            <div key={name}>
              <chakra.dt fontWeight="semibold">{name}</chakra.dt>
              <chakra.dd color="muted">{text}</chakra.dd>
            </div>
          ))}
        </Terms>
      </Stack>
      <Actions>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={loading} loadingText="Opening..." onClick={() => onConnect(readsViews)}>
          {`Continue to ${label}`}
        </Button>
      </Actions>
    </DialogFrame>
  );
}
