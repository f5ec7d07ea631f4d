import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card, chakra, Detail, Muted, SectionTitle } from '../../../shared/style/chakra.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { MAX_STEPS, type NextStep } from '../next-steps.ts';

const Way = chakra(Link, {
  base: {
    display: 'grid',
    // On phones the mark stands below the words, which need the width.
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    rowGap: '1.5',
    minHeight: 'touch',
    paddingX: '3',
    paddingY: '2.5',
    borderRadius: 'md',
    _hover: { bg: 'raised' },
  },
});

/** The place of somebody's picture; without one, the words begin where it would. */
const Face = chakra('span', {
  base: {
    gridColumn: '1',
    gridRow: { base: '1 / span 2', sm: '1' },
    alignSelf: 'start',
    marginTop: '0.5',
    marginRight: '3',
  },
});

interface NextStepsCardProps {
  /** The steps in their order; undefined while they are not known. */
  steps: readonly NextStep[] | undefined;
  /** Text shown when there are no steps. */
  nothing?: string;
}

/** Card of a person's next steps, and of those they wait for others to take. */
export function NextStepsCard({ steps, nothing }: NextStepsCardProps) {
  const [unfolded, setUnfolded] = useState(false);
  if (!steps) return <Skeleton height="64" borderRadius="lg" />;
  const more = steps.length - MAX_STEPS;
  return (
    <Card>
      <SectionTitle marginBottom="2">What to do next</SectionTitle>
      {steps.length === 0 && <Muted>{nothing}</Muted>}
      <chakra.ul listStyleType="none" marginX="-3">
        {(unfolded ? steps : steps.slice(0, MAX_STEPS)).map(({ id, text, detail, to, picture, mine }) => (
          <li key={id}>
            <Way to={to}>
              {picture !== undefined && (
                <Face>
                  <Avatar src={picture} />
                </Face>
              )}
              <chakra.span gridRow="1" gridColumn="2" minWidth="0">
                <chakra.span display="block" fontWeight="semibold">
                  {text}
                </chakra.span>
                <Detail lineClamp="2">{detail}</Detail>
              </chakra.span>
              <chakra.span
                gridRow={{ base: '2', sm: '1' }}
                gridColumn={{ base: '2', sm: '3' }}
                marginLeft={{ sm: '3' }}
              >
                {mine !== undefined && (
                  <Badge colorPalette={mine ? 'gold' : 'plain'}>{mine ? 'Your turn' : 'Waiting'}</Badge>
                )}
              </chakra.span>
              <chakra.span gridRow={{ base: '1 / span 2', sm: '1' }} gridColumn={{ base: '3', sm: '4' }} marginLeft="3">
                <ChevronRight size={18} aria-hidden />
              </chakra.span>
            </Way>
          </li>
        ))}
      </chakra.ul>
      {more > 0 && (
        <Button
          variant="quiet"
          paddingX="3"
          marginLeft="-3"
          marginTop="2"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Show fewer' : `Show ${more} more`}
        </Button>
      )}
    </Card>
  );
}
