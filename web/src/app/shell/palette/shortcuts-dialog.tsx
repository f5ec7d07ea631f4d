import { closePalette } from './palette-state.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { chakra, HStack } from '../../../shared/style/chakra.tsx';
import { DialogFrame } from '../../../shared/ui/dialogs/dialog-frame.tsx';
import { Keys } from './keys.tsx';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    gap: '4',
    alignItems: 'baseline',
    paddingY: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});

/** Every shortcut with what it does. */
export function ShortcutsDialog() {
  return (
    <DialogFrame title="Keyboard shortcuts" onClose={closePalette}>
      <dl>
        {SHORTCUTS.map(([keys, does]) => (
          <Row key={keys}>
            <dt>
              <HStack as="span" gap="1">
                {keys.split(' ').map((key) => (
                  <Keys key={key}>{key}</Keys>
                ))}
              </HStack>
            </dt>
            <dd>{does}</dd>
          </Row>
        ))}
      </dl>
    </DialogFrame>
  );
}
