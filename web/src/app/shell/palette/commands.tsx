import { Command } from 'cmdk';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { closePalette, openShortcuts } from './palette-state.ts';
import { type Command as Named, type Destination, destinationsFor, withWords } from './own-commands.ts';
import { screenActions } from './screen-actions.ts';
import { useFound } from './use-found.ts';
import { useSignOut } from '../use-sign-out.ts';
import { openNotifications } from '../../../features/notifications/panel-state.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { useHeldFilters } from '../../../shared/state/use-held-filters.ts';
import { chakra, HStack } from '../../../shared/style/chakra.tsx';
import { notificationsText } from '../../../shared/text/notifications.ts';
import { shellText } from '../../../shared/text/shell.ts';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { MAX_WORDS_LENGTH } from '../../../shared/ui/forms/search-form.tsx';
import { useModal } from '../../../shared/ui/dialogs/use-modal.ts';
import { useColorMode } from '../../../shared/ui/theme/color-mode.ts';

const Sheet = chakra('dialog', {
  base: {
    width: { base: 'full', md: '40rem' },
    maxWidth: 'full',
    maxHeight: { base: '85dvh', md: '70dvh' },
    margin: { base: '0', md: '12dvh auto auto' },
    padding: '0',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: { base: '0 0 {radii.lg} {radii.lg}', md: 'lg' },
    boxShadow: 'lifted',
    overflow: 'hidden',
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: 'rgb(7 12 24 / 0.62)' },
  },
});
const Root = chakra(Command, {
  base: { display: 'flex', flexDirection: 'column', width: 'full', minHeight: '0', outline: 'none' },
});
const Input = chakra(Command.Input, {
  base: {
    width: 'full',
    minHeight: '14',
    paddingX: '5',
    fontSize: 'lg',
    bg: 'transparent',
    color: 'text',
    outlineOffset: '-2px !important',
  },
});
const List = chakra(Command.List, { base: { overflowY: 'auto', padding: '2', scrollPaddingY: '2' } });
const Group = chakra(Command.Group, {
  base: {
    '& [cmdk-group-heading]': {
      paddingX: '3',
      paddingTop: '3',
      paddingBottom: '1',
      textStyle: 'hint',
      fontWeight: 'semibold',
    },
  },
});
const Item = chakra(Command.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: 'touch',
    paddingX: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    '&[data-selected=true]': { bg: 'sunken', boxShadow: 'inset 3px 0 0 {colors.accent}' },
  },
});

const Nothing = chakra(Command.Empty, { base: { padding: '6', textAlign: 'center', color: 'muted' } });

/** An entry of the palette; what several can be called has a key. */
interface Deed extends Named {
  key?: string;
  run: () => void;
}

const sameWords = (one: string, other: string) => one.trim() === other.trim();

/** The palette: goes to screens, loots, creators and conversations, and does what the screen offers. */
export function Commands({ user }: { user: SessionUser }) {
  const modal = useModal({ onClose: closePalette });
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { mode, toggle } = useColorMode();
  // Read once: nothing of the screen can be pressed while the palette is open.
  const [offered] = useState(screenActions);
  const [words, setWords] = useState('');
  const { shown, type } = useHeldFilters(words, setWords, sameWords);
  const { groups, asking } = useFound(words, user);

  /** Closes the palette first, so that the focus is back on the screen and what comes next can take it. */
  const after = (run: () => void) => () => {
    closePalette();
    setTimeout(run);
  };
  const goes = (found: readonly Destination[]): Deed[] =>
    found.map(({ to, ...rest }) => ({ ...rest, key: to, run: () => void navigate(to) }));
  const general: Deed[] = [
    { label: notificationsText.title, words: 'bell news', run: openNotifications },
    { label: mode === 'dark' ? 'Light theme' : 'Dark theme', words: 'colour color appearance', run: toggle },
    { label: 'Keyboard shortcuts', words: 'keys help', run: openShortcuts },
    { label: 'Logout', words: 'sign out leave', run: signOut },
  ];
  const sections: { heading: string; deeds: Deed[] }[] = [
    { heading: 'On this screen', deeds: withWords(offered, shown) },
    { heading: 'Go to', deeds: goes(withWords(destinationsFor(user.role), shown)) },
    ...groups.map(({ heading, found }) => ({ heading, deeds: goes(found) })),
    { heading: 'Do', deeds: withWords(general, shown) },
  ];

  return (
    <Sheet {...modal} aria-label={shellText.jumpTo}>
      <Root label={shellText.jumpTo} shouldFilter={false} loop>
        <HStack borderBottomWidth="1px" borderColor="line" paddingRight="2">
          <Input
            value={shown}
            onValueChange={type}
            maxLength={MAX_WORDS_LENGTH}
            placeholder="Screen, loot, creator, conversation …"
          />
          <IconButton
            label="Close"
            onClick={closePalette}
            // Elsewhere in the palette Enter does what is selected.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.stopPropagation();
            }}
          >
            <X aria-hidden />
          </IconButton>
        </HStack>
        <List label="Found">
          <Nothing>{asking ? 'Searching …' : 'Nothing found'}</Nothing>
          {sections
            .filter(({ deeds }) => deeds.length > 0)
            .map(({ heading, deeds }) => (
              <Group key={heading} heading={heading}>
                {deeds.map(({ key, label, detail, run }) => (
                  <Item key={key ?? label} value={`${heading} ${key ?? label}`} onSelect={after(run)}>
                    <chakra.span truncate>{label}</chakra.span>
                    {detail && (
                      <chakra.span textStyle="hint" truncate maxWidth="50%">
                        {detail}
                      </chakra.span>
                    )}
                  </Item>
                ))}
              </Group>
            ))}
        </List>
      </Root>
    </Sheet>
  );
}
