import type { ReactNode } from 'react';
import { chakra, Wrap } from '../../style/chakra.tsx';

/** The settings of a section, one below the other. */
export const SettingRows = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
});

interface SettingRowProps {
  /** Stands before the name. */
  icon?: ReactNode;
  name: ReactNode;
  /** How things are, or what pressing the button does. */
  text?: ReactNode;
  /** The buttons; below on phones. */
  children?: ReactNode;
}

/** One setting: what it is, how it stands, and what can be done about it. */
export function SettingRow({ icon, name, text, children }: SettingRowProps) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      // Signs and names stand at the same height in all of them.
      alignItems={text ? 'flex-start' : 'center'}
      columnGap="4"
      rowGap="3"
      paddingY="4"
      _first={{ paddingTop: '0' }}
      _last={{ paddingBottom: '0' }}
    >
      <chakra.div display="flex" alignItems="flex-start" gap="3" flex="1 1 16rem" minWidth="0">
        {icon}
        <chakra.div minWidth="0" flex="1">
          <Wrap alignItems="center" columnGap="2.5" rowGap="1" fontWeight="semibold">
            {name}
          </Wrap>
          {text && (
            <chakra.div textStyle="hint" marginTop="0.5" overflowWrap="anywhere">
              {text}
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
      {children && (
        <Wrap
          gap="2"
          width={{ base: 'full', sm: 'auto' }}
          css={{ '& > button, & > a': { flex: { base: '1 1 auto', sm: '0 0 auto' } } }}
        >
          {children}
        </Wrap>
      )}
    </chakra.li>
  );
}
