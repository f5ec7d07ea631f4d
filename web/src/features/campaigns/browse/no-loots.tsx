import type { Role } from '@doubloon/contract/shared/roles.ts';
import { paths } from '../../../shared/paths.ts';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { chakra, Muted, SectionTitle, sheet, Wrap } from '../../../shared/style/chakra.tsx';

/** A line instead of a whole state, because loots stand below it. */
const Strip = chakra(Wrap, {
  base: {
    ...sheet,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingX: { base: '4', md: '5' },
    paddingY: '4',
    borderLeftWidth: '4px',
    borderLeftColor: 'accent',
  },
});
const Words = chakra('div', { base: { flex: '1', minWidth: 'min(16rem, 100%)' } });

interface NoLootsProps {
  /** True when there are more loots that were not looked at yet. */
  goesOn: boolean | undefined;
  narrowed: boolean;
  /** True when there are loots, all of them answered by the visitor. */
  answered?: boolean;
  role: Role | undefined;
  onClear: () => void;
  /** Shows full loots as well; undefined when they are shown already. */
  onFull: (() => void) | undefined;
}

/** Stands where the marketplace has nothing to show, or nothing new, with what to do next. */
export function NoLoots({ goesOn, narrowed, answered = false, role, onClear, onFull }: NoLootsProps) {
  const text = goesOn
    ? 'Show more to search on.'
    : narrowed
      ? 'Try fewer filters, or other words.'
      : 'New loots appear here as soon as they are paid for.';
  if (answered) {
    return (
      <Strip>
        <Words>
          <SectionTitle>{goesOn ? 'Nothing new so far' : 'Nothing new just now'}</SectionTitle>
          <Muted>You have answered all of these loots. {text}</Muted>
        </Words>
        {narrowed ? (
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          <ButtonLink variant="outline" to={paths.ownApplications}>
            See my applications
          </ButtonLink>
        )}
      </Strip>
    );
  }
  return (
    <EmptyState
      drawing="chest"
      title={goesOn ? 'Nothing found so far' : 'No loots found'}
      text={text}
      action={
        <Wrap justifyContent="center" gap="3">
          {narrowed && <Button onClick={onClear}>Clear filters</Button>}
          {onFull && (
            <Button variant="outline" onClick={onFull}>
              Show loots with all slots taken
            </Button>
          )}
          {!narrowed && role === 'business_owner' && (
            <ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>
          )}
        </Wrap>
      }
    />
  );
}
