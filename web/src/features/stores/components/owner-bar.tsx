import type { StoreView } from '@doubloon/contract/stores/store.ts';
import type { RefObject } from 'react';
import { missingParts } from '../missing-parts.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Hint, sheet } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';

const Bar = chakra('section', {
  base: {
    ...sheet,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '2',
    paddingX: { base: '4', md: '6' },
    paddingY: '3',
  },
});
const Words = chakra('div', {
  base: { flex: '1 1 16rem', minWidth: '0', minHeight: '12', '& strong': { display: 'block' } },
});
const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > button': { whiteSpace: 'nowrap', paddingX: { base: '3', md: '4' } },
  },
});

interface OwnerBarProps {
  store: StoreView;
  /** True while the store is only what the screen before knew of it. */
  isPassed: boolean;
  /** True where it is shown without what only its owner sees. */
  asVisitor: boolean;
  onView: (asVisitor: boolean) => void;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onPersonalize: () => void;
}

/** What an owner does with their store, and what it lacks, above what its visitors see. */
export function OwnerBar({ store, isPassed, asVisitor, onView, editButton, onEdit, onPersonalize }: OwnerBarProps) {
  return (
    <Bar aria-label="Your store">
      <Words>
        <strong>{asVisitor ? 'Your store, as visitors see it' : 'This is your store'}</strong>
        {!isPassed && <Missing store={store} />}
      </Words>
      <Tools>
        {!isPassed && !asVisitor && (
          <Button variant="outline" ref={editButton} onClick={onEdit}>
            {storesText.edit}
          </Button>
        )}
        {!asVisitor && (
          <Button variant="outline" onClick={onPersonalize}>
            {storesText.personalize}
          </Button>
        )}
        <Button variant="outline" onClick={() => onView(!asVisitor)}>
          {asVisitor ? 'Back to editing' : 'View as visitor'}
        </Button>
        <ShareButton title={store.name || storesText.unknownCreator} path={paths.store(store.id)} />
      </Tools>
    </Bar>
  );
}

function Missing({ store }: Pick<OwnerBarProps, 'store'>) {
  const missing = missingParts(store);
  if (missing.length === 0) return <Hint>It has all that owners look for.</Hint>;
  return (
    <Hint>
      Owners also look for:{' '}
      {missing.map(({ name, to }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          {to ? <TextLink to={to}>{name}</TextLink> : name}
        </span>
      ))}
    </Hint>
  );
}
