import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { ChevronDown, ChevronUp, Heart, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { LookFrame } from './look-frame.tsx';
import { StoreCover, StoreLead } from './store-hero.tsx';
import { StoreBrand, StoreLinks } from './store-masthead.tsx';
import type { SettingsTab } from '../settings-form.ts';
import { Card, chakra, Hint, HStack, Stack } from '../../../shared/style/chakra.tsx';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';
import { useColorMode, type ColorMode } from '../../../shared/ui/theme/color-mode.ts';

const Panel = chakra('aside', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: '2',
    paddingX: { base: '5', md: '7', lg: '0' },
    paddingTop: { base: '2', lg: '0' },
    position: { lg: 'sticky' },
    top: '0',
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    maxHeight: { lg: 'calc(88dvh - 8rem)' },
  },
});
const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Modes = chakra('fieldset', { base: { display: 'flex', gap: '2', minWidth: '0', marginLeft: 'auto' } });
const Window = chakra('div', {
  base: {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: 'lg',
    maxHeight: { base: '30dvh', lg: 'none' },
  },
});

interface PreviewPanelProps {
  settings: StoreSettingsView;
  creatorName: string;
  /** Tab being edited; the preview scrolls to the part it changes. */
  tab: SettingsTab;
}

/** The store as it will look, by day and at night. Where it takes room from the settings it is put away until somebody asks for it. */
export function PreviewPanel({ settings, creatorName, tab }: PreviewPanelProps) {
  const titleId = useId();
  const windowId = useId();
  const [mode, setMode] = useState(useColorMode((state) => state.mode));
  const [shown, setShown] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = view.current?.querySelector<HTMLElement>(`[data-changed-by=${tab}]`);
    view.current?.scrollTo({ top: part ? part.offsetTop - 16 : 0 });
  }, [tab, shown]);
  return (
    <Panel aria-labelledby={titleId}>
      <Head>
        <chakra.h3 id={titleId} textStyle="hint" fontWeight="semibold">
          Preview
        </chakra.h3>
        <Modes aria-label="Colour mode of the preview">
          {(['light', 'dark'] as const).map((each) => (
            <Chip
              key={each}
              type="radio"
              name={`${titleId}-mode`}
              checked={mode === each}
              onChange={() => setMode(each)}
            >
              {storeSettingsText.previewModes[each]}
            </Chip>
          ))}
        </Modes>
        <IconButton
          label={shown ? 'Hide the preview' : 'Show the preview'}
          aria-expanded={shown}
          aria-controls={windowId}
          display={{ lg: 'none' }}
          onClick={() => setShown(!shown)}
        >
          {shown ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
        </IconButton>
      </Head>
      <Window
        ref={view}
        id={windowId}
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        display={{ base: shown ? 'block' : 'none', lg: 'block' }}
      >
        <StorePreview settings={settings} creatorName={creatorName} mode={mode} />
      </Window>
    </Panel>
  );
}

const Grid = chakra('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  variants: {
    layout: {
      modern: { '& > *': { aspectRatio: '4 / 5', borderRadius: 'md' } },
      carousel: { gridTemplateColumns: '1fr', '& > *': { aspectRatio: '16 / 9', borderRadius: 'md' } },
      minimal: { gap: '0.5', '& > *': { aspectRatio: '1' } },
      featured: {
        '& > *': { aspectRatio: '1', borderRadius: 'md' },
        '& > :first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
      },
    },
  },
});

interface StorePreviewProps {
  settings: StoreSettingsView;
  creatorName: string;
  mode: ColorMode;
}

const Part = chakra(Card, { base: { padding: '4' } });
const Whole = chakra(Card, { base: { padding: '0', overflow: 'hidden' } });
const Inner = chakra('div', { base: { display: 'grid', gap: '2', padding: '4' } });

/** A small store with the settings as they are in the form, to look at only. */
function StorePreview({ settings, creatorName, mode }: StorePreviewProps) {
  const { sections, features, animations, layout } = settings;
  return (
    <LookFrame
      settings={settings}
      mode={mode}
      inert
      padding="4"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="line"
      // Not "hidden": the wallpaper would stay in place within this instead of within what scrolls.
      overflow="clip"
    >
      {/* Comes in anew whenever the way of coming in was changed. */}
      <Stack key={`${animations.style} ${animations.speed}`} gap="3">
        <Whole as="div">
          <StoreCover hero={settings.hero} size="small" />
          <Inner>
            <HStack justifyContent="space-between" gap="2">
              <chakra.p fontFamily="heading" fontWeight="semibold" fontSize="lg" truncate>
                {creatorName}
              </chakra.p>
              <chakra.span display="inline-flex" gap="3" color="goldText">
                {features.likeButton && <Heart aria-hidden />}
                {features.shareButton && <Share2 aria-hidden />}
              </chakra.span>
            </HStack>
            <StoreLead hero={settings.hero} />
            <Hint>
              How text in your store looks, and <chakra.span color="seaText">a link</chakra.span>.
            </Hint>
            <StoreBrand branding={settings.branding} />
            <Button justifySelf="start" tabIndex={-1}>
              A button
            </Button>
            <chakra.p fontSize="sm" color="muted">
              {['Followers', 'Rating', ...(sections.stats ? ['Joined'] : [])].join(' · ')}
            </chakra.p>
            <StoreLinks socialLinks={settings.socialLinks} />
          </Inner>
        </Whole>
        {sections.media && (
          <Part data-changed-by={'layout' satisfies SettingsTab}>
            <Heading>My Work</Heading>
            <PreviewWorks layout={layout} />
          </Part>
        )}
        {sections.about && (
          <Part>
            <Heading>About Me</Heading>
            <chakra.p fontSize="sm">What you write about yourself stands here.</chakra.p>
          </Part>
        )}
        {sections.products && <Part fontSize="sm">Specialties and achievements</Part>}
        {sections.reviews && <Part fontSize="sm">Reviews</Part>}
      </Stack>
    </LookFrame>
  );
}

const Heading = chakra('p', {
  base: { fontFamily: 'heading', fontWeight: 'semibold', fontSize: 'md', marginBottom: '2' },
});

/** Shows how works will be arranged, without any of them. */
function PreviewWorks({ layout }: Pick<StoreSettingsView, 'layout'>) {
  const count = layout === 'carousel' ? 1 : 3;
  return (
    <Grid layout={layout}>
      {Array.from({ length: count }, (_, at) => (
        <chakra.div key={at} bg={at === 1 ? 'accent' : at === 2 ? 'goldWash' : 'seaWash'} />
      ))}
    </Grid>
  );
}
