import { listFlags } from '@doubloon/contract/flags/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/queries/query.ts';
import { chakra } from '../style/chakra.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { QueryView } from '../ui/lists/query-view.tsx';

/** The flags of a treasure and its latest proof, in general words for its owner; nothing when all fits. */
export function DeliverableFlags({ deliverableId }: { deliverableId: string }) {
  const flags = useQuery(queryOf(listFlags, { params: { id: deliverableId } }));
  return (
    <QueryView beside query={flags} problem="Failed to load what does not fit" missing={null} pending={null}>
      {(found) =>
        found.length > 0 && (
          <Notice colorPalette="gold" title="Look closely at this one">
            <chakra.ul fontSize="sm" listStyleType="disc" paddingLeft="5" marginY="1">
              {found.map(({ sentence }) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </chakra.ul>
            <chakra.p fontSize="sm">
              None of this decides anything by itself. Where it weighs enough, our team looks at the payment before it
              is made.
            </chakra.p>
          </Notice>
        )
      }
    </QueryView>
  );
}
