import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { Chip } from '../../../shared/ui/marks/chip.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { useColorMode } from '../../../shared/ui/theme/color-mode.ts';
import type { SettingsTab } from '../settings-form.ts';
import { StorePreview } from './store-preview.tsx';

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
