import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { chakra, Stack } from '../../../../shared/style/chakra.tsx';
import { Optional } from '../chip-group.tsx';

const Fold = chakra('details', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    paddingX: '4',
    '&[open] > summary svg': { transform: 'rotate(45deg)' },
  },
});
const Opener = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    fontWeight: 'medium',
    color: 'seaText',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: '0', transition: 'transform 140ms' },
  },
});

interface FoldedFieldsProps {
  title: string;
  /** True while one of them has something in it, or something wrong: then they are open. */
  used: boolean;
  wrong: boolean;
  children: ReactNode;
}

/** Fields that most people leave empty, folded up; not while one of them is wrong, which the form then leads to. */
export function FoldedFields({ title, used, wrong, children }: FoldedFieldsProps) {
  const [pressed, setPressed] = useState<boolean>();
  return (
    <Fold open={wrong || (pressed ?? used)} onToggle={({ currentTarget }) => setPressed(currentTarget.open)}>
      <Opener onClick={(event) => wrong && event.preventDefault()}>
        <Plus size={18} aria-hidden />
        <span>
          {title} <Optional />
        </span>
      </Opener>
      <Stack gap="5" paddingTop="2" paddingBottom="4" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </Stack>
    </Fold>
  );
}
