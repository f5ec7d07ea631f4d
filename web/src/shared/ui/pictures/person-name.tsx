import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { Avatar } from './avatar.tsx';

/** One line of text, whose height the picture does not change. */
const Line = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minWidth: '0', marginY: '-1' },
});

interface PersonNameProps {
  name: string;
  /** Its address, or null for their initials. */
  picture: string | null;
  size?: ComponentProps<typeof Avatar>['size'];
}

/** Somebody's picture and name in a row of a list. */
export function PersonName({ name, picture, size = '8' }: PersonNameProps) {
  return (
    <Line data-person>
      <Avatar name={name} src={picture} size={size} />
      <span data-name>{name}</span>
    </Line>
  );
}
