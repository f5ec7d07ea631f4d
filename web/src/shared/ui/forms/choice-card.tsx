import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';

/** Two choices side by side where there is room. */
export const ChoiceCards = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
  variants: {
    // Few words each, one below the other on phones.
    short: {
      true: {
        gap: { base: '2', sm: '3' },
        '& > label': { columnGap: '2', paddingX: { base: '3', md: '4' }, paddingY: '3' },
        '& > label > span:first-of-type': { fontSize: 'md', lineHeight: 'snug' },
        '& > label > input': { alignSelf: 'start' },
      },
    },
  },
});
const Card = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateAreas: '"name mark" "text text"',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'center',
    columnGap: '3.5',
    padding: '4',
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { borderColor: 'controlLine' },
    '&:has([aria-invalid=true])': { borderColor: 'coralText' },
    '&:has(:checked)': { borderColor: 'goldText', bg: { base: 'goldWash', _dark: 'raised' } },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
  variants: {
    pictured: {
      true: {
        gridTemplateAreas: { base: '"icon name mark" "icon text mark"', sm: '"icon mark" "name name" "text text"' },
        gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto' },
      },
    },
  },
});
const Emblem = chakra('span', {
  base: {
    gridArea: 'icon',
    display: 'grid',
    placeContent: 'center',
    width: '11',
    height: '11',
    marginBottom: { sm: '3' },
    borderRadius: 'lg',
    bg: 'sunken',
    'label:has(:checked) &': { bg: 'accent', color: 'onAccent' },
  },
});
const Mark = chakra(
  'input',
  {
    base: {
      gridArea: 'mark',
      alignSelf: { sm: 'start' },
      appearance: 'none',
      width: '5',
      height: '5',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'controlLine',
      borderRadius: 'full',
      outline: 'none',
      cursor: 'pointer',
      _checked: { borderWidth: '6px', borderColor: 'goldText' },
      // Colours of ours are not painted there; the system draws its own mark.
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
  },
  { defaultProps: { type: 'radio' } },
);
const Name = chakra('span', { base: { gridArea: 'name', display: 'block', fontWeight: 'semibold', fontSize: 'lg' } });
const Text = chakra('span', { base: { gridArea: 'text', display: 'block', textStyle: 'hint', lineHeight: 'snug' } });

interface ChoiceCardProps {
  value: string;
  name: string;
  /** The meaning of the choice, in a line or two. */
  text: string;
  icon?: ReactNode;
  /** Id of what says that nothing is chosen; undefined where nothing is wrong. */
  errorId?: string | undefined;
  /** Ties the card to its field. */
  bound: ComponentProps<typeof Mark>;
}

/** One of few choices that deserve a word of explanation each. */
export function ChoiceCard({ value, name, text, icon, errorId, bound }: ChoiceCardProps) {
  return (
    <Card pictured={icon !== undefined}>
      <Mark value={value} aria-invalid={errorId ? true : undefined} aria-describedby={errorId} {...bound} />
      {icon && <Emblem>{icon}</Emblem>}
      <Name>{name}</Name>
      <Text>{text}</Text>
    </Card>
  );
}
