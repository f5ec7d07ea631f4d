import { useId, type ReactNode } from 'react';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';

const Part = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    marginBottom: '5',
    paddingBottom: '5',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
const Title = chakra('h3', { base: { fontSize: 'md' } });
const Row = chakra(Wrap, { base: { alignItems: 'center', gap: '5' } });

/** The picture of one's profile with what changes it, above the basic information. */
export function PicturePart({ children }: { children: ReactNode }) {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <Title id={titleId}>Profile Picture</Title>
      <Row>{children}</Row>
    </Part>
  );
}
