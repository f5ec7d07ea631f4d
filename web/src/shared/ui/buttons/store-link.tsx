import type { ComponentProps } from 'react';
import { paths } from '../../paths.ts';
import { ButtonLink } from './button.tsx';

interface StoreLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> {
  creatorId: string;
}

/** Leads to the store of the creator whose work somebody looks at. */
export function StoreLink({ creatorId, ...rest }: StoreLinkProps) {
  return (
    <ButtonLink variant="outline" {...rest} to={paths.store(creatorId)}>
      See store
    </ButtonLink>
  );
}
