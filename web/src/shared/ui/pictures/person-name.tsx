import { chakra } from '../../style/chakra.tsx';
import { Avatar } from './avatar.tsx';

/** One line of text, whose height the picture does not change. */
const Line = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minWidth: '0', marginY: '-1' },
});

/** Somebody's picture and name in a row of a list; `picture` is an address, or null for their initials. */
export function PersonName({ name, picture }: { name: string; picture: string | null }) {
  return (
    <Line data-person>
      <Avatar name={name} src={picture} size="8" />
      <span data-name>{name}</span>
    </Line>
  );
}
