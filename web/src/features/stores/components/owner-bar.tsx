import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { Eye } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { missingParts } from '../missing-parts.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Hint, sheet } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { useEditButton } from '../../../shared/ui/buttons/use-edit-button.ts';

const Bar = chakra('section', {
  base: {
    ...sheet,
    display: 'grid',
    gridTemplateAreas: { base: '"words ways" "tools tools"', md: '"words tools ways"' },
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    columnGap: '2',
    rowGap: '2',
    paddingX: { base: '4', md: '6' },
    paddingY: '3',
  },
});
const Words = chakra('div', { base: { gridArea: 'words', minHeight: '12', '& strong': { display: 'block' } } });
const Tools = chakra('div', {
  base: {
    gridArea: 'tools',
    display: 'flex',
    gap: '2',
    '& > button': { whiteSpace: 'nowrap', paddingX: { base: '3', md: '4' } },
  },
});
const Ways = chakra('div', { base: { gridArea: 'ways', display: 'flex', alignItems: 'center', gap: '1' } });

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

/** Stands above what visitors see of a store: its owner's tools, and what it lacks. */
export function OwnerBar({ store, isPassed, asVisitor, onView, editButton, onEdit, onPersonalize }: OwnerBarProps) {
  const viewButton = useEditButton(asVisitor);
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asVisitor) backButton.current?.focus();
  }, [asVisitor]);
  return (
    <Bar aria-label="Your store">
      <Words>
        <strong>{asVisitor ? 'Your store, as visitors see it' : 'This is your store'}</strong>
        {!isPassed && <Missing store={store} />}
      </Words>
      <Tools>
        {asVisitor ? (
          <Button variant="outline" ref={backButton} onClick={() => onView(false)}>
            Back to editing
          </Button>
        ) : (
          <>
            {!isPassed && (
              <Button variant="outline" ref={editButton} onClick={onEdit}>
                {storesText.edit}
              </Button>
            )}
            <Button variant="outline" onClick={onPersonalize}>
              {storesText.personalize}
            </Button>
          </>
        )}
      </Tools>
      <Ways>
        {!asVisitor && (
          <IconButton label="View as visitor" ref={viewButton} onClick={() => onView(true)}>
            <Eye aria-hidden />
          </IconButton>
        )}
        <ShareButton title={store.name || storesText.unknownCreator} path={paths.store(store.id)} />
      </Ways>
    </Bar>
  );
}

function Missing({ store }: Pick<OwnerBarProps, 'store'>) {
  const missing = missingParts(store);
  if (missing.length === 0) return <Hint>Your store is complete.</Hint>;
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
