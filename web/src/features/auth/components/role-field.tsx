import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { Megaphone, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useBound } from '../../../shared/form/form-parts.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { ChoiceCard, ChoiceCards } from '../../../shared/ui/forms/choice-card.tsx';
import { FieldError } from '../../../shared/ui/forms/field.tsx';

/** The role that a registration has unless another is chosen. */
export const USUAL_ROLE: ChoosableRole = 'content_creator';

const CHOICES = [
  {
    role: 'content_creator',
    name: 'Content Creator',
    text: 'Post about brands on your channels, get paid for views.',
    Icon: Sparkles,
  },
  {
    role: 'business_owner',
    name: 'Business Owner',
    text: 'Fund a campaign, choose creators, pay for views.',
    Icon: Megaphone,
  },
] as const;

const Group = chakra(
  'fieldset',
  { base: { minWidth: '0', marginBottom: '2.5' } },
  { defaultProps: { role: 'radiogroup' } },
);
const Legend = chakra('legend', { base: { float: 'left', fontWeight: 'semibold', fontSize: 'sm', marginRight: '3' } });
const Aside = chakra('p', { base: { textStyle: 'hint', marginBottom: '2' } });
/** Asks for the role, the field `role` of the form around it, by a card for each. */
export function RoleField() {
  const { registered, error } = useBound('role');
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <Group aria-required aria-describedby={hintId}>
      <Legend>Role</Legend>
      <Aside id={hintId}>Cannot be changed later.</Aside>
      <ChoiceCards clear="both">
        {CHOICES.map(({ role, name, text, Icon }) => (
          <ChoiceCard
            key={role}
            value={role}
            name={name}
            text={text}
            icon={<Icon size={22} aria-hidden />}
            errorId={error && errorId}
            bound={registered}
          />
        ))}
      </ChoiceCards>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}

/** The role that a text names; undefined where it names none that may be chosen. */
export function roleNamed(text: string | null): ChoosableRole | undefined {
  return CHOICES.find(({ role }) => role === text)?.role;
}
