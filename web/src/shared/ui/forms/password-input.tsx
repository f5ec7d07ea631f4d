import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { IconButton } from '../buttons/button.tsx';
import { TextInput } from './field.tsx';

/** A password with a button that shows and hides it. */
export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const [shown, setShown] = useState(false);
  return (
    <chakra.div position="relative">
      <TextInput {...props} type={shown ? 'text' : 'password'} paddingRight="12" />
      <chakra.div position="absolute" right="0" top="0" color="muted">
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </chakra.div>
    </chakra.div>
  );
}
