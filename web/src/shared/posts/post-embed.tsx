import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useState, type ReactNode } from 'react';
import { embedAddress } from './embed-address.ts';
import { chakra, Hint } from '../style/chakra.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { PlatformIcon } from '../ui/pictures/platform-icon.tsx';

const Offer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '3',
    bg: 'raised',
    borderRadius: 'md',
  },
});

/** Has the shape of what it keeps the place of. */
const Stage = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    aspectRatio: '16 / 9',
    padding: '4',
    textAlign: 'center',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    '& > button': { bg: 'surface' },
  },
});

const Frame = chakra('iframe', {
  base: { display: 'block', width: 'full', borderWidth: '0', borderRadius: 'md', bg: 'sunken' },
  variants: {
    shape: {
      wide: { aspectRatio: '16 / 9' },
      tall: { height: 'min(70dvh, 36rem)' },
    },
  },
});

/** The button that asked for it is gone, and with it the focus. */
const focusOnce = (frame: HTMLIFrameElement | null): void => frame?.focus();

interface PostEmbedProps {
  platform: PlatformId;
  /** The platform's own id of the post. */
  id: string;
  /** Stands beside the offer to show it, which is a row then, in place of who shows it. */
  about?: ReactNode;
}

/** Says to somebody who may show a post what its platform gets to know. */
export const toldByShowing = (by: string): string => `Shown by ${by}, which then learns that you look at it.`;

/** A post as its platform shows it, loaded when somebody asks for it: before that, nothing is asked of the platform. Nothing where it cannot be framed. */
export function PostEmbed({ platform, id, about }: PostEmbedProps) {
  const [shown, setShown] = useState(false);
  const address = embedAddress(platform, id);
  const label = platformLabel(platform);
  if (!address) return null;
  if (shown) {
    return (
      <Frame
        ref={focusOnce}
        src={address}
        title={`Post on ${label}`}
        shape={platform === 'youtube' ? 'wide' : 'tall'}
        // Its own page works without these rights in ours; links in it open in new tabs.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="encrypted-media; fullscreen; picture-in-picture"
      />
    );
  }
  const show = (
    <Button variant="outline" onClick={() => setShown(true)}>
      Show the post
    </Button>
  );
  if (about === undefined) {
    return (
      <Stage>
        <PlatformIcon platform={platform} />
        {show}
        <Hint>{toldByShowing(label)}</Hint>
      </Stage>
    );
  }
  return (
    <Offer>
      <PlatformIcon platform={platform} />
      <chakra.div textStyle="hint" flex="1 1 12rem">
        {about}
      </chakra.div>
      {show}
    </Offer>
  );
}
