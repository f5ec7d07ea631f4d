import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { Eye, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { missingParts } from '../missing-parts.ts';
import type { EditAt } from './store-body.tsx';
import { paths } from '../../../shared/paths.ts';
import { chakra, Hint, sheet } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { Button, ButtonLink, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { useEditButton } from '../../../shared/ui/buttons/use-edit-button.ts';

/** The way back, and for an owner what changes the store, in one line where there is room. */
export const TopLine = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    columnGap: '4',
    marginBottom: { base: '4', md: '3' },
    _empty: { display: 'none' },
  },
});

/** In one line with the way back where there is room. */
const Bar = chakra('section', {
  base: {
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { md: 'flex-end' },
    alignItems: 'center',
    columnGap: '2',
    rowGap: '2',
    minWidth: '0',
  },
});
const Words = chakra('p', {
  base: { marginRight: { md: '2' }, fontWeight: 'semibold', width: { base: 'full', md: 'auto' } },
});
const Tools = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    flex: { base: '1', md: 'none' },
    '& > button': {
      flex: { base: '1', md: 'none' },
      whiteSpace: 'nowrap',
      paddingX: { base: '3', md: '4' },
      bg: 'surface',
      _hover: { bg: 'sunken' },
    },
  },
});
/** On phones in the line of the way back. */
const Ways = chakra('div', {
  base: {
    position: { base: 'absolute', md: 'static' },
    top: '0',
    right: '-2',
    display: 'flex',
    alignItems: 'center',
    gap: { md: '2' },
    '& > button': {
      borderWidth: { md: '1px' },
      borderColor: { md: 'controlLine' },
      bg: { md: 'surface' },
      _hover: { bg: 'sunken' },
    },
  },
});
/** Parts that are not there yet, each with the way to add it. */
const Missing = chakra('section', {
  base: {
    ...sheet,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '2',
    paddingX: { base: '4', md: '6' },
    paddingY: '3',
    '& > p': { marginRight: '2' },
    '& > a, & > button': { fontSize: 'sm', paddingX: '3', borderRadius: 'full', borderStyle: 'dashed' },
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

/** Stands above what visitors see of a store: its owner's tools. */
export function OwnerBar({ store, isPassed, asVisitor, onView, editButton, onEdit, onPersonalize }: OwnerBarProps) {
  const viewButton = useEditButton(asVisitor);
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asVisitor) backButton.current?.focus();
  }, [asVisitor]);
  return (
    <Bar aria-label="Your store" data-actions-of-screen>
      {asVisitor && <Words>Your store, as visitors see it</Words>}
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

/** Invites to each part that a store lacks of what owners look for; nothing when it has them all. */
export function MissingParts({ store, onEdit }: { store: StoreView; onEdit: EditAt }) {
  const missing = missingParts(store);
  if (missing.length === 0) return null;
  return (
    <Missing aria-label="What your store lacks">
      <Hint>Owners also look for</Hint>
      {missing.map(({ name, at }) =>
        'to' in at ? (
          <ButtonLink key={name} variant="outline" to={at.to}>
            <Plus aria-hidden />
            {name}
          </ButtonLink>
        ) : (
          <Button key={name} variant="outline" onClick={() => onEdit(at.field)}>
            <Plus aria-hidden />
            {name}
          </Button>
        ),
      )}
    </Missing>
  );
}
