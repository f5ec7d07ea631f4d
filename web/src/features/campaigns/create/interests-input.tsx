import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { chakra, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { TextInput } from '../../../shared/ui/forms/field.tsx';
import { interestsOf, MAX_INTEREST_LENGTH } from './interests.ts';

const Interest = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'touch',
    paddingX: '4',
    bg: 'goldWash',
    borderRadius: 'full',
    fontWeight: 'medium',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& svg': { width: '1rem', height: '1rem', flexShrink: 0 },
  },
});

interface InterestsInputProps {
  /** All interests, separated by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** Words that become chips: Enter or a comma adds one, pressing a chip or Backspace in an empty field takes one away. */
export function InterestsInput({ value, onChange }: InterestsInputProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const interests = interestsOf(value);

  const add = (text: string) => {
    setTyped('');
    const known = new Set(interests.map((interest) => interest.toLowerCase()));
    const fresh = interestsOf(text).filter((interest) => !known.has(interest.toLowerCase()));
    if (fresh.length > 0) onChange([...interests, ...fresh].join(', '));
  };
  const remove = (index: number) => {
    onChange(interests.filter((_, other) => other !== index).join(', '));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && interests.length > 0) remove(interests.length - 1);
  };
  return (
    <Stack gap="2.5">
      <TextInput
        ref={input}
        value={typed}
        maxLength={MAX_INTEREST_LENGTH}
        placeholder="Street food, Travel, ..."
        enterKeyHint="done"
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
      {interests.length > 0 && (
        <Wrap gap="2">
          {interests.map((interest, index) => (
            <Interest key={interest} type="button" aria-label={`Remove ${interest}`} onClick={() => remove(index)}>
              {interest}
              <X aria-hidden />
            </Interest>
          ))}
        </Wrap>
      )}
    </Stack>
  );
}
