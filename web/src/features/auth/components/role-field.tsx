import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { Megaphone, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useBound } from '../../../shared/form/form-parts.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { FieldError, Hint } from '../../../shared/ui/forms/field.tsx';

const CHOICES = [
  { role: 'content_creator', name: 'Content Creator', text: 'Find loots, post about them, get paid.', Icon: Sparkles },
  {
    role: 'business_owner',
    name: 'Business Owner',
    text: 'Post loots, choose creators, get seen.',
    Icon: Megaphone,
  },
] as const;

const Group = chakra('fieldset', { base: { minWidth: '0' } }, { defaultProps: { role: 'radiogroup' } });
const Legend = chakra('legend', { base: { fontWeight: 'semibold', fontSize: 'sm', marginBottom: '1.5' } });
const Cards = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
});
const Card = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateAreas: { base: '"icon text mark"', sm: '"icon mark" "text text"' },
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    alignContent: 'start',
    columnGap: '4',
    rowGap: '2',
    padding: { base: '4', sm: '3' },
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { borderColor: 'controlLine' },
    '&:has([aria-invalid=true])': { borderColor: 'coralText' },
    '&:has(:checked)': { borderColor: 'goldText', bg: 'goldWash' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& svg': { gridArea: 'icon' },
  },
});
const Mark = chakra(
  'input',
  {
    base: {
      gridArea: 'mark',
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
const Words = chakra('span', { base: { gridArea: 'text' } });
const Name = chakra('span', { base: { display: 'block', fontWeight: 'semibold' } });
const Text = chakra('span', { base: { display: 'block', textStyle: 'hint', lineHeight: 'snug', textWrap: 'balance' } });

/** Asks for the role, the field `role` of the form around it, by a card for each. */
export function RoleField() {
  const { registered, error } = useBound('role');
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <Group aria-required aria-describedby={hintId}>
      <Legend>Role</Legend>
      <Cards>
        {CHOICES.map(({ role, name, text, Icon }) => (
          <Card key={role}>
            <Mark
              value={role}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              {...registered}
            />
            <Icon size={26} aria-hidden />
            <Words>
              <Name>{name}</Name>
              <Text>{text}</Text>
            </Words>
          </Card>
        ))}
      </Cards>
      <Hint id={hintId}>This cannot be changed later.</Hint>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}

/** The role that a text names; undefined where it names none that may be chosen. */
export function roleNamed(text: string | null): ChoosableRole | undefined {
  return CHOICES.find(({ role }) => role === text)?.role;
}
