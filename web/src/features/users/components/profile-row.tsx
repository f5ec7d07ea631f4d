import type { ReactNode } from 'react';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '3',
    paddingY: '3.5',
    _first: { paddingTop: '0' },
    _last: { paddingBottom: '0' },
  },
});
/** One column of names and one of values, however long they are. */
const Fact = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '4',
    flex: '1 1 20rem',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});
const Buttons = chakra(Wrap, { base: { gap: '2', marginLeft: 'auto' } });

interface ProfileRowProps {
  name: ReactNode;
  value: ReactNode;
  /** Line below the value: its meaning, or what pressing the button does. */
  text?: ReactNode;
  /** The buttons, at the far end. */
  children?: ReactNode;
}

/** One line of somebody's profile among `SettingRows`: its name, its value, and what can be done about it. */
export function ProfileRow({ name, value, text, children }: ProfileRowProps) {
  return (
    <Row>
      <Fact>
        <chakra.div fontWeight="semibold">{name}</chakra.div>
        <div>
          {value}
          {text && (
            <chakra.div textStyle="hint" marginTop="0.5">
              {text}
            </chakra.div>
          )}
        </div>
      </Fact>
      {children && <Buttons>{children}</Buttons>}
    </Row>
  );
}
