import type { Role } from '@doubloon/contract/shared/roles.ts';
import { paths } from '../../../shared/paths.ts';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { Wrap } from '../../../shared/style/chakra.tsx';

interface NoLootsProps {
  /** True when there are more loots that were not looked at yet. */
  goesOn: boolean | undefined;
  narrowed: boolean;
  role: Role | undefined;
  onClear: () => void;
  /** Shows full loots as well; undefined when they are shown already. */
  onFull: (() => void) | undefined;
}

/** Stands where the marketplace has nothing to show, with what to do next. */
export function NoLoots({ goesOn, narrowed, role, onClear, onFull }: NoLootsProps) {
  return (
    <EmptyState
      drawing="chest"
      title={goesOn ? 'Nothing found so far' : 'No loots found'}
      text={
        goesOn
          ? 'Show more to search on.'
          : narrowed
            ? 'Try fewer filters, or other words.'
            : 'New loots appear here as soon as they are paid for.'
      }
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
